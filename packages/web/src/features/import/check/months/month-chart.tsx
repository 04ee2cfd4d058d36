import { useFormats, useWords } from '../../../../platform/words/words.ts'
import { ChartTable } from '../../../statistics/charts/chart-table.tsx'
import type { FilePlan } from '../../file/file-summary.ts'
import { importMessages } from '../../import-messages.ts'

const width = 500
const height = 104
/** A slab is no higher than this, with the space above it. */
const tallest = 7
const widest = 40

/** The workouts of a file by month, one slab each: filled is to be added, hollow is not. */
export function MonthChart({ plan: { months, counts, first, last } }: { plan: FilePlan }) {
  const words = useWords(importMessages)
  const { date, number } = useFormats()
  if (first === null || last === null) return null
  const most = Math.max(...months.map(({ fresh, known }) => fresh + known))
  const [slab, column] = [Math.min(tallest, height / most), Math.min(widest, width / months.length)]
  const known = Object.values(counts).reduce((sum, count) => sum + count, 0) - counts.new
  const bars = months.map(({ month, fresh, known: hollow }, index) => {
    const at = index * column
    return (
      <g key={month}>
        <Slabs x={at} from={0} count={hollow} slab={slab} column={column} hollow />
        <Slabs x={at} from={hollow} count={fresh} slab={slab} column={column} />
      </g>
    )
  })
  return (
    <figure className="month-chart">
      <svg viewBox={`0 0 ${width} ${height + 4}`} role="img" aria-label={words.byMonth(counts.new, known)}>
        {bars}
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
}

interface SlabsProps {
  x: number
  from: number
  count: number
  slab: number
  column: number
  hollow?: boolean
}

/**
 * Slabs over each other as one path, and as one slab where there is no space between them: a file may have thousands. Of a
 * column that is too narrow for a space of 2 beside its slabs they take half.
 */
function Slabs({ x, from, count, slab, column, hollow = false }: SlabsProps) {
  const gap = slab > 3 ? 1.2 : 0
  const [slabs, each] = gap === 0 ? [Math.min(count, 1), count * slab] : [count, slab]
  const wide = Math.max(column - 2, column / 2)
  const left = x + (column - wide) / 2
  const d = Array.from({ length: slabs }, (_, index) => {
    const top = height - from * slab - (index + 1) * each + gap
    return `M${left} ${top.toFixed(2)}h${wide.toFixed(2)}v${(each - gap).toFixed(2)}h-${wide.toFixed(2)}z`
  }).join('')
  return <path d={d} fill={hollow ? 'none' : 'var(--text)'} stroke={hollow ? 'var(--edge)' : 'none'} />
}
