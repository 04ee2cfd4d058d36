import { clockOfMoment } from '../dates/moment-day.ts'
import type { WrittenMoment } from '../imported-workout.ts'
import { columnsOf, type ReadOptions, type TableDialect, type Told } from '../table/dialect.ts'
import { figureReader } from '../table/figures.ts'
import { readRows } from '../table/read-rows.ts'
import { columnOf, type Table, type TableRow } from '../table/table.ts'
import { setOf } from '../values/set-figures.ts'
import type { FileReport } from '../workouts/report.ts'

const needed = [['date'], ['exercise'], ['reps'], ['weight', 'weightkg'], ['iswarmup'], ['multiplier']]
const known = ['duration', 'durations', 'distance', 'distancem', 'incline', 'resistance', 'note']

/** Fitbod's workouts: rows without a workout of their own; what lies further apart than three hours is another one. */
export const fitbod: TableDialect = { format: 'fitbod', ...columnsOf(needed, known), read: readFitbod }

const longestGap = 3 * 3_600_000

/** What a workout of Fitbod is told by: how many gaps there were before it. One that goes on past midnight is one. */
function readFitbod(table: Table, report: FileReport, options: ReadOptions): Told {
  const date = columnOf(table, ['date'])
  const warmup = columnOf(table, ['iswarmup'])
  const notes = columnOf(table, ['note'])
  const tellUnread = unreadTeller(table, report)
  const figures = figureReader(table, report, {
    reps: [columnOf(table, ['reps']), 'reps'],
    weight: [columnOf(table, ['weight', 'weightkg']), 'weight'],
    seconds: [columnOf(table, ['duration', 'durations']), 'seconds'],
    distance: [columnOf(table, ['distance', 'distancem']), 'distance'],
  })
  // Fitbod writes the newest first, and a workout begins with its earliest row.
  const oldestFirst = { ...table, rows: sortedByDate(table, date.at) }
  const keyOf = workoutKeys()
  return readRows(
    { table: oldestFirst, report, options, date, exercise: columnOf(table, ['exercise']) },
    ({ row, start, name, drafts }) => {
      const found = figures(row)
      if (found === null) return
      const weight = found.weight === null ? null : ({ figure: found.weight, unit: 'kg' } as const)
      const distance = found.distance === null ? null : ({ figure: found.distance, unit: 'm' } as const)
      const set = setOf(row.line, name, { ...found, weight, distance }, report)
      if (set === null) return
      tellUnread(row)
      const note = notes.at(row)
      const draft = drafts.of(keyOf(start), () => ({ line: row.line, start, title: '' }))
      draft.add(
        { name },
        {
          ...set,
          ...(/^(?:true|1|yes)$/iu.test(warmup.at(row)) && { kind: 'warmup' as const }),
          ...(note !== '' && { note }),
        },
      )
    },
  )
}

/** Counts what the log has nothing for: a set of both sides keeps the weight and the repetitions as written. */
function unreadTeller(table: Table, report: FileReport): (row: TableRow) => void {
  const unread = [
    ['both-sides-not-read', columnOf(table, ['multiplier']), 1],
    ['incline-not-read', columnOf(table, ['incline']), 0],
    ['resistance-not-read', columnOf(table, ['resistance']), 0],
  ] as const
  return (row) => {
    for (const [what, column, usual] of unread) {
      const text = column.at(row)
      if (text !== '' && Number(text.replace(',', '.')) !== usual) report.remark(what)
    }
  }
}

/** The rows by their dates as text, which are ISO 8601; rows of one moment stay in the order of the file. */
const sortedByDate = ({ rows }: Table, dateOf: (row: Table['rows'][number]) => string) =>
  rows.toSorted((one, other) => (dateOf(one) < dateOf(other) ? -1 : dateOf(one) > dateOf(other) ? 1 : 0))

/** Numbers the workouts of moments that come in order. */
function workoutKeys(): (start: WrittenMoment) => string {
  let last = Number.NEGATIVE_INFINITY
  let count = 0
  return (start) => {
    const at = clockOfMoment(start)
    if (at - last > longestGap) count += 1
    last = at
    return String(count)
  }
}
