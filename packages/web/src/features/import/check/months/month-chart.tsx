import { memo } from 'react'
import { useFormats, useWords } from '../../../../platform/words/words.ts'
import { ChartTable } from '../../../statistics/charts/chart-table.tsx'
import type { FilePlan } from '../../file/file-summary.ts'
import { importMessages } from '../../import-messages.ts'

const width = 500
const height = 104
/** A slab is no higher than this, with the space above it. */
const tallest = 7
const widest = 40

/**
 * The workouts of a file by month, one slab each: filled is to be added, hollow is not. A file may have thousands: they are
 * drawn anew with another plan only.
 */
export const MonthChart = memo(function MonthChart({ plan }: { plan: FilePlan }) {
  const { months, counts, first, last } = plan
  const words = useWords(importMessages)
  const { date, number } = useFormats()
  if (first === null || last === null) return null
  const most = Math.max(...months.map(({ fresh, known }) => fresh + known))
  const size = { slab: Math.min(tallest, height / most), column: Math.min(widest, width / months.length) }
  const known = Object.values(counts).reduce((sum, count) => sum + count, 0) - counts.new
  const hollow = months.map(({ known: count }) => ({ from: 0, count }))
  const filled = months.map(({ known: from, fresh: count }) => ({ from, count }))
  return (
    <figure className="month-chart">
      <svg viewBox={`0 0 ${width} ${height + 4}`} role="img" aria-label={words.byMonth(counts.new, known)}>
        <path d={slabsOf(hollow, size)} fill="none" stroke="var(--edge)" />
        <path d={slabsOf(filled, size)} fill="var(--text)" />
        <path d={`M0 ${height + 2}H${width}`} stroke="var(--rule)" strokeWidth="4" />
      </svg>
      <figcaption className="secondary-text">
        {words.span(date(`${first}T12:00:00`), date(`${last}T12:00:00`))} {known > 0 && words.hollow}
      </figcaption>
      <ChartTable
        title={words.workoutsByMonth}
        columns={[words.month, words.freshOnes, words.otherOnes]}
        rows={months.toReversed().map(({ month, fresh, known: others }) => ({
          key: month,
          cells: [date(`${month}-15T12:00:00`, 'month'), number(fresh), number(others)],
        }))}
      />
    </figure>
  )
})

/** The slabs that a month has of one sort: how many, and from which place on. */
interface Stack {
  readonly from: number
  readonly count: number
}

/**
 * The slabs of all months as one path, and as one slab of each month where there is no space between them: a file may have
 * thousands. Of a column that is too narrow for a space of 2 beside its slabs they take half.
 */
function slabsOf(stacks: readonly Stack[], { slab, column }: { slab: number; column: number }): string {
  const gap = slab > 3 ? 1.2 : 0
  const wide = Math.max(column - 2, column / 2)
  return stacks
    .map(({ from, count }, month) => {
      const left = month * column + (column - wide) / 2
      const [slabs, each] = gap === 0 ? [Math.min(count, 1), count * slab] : [count, slab]
      const outline = `h${wide.toFixed(2)}v${(each - gap).toFixed(2)}h-${wide.toFixed(2)}z`
      const tops = Array.from({ length: slabs }, (_, index) => height - from * slab - (index + 1) * each + gap)
      return tops.map((top) => `M${left} ${top.toFixed(2)}${outline}`).join('')
    })
    .join('')
}
