// @vitest-environment happy-dom
import { cleanup, screen, within } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { showPart } from '../../../../ui/test-kit/show-pages.tsx'
import type { FilePlan } from '../../file/file-summary.ts'
import { MonthChart } from './month-chart.tsx'

afterEach(cleanup)

const counts = { new: 12, there: 3, 'other-zone': 0, changed: 0, gone: 0, 'possible-duplicate': 0 }
const plan: FilePlan = {
  counts,
  sets: counts,
  named: { 'other-zone': [], changed: [], gone: [], 'possible-duplicate': [] },
  months: [
    { month: '2026-09', fresh: 8, known: 0 },
    { month: '2026-10', fresh: 4, known: 3 },
  ],
  first: '2026-09-02',
  last: '2026-10-30',
  problems: [],
  problemCount: 0,
}

it('the months of a file stand in a table, too, the latest first', async () => {
  const { user } = await showPart(<MonthChart plan={plan} />)
  await user.click(screen.getByText('Voir en tableau'))
  const rows = within(screen.getByRole('table')).getAllByRole('row')
  expect(rows.map((row) => [...row.children].map((cell) => cell.textContent))).toEqual([
    ['Mois', 'Nouvelles', 'Autres'],
    ['octobre\u00a02026', '4', '3'],
    ['septembre\u00a02026', '8', '0'],
  ])
})

it('the months are drawn as two shapes, however many they are: what is to be added, and what is here', async () => {
  const { container } = await showPart(<MonthChart plan={plan} />)
  const shapes = [...container.querySelectorAll('path[fill]')]
  const slabsOf = (shape: Element) => (shape.getAttribute('d') ?? '').match(/M/gu)?.length
  expect(shapes.map((shape) => [shape.getAttribute('fill'), slabsOf(shape)])).toEqual([
    ['none', 3],
    ['var(--text)', 12],
  ])
  expect(shapes[1]?.getAttribute('d')).toContain('M1 98.20h38.00v5.80h-38.00z')
  expect(shapes[1]?.getAttribute('d')).toContain('M41 77.20h38.00v5.80h-38.00z')
})

it('the months of more than twenty years are slabs, too, each within its column', async () => {
  const months = Array.from({ length: 400 }, (_, index) => {
    const month = new Date(Date.UTC(1993, index)).toISOString().slice(0, 7)
    return { month, fresh: 1, known: 0 }
  })
  const { container } = await showPart(<MonthChart plan={{ ...plan, months }} />)
  const drawn = [...container.querySelectorAll('path[fill]')].map((path) => path.getAttribute('d')).join('')
  const slabs = drawn.match(/M[^M]+/gu) ?? []
  expect(slabs).toHaveLength(400)
  expect(slabs[1]).toBe('M1.5625 98.20h0.63v5.80h-0.63z')
})
