import { dayOfMoment } from '../dates/moment-day.ts'
import type { ImportedMeasure, ImportedSet, WrittenMoment } from '../imported-workout.ts'
import { columnsOf, type ReadOptions, type TableDialect, type Told } from '../table/dialect.ts'
import { faultOf, figureBounds } from '../table/figures.ts'
import type { Column } from '../table/header.ts'
import { type NumberReader, numberReader } from '../table/number-column.ts'
import { readRows } from '../table/read-rows.ts'
import { type ColumnReader, columnOf, type Table, type TableRow } from '../table/table.ts'
import { setOf } from '../values/set-figures.ts'
import { readDuration } from '../values/written-duration.ts'
import { weightUnitOf } from '../values/written-unit.ts'
import type { FileReport } from '../workouts/report.ts'

const needed = [['date'], ['workout'], ['exercise'], ['setsreps'], ['set1']]
const known = ['workoutname', 'programname', 'bodyweight', 'duration', 'starttime', 'endtime', 'notes']

const dialectColumns = columnsOf(needed, known)
const setColumn = /^set\d{1,3}$/u
const derived = new Set(['setstime', 'topset', 'e1rm', 'reps', 'volume', 'workoutvolume'])

/** StrongLifts' workouts: one row an exercise, its sets side by side. */
export const stronglifts: TableDialect = {
  format: 'stronglifts',
  knows: (column) => dialectColumns.knows(column) || setColumn.test(column.name) || derived.has(column.name),
  recognise: dialectColumns.recognise,
  read: readStronglifts,
}

/** The repetitions, seconds and weight of the first set, the second, and so on. */
type SetColumns = { readonly reps: ColumnReader; readonly seconds: ColumnReader; readonly weight: ColumnReader }

function readStronglifts(table: Table, report: FileReport, options: ReadOptions): Told {
  const date = columnOf(table, ['date'])
  const time = columnOf(table, ['starttime'])
  const number = columnOf(table, ['workout'])
  const title = columnOf(table, ['workoutname'])
  const duration = columnOf(table, ['duration'])
  const notes = columnOf(table, ['notes'])
  const readSets = setsReader(table, report)
  const readBody = bodyReader(table)
  const measures: ImportedMeasure[] = []
  // A day and a time in two columns are one date.
  const moment: ColumnReader = { ...date, at: (row) => `${date.at(row)} ${time.at(row)}`.trim() }
  const told = readRows(
    { table, report, options, date: moment, exercise: columnOf(table, ['exercise']) },
    ({ row, start, name, drafts }) => {
      const draft = drafts.of(`${date.at(row)}\n${number.at(row)}`, () => {
        measures.push(...readBody(row, start))
        return { line: row.line, start, title: title.at(row) }
      })
      draft.lasts(row.line, () => hoursOf(duration.at(row)))
      draft.noteWorkout(row.line, notes.at(row))
      for (const set of readSets(row, name)) draft.add({ name }, set)
    },
  )
  return { ...told, measures }
}

/** `0.75` is three quarters of an hour, `0:45` is, too. */
function hoursOf(text: string): number | null {
  if (/^\d+:\d{2}$/u.test(text)) return readDuration(`${text}:00`)
  const hours = Number(text.replace(',', '.'))
  return text === '' || !Number.isFinite(hours) ? null : Math.round(hours * 3600)
}

function bodyReader(table: Table) {
  const body = columnOf(table, ['bodyweight'])
  const read = numberReader(table.rows.map(body.at))
  return (row: TableRow, start: WrittenMoment): readonly ImportedMeasure[] => {
    const figure = read(body.at(row))
    if (typeof figure !== 'number' || figure <= 0) return []
    return [
      { line: row.line, day: dayOfMoment(start), kind: 'weight', value: { figure, unit: weightUnitOf(body.unit) } },
    ]
  }
}

