import type { SetKind } from '../../../set/kind.ts'
import type { ImportedSet } from '../../imported-workout.ts'
import { columnsOf, type TableDialect, type Told } from '../../table/dialect.ts'
import { figureReader } from '../../table/figures.ts'
import { readRows } from '../../table/read-rows.ts'
import { type ColumnReader, columnOf, type Table, type TableRow } from '../../table/table.ts'
import { setOf } from '../../values/set-figures.ts'
import { readDuration } from '../../values/written-duration.ts'
import type { FileReport } from '../../workouts/report.ts'
import type { WorkoutDraft } from '../../workouts/workout-drafts.ts'
import { type StrongColumn, strongColumns, strongOrder } from './strong-columns.ts'
import { distanceReader, weightReader } from './strong-units.ts'

const { date, exercise, setOrder, weight, reps } = strongColumns

/** Strong's workouts, in each version and language whose columns are known. */
export const strong: TableDialect = {
  format: 'strong',
  ...columnsOf([date, exercise, setOrder, weight, reps], Object.values(strongColumns).flat()),
  read: readStrong,
}

/** A file of as many columns as Strong's most frequent version, in a language whose names nobody has told yet. */
export const strongByPosition: TableDialect = {
  format: 'strong',
  knows: () => true,
  recognise: (columns) => (columns.length === strongOrder.length ? 1 : 0),
  read: ({ columns, rows }, report, options) => {
    report.remark('by-position', 'always')
    const named = columns.map((column, index) => ({ ...column, name: strongOrder[index] ?? '' }))
    const renamed = named.map((column) => ({ ...column, name: strongColumns[column.name as StrongColumn][0] }))
    return readStrong({ columns: renamed, rows }, report, options)
  },
}

/** What Strong writes where a number of the set could stand. */
const letters: Readonly<Record<string, SetKind>> = { w: 'warmup', d: 'drop', f: 'failure' }

type StrongColumns = Readonly<Record<StrongColumn, ColumnReader>>

function readStrong(table: Table, report: FileReport, options: Parameters<TableDialect['read']>[2]): Told {
  const columns = Object.fromEntries(
    Object.entries(strongColumns).map(([name, names]) => [name, columnOf(table, names)]),
  ) as StrongColumns
  const readSet = setReader(table, columns, report)
  const onRest = () => report.remark('rests-not-read')
  report.remark('no-supersets', 'always')
  const { date: dates, exercise: exercises } = columns
  return readRows({ table, report, options, date: dates, exercise: exercises }, ({ row, start, name, drafts }) => {
    const title = columns.workoutName.at(row)
    const key = [columns.number.at(row), dates.at(row), title].join('\n')
    const draft = drafts.of(key, () => ({ line: row.line, start, title }))
    draft.lasts(row.line, () => readDuration(columns.duration.at(row)))
    draft.noteWorkout(row.line, columns.workoutNotes.at(row))
    addRow(row, { name, draft, columns, readSet, onRest })
  })
}

type RowContext = {
  readonly name: string
  readonly draft: WorkoutDraft
  readonly columns: StrongColumns
  readonly readSet: (row: TableRow, name: string) => ImportedSet | null
  readonly onRest: () => void
}

/** A row is a set, a note of the exercise, or the rest that was taken: what was rested is not part of a log, and is counted. */
function addRow(row: TableRow, { name, draft, columns, readSet, onRest }: RowContext): void {
  const order = columns.setOrder.at(row).toLowerCase()
  if (order === 'rest timer') {
    onRest()
    return
  }
  if (order === 'note') {
    draft.noteExercise({ name }, row.line, columns.notes.at(row))
    return
  }
  const set = readSet(row, name)
  if (set) draft.add({ name, setNumber: /^\d+$/u.test(order) ? Number(order) : undefined }, set)
}

function setReader(table: Table, columns: StrongColumns, report: FileReport) {
  const figures = figureReader(table, report, {
    reps: [columns.reps, 'reps'],
    weight: [columns.weight, 'weight'],
    seconds: [columns.seconds, 'seconds'],
    distance: [columns.distance, 'distance'],
    rpe: [columns.rpe, 'effort'],
  })
  const weightOf = weightReader(table, columns)
  const distanceOf = distanceReader(columns)
  return (row: TableRow, name: string): ImportedSet | null => {
    const found = figures(row)
    if (found === null) return null
    const distance = found.distance === null ? null : distanceOf(row, found.distance, found.seconds)
    const weight = found.weight === null ? null : weightOf(row, found.weight)
    const set = setOf(row.line, name, { ...found, weight, distance }, report)
    return set && { ...set, ...kindOf(row, columns, report), ...noteOf(columns.notes.at(row)) }
  }
}

const noteOf = (note: string) => (note === '' ? {} : { note })

function kindOf(row: TableRow, { setOrder: column }: StrongColumns, report: FileReport): { readonly kind?: SetKind } {
  const order = column.at(row)
  if (/^\d+$/u.test(order)) return {}
  const kind = Object.hasOwn(letters, order.toLowerCase()) ? letters[order.toLowerCase()] : undefined
  if (kind) return { kind }
  report.warn(row.line, 'set-kind', order)
  return {}
}
