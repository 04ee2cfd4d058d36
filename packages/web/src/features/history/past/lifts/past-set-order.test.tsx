// @vitest-environment happy-dom
import type { PastRow } from '@fonte/domain/history/past/form'
import { cleanup, render } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { PastSetOrder } from './past-set-order.tsx'

const row: PastRow = { key: 0, kind: 'work', reps: '8', weight: '0' }
const nothing = () => undefined

afterEach(cleanup)

it('sets that are reordered bear the marks of the form, and say their kind, side and assistance', () => {
  const rows: readonly PastRow[] = [
    { ...row, kind: 'warmup', reps: '5', weight: '20' },
    { ...row, key: 1, side: 'left', weight: '12.5' },
    { ...row, key: 2, assist: '22.5' },
  ]
  const { container } = render(<PastSetOrder rows={rows} onMove={nothing} onDone={nothing} onSay={nothing} />)
  const lines = [...container.querySelectorAll('.figure')].map(({ textContent }) =>
    (textContent ?? '').replaceAll(/\s/g, ' '),
  )
  expect(lines).toEqual([
    'É',
    '5 × 20 kg · Échauffement',
    '1',
    '8 × 12,5 kg · Gauche',
    '2',
    '8 rép. · assistance 22,5 kg',
  ])
})