/** Repetitions stand side by side, set for set; what was held stands in a column of its own. */
function setsReader(table: Table, report: FileReport) {
  const readCounted = countedReader(table, report)
  const times = columnOf(table, ['setstime'])
  return (row: TableRow, name: string): readonly ImportedSet[] => {
    const counted = readCounted(row, name)
    const text = times.at(row)
    if (counted.length > 0 || text === '') return counted
    return heldSets(text, row, report).flatMap(
      (seconds) => setOf(row.line, name, { reps: null, seconds }, report) ?? [],
    )
  }
}

/** Seconds of each set of `3×1:00` or `1:00/0:45/-`; a time that is none is a problem of its row. */
function heldSets(text: string, { line }: TableRow, report: FileReport): readonly number[] {
  const [, count = '1', written = text] = /^([1-9]\d{0,2})\s*[×x]\s*(.+)$/iu.exec(text) ?? []
  const times = written.split('/').filter((time) => time.trim() !== '-')
  const held = times.map(readDuration)
  const fault = held.map((seconds) => faultOf(seconds ?? 'bad', figureBounds.seconds)).find((found) => found !== null)
  if (fault) report.problem(line, fault.what, text, 'limit' in fault ? fault.limit : undefined)
  return fault ? [] : Array.from({ length: Number(count) }, () => held.map(Number)).flat()
}

function countedReader(table: Table, report: FileReport) {
  const columns = setColumnsOf(table.columns)
  const readers = columns.map(({ reps, seconds, weight }) => ({
    reps: numberOf(table, reps, figureBounds.reps),
    seconds: numberOf(table, seconds, figureBounds.seconds),
    weight: numberOf(table, weight, figureBounds.weight),
    unit: weightUnitOf(weight.unit),
  }))
  return (row: TableRow, name: string): readonly ImportedSet[] => {
    const sets = readers.map(({ reps, seconds, weight, unit }) => {
      const figures = [reps(row), seconds(row), weight(row)] as const
      const bad = figures.find((figure) => typeof figure === 'object' && figure !== null)
      if (bad) report.problem(row.line, bad.what, bad.text, bad.limit)
      const [count, held, figure] = figures.map((found) => (typeof found === 'number' ? found : null))
      return { reps: count ?? null, seconds: held ?? null, figure: figure ?? null, unit, isBad: bad !== undefined }
    })
    const last = sets.findLastIndex(({ reps, seconds }) => (reps ?? 0) > 0 || (seconds ?? 0) > 0)
    return sets.slice(0, last + 1).flatMap(({ reps, seconds, figure, unit, isBad }) => {
      if (isBad) return []
      // A set of nothing between others was missed; at the end it was not done.
      const weight = figure === null ? null : { figure, unit }
      const set = setOf(row.line, name, { reps: reps ?? 0, seconds, weight }, report)
      return set ? [set] : []
    })
  }
}

type BadFigure = { readonly what: 'number' | 'above' | 'below'; readonly text: string; readonly limit?: number }

function numberOf(table: Table, column: ColumnReader, bounds: { readonly max: number; readonly isWhole: boolean }) {
  const read: NumberReader = numberReader(table.rows.map(column.at))
  return (row: TableRow): number | null | BadFigure => {
    const figure = read(column.at(row))
    const fault = faultOf(figure, bounds)
    return fault ? { ...fault, text: column.at(row) } : (figure as number | null)
  }
}

const seconds = new Set(['sec', 'secs', 'seconds', 'time', 's'])

function setColumnsOf(columns: readonly Column[]): readonly SetColumns[] {
  const names = [...new Set(columns.map(({ name }) => name).filter((name) => setColumn.test(name)))]
  const table = { columns, rows: [] }
  return names.map((name) => ({
    reps: columnOf(table, [name], ['reps']),
    seconds: columnOf(table, [name], [...seconds]),
    weight: columnOf(table, [name], ['kg', 'lb', 'lbs']),
  }))
}
