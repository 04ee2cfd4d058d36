import { type DateColumn, dateColumn } from '../dates/date-column.ts'
import type { WrittenMoment } from '../imported-workout.ts'
import type { FileReport } from '../workouts/report.ts'
import { type WorkoutDrafts, workoutDrafts } from '../workouts/workout-drafts.ts'
import type { ReadOptions, Told } from './dialect.ts'
import type { ColumnReader, Table, TableRow } from './table.ts'

/** A row with a date and an exercise. */
export type DatedRow = {
  readonly row: TableRow
  readonly start: WrittenMoment
  readonly name: string
  readonly dates: DateColumn
  readonly drafts: WorkoutDrafts
}

type Rows = {
  readonly table: Table
  readonly report: FileReport
  readonly options: ReadOptions
  readonly date: ColumnReader
  /** Other columns of dates, which are written in the same way. */
  readonly moreDates?: readonly ColumnReader[]
  readonly exercise: ColumnReader
}

/** Reads the rows of a table of sets one by one; a row without a date or without an exercise is a problem. */
export function readRows(
  { table, report, options, date, moreDates = [], exercise }: Rows,
  read: (row: DatedRow) => void,
): Told {
  const dates = dateColumn(
    [date, ...moreDates].flatMap((column) => table.rows.map(column.at)),
    options,
  )
  const drafts = workoutDrafts(report)
  for (const row of table.rows) {
    const start = dates.read(date.at(row))
    const name = exercise.at(row)
    if (start === null) report.problem(row.line, 'date', date.at(row))
    else if (name === '') report.problem(row.line, 'no-exercise', row.fields.join(' '))
    else read({ row, start, name, dates, drafts })
  }
  return { workouts: drafts.close(), ...askedOrder(dates) }
}

/** The question of the order of day and month, where the dates leave it open. */
export const askedOrder = ({ ambiguous }: DateColumn): Pick<Told, 'questions'> =>
  ambiguous === null ? {} : { questions: { dayOrder: ambiguous } }
