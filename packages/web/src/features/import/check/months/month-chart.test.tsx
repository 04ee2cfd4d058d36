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
