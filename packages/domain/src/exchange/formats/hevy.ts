import type { SetKind } from '../../set/kind.ts'
import { clockOfMoment } from '../dates/moment-day.ts'
import type { ImportedSet, WrittenMoment } from '../imported-workout.ts'
import { columnsOf, type TableDialect, type Told } from '../table/dialect.ts'
import { figureReader } from '../table/figures.ts'
import { readRows } from '../table/read-rows.ts'
import { type ColumnReader, columnOf, type Table, type TableRow } from '../table/table.ts'
import { setOf } from '../values/set-figures.ts'
import type { FileReport } from '../workouts/report.ts'

const names = {
  title: 'title',
  start: 'starttime',
  end: 'endtime',
  description: 'description',
  exercise: 'exercisetitle',
  superset: 'supersetid',
  exerciseNotes: 'exercisenotes',
  index: 'setindex',
  type: 'settype',
  kg: 'weightkg',
  lbs: 'weightlbs',
  reps: 'reps',
  km: 'distancekm',
  miles: 'distancemiles',
  metres: 'distancemeters',
  seconds: 'durationseconds',
  rpe: 'rpe',
} as const

type HevyColumns = Readonly<Record<keyof typeof names, ColumnReader>>

const kinds: Readonly<Record<string, SetKind | null>> = {
  normal: null,
  warmup: 'warmup',
  dropset: 'drop',
  failure: 'failure',
  '': null,
}

/** Hevy's workouts, in kilograms or pounds, with dates in the words of any language. */
export const hevy: TableDialect = {
  format: 'hevy',
  ...columnsOf([[names.start], [names.exercise], [names.index], [names.reps]], Object.values(names)),
  read: readHevy,
}

function readHevy(table: Table, report: FileReport, options: Parameters<TableDialect['read']>[2]): Told {
  const columns = Object.fromEntries(
    Object.entries(names).map(([key, name]) => [key, columnOf(table, [name])]),
  ) as HevyColumns
  const readSet = setReader(table, columns, report)
  const { start: date, end, exercise } = columns
  return readRows(
    { table, report, options, date, moreDates: [end], exercise },
    ({ row, start, name, dates, drafts }) => {
      const set = readSet(row, name)
      if (set === null) return
      const title = columns.title.at(row)
      const draft = drafts.of(`${date.at(row)}\n${title}`, () => ({ line: row.line, start, title }))
      draft.lasts(row.line, () => secondsBetween(start, dates.read(end.at(row))))
      draft.noteWorkout(row.line, columns.description.at(row))
      const head = { name, superset: columns.superset.at(row) || undefined }
      if (draft.add({ ...head, setNumber: Number(columns.index.at(row)) || 0 }, set)) {
        draft.noteExercise(head, row.line, columns.exerciseNotes.at(row))
      }
    },
  )
}

/** Seconds between two moments of one file, by their clocks. */
function secondsBetween(start: WrittenMoment, end: WrittenMoment | null): number | null {
  if (end === null) return null
  return (clockOfMoment(end) - clockOfMoment(start)) / 1000
}

function setReader(table: Table, columns: HevyColumns, report: FileReport) {
  const figures = figureReader(table, report, {
    reps: [columns.reps, 'reps'],
    kg: [columns.kg, 'weight'],
    lbs: [columns.lbs, 'weight'],
    km: [columns.km, 'distance'],
    miles: [columns.miles, 'distance'],
    metres: [columns.metres, 'distance'],
    seconds: [columns.seconds, 'seconds'],
    rpe: [columns.rpe, 'effort'],
  })
  return (row: TableRow, name: string): ImportedSet | null => {
    const found = figures(row)
    if (found === null) return null
    const weight = told(found.kg, 'kg') ?? told(found.lbs, 'lb')
    const distance = told(found.km, 'km') ?? told(found.miles, 'mi') ?? told(found.metres, 'm')
    const set = setOf(row.line, name, { ...found, weight, distance }, report)
    return set && { ...set, ...kindOf(row, columns, report) }
  }
}

const told = <const Unit extends string>(figure: number | null, unit: Unit) =>
  figure === null ? null : { figure, unit }

function kindOf(row: TableRow, { type }: HevyColumns, report: FileReport): { readonly kind?: SetKind } {
  const written = type.at(row).toLowerCase()
  const kind = Object.hasOwn(kinds, written) ? kinds[written] : undefined
  if (kind === undefined) report.warn(row.line, 'set-kind', written)
  return kind ? { kind } : {}
}
