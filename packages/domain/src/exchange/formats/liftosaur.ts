import { columnsOf, type ReadOptions, type TableDialect, type Told } from '../table/dialect.ts'
import { figureReader } from '../table/figures.ts'
import { readRows } from '../table/read-rows.ts'
import { columnOf, type Table, type TableRow } from '../table/table.ts'
import { setOf } from '../values/set-figures.ts'
import { weightUnitOf } from '../values/written-unit.ts'
import type { FileReport } from '../workouts/report.ts'

const needed = [['workoutdatetime'], ['exercise'], ['completedreps'], ['iswarmupset']]
const known = [
  ...['program', 'dayname', 'requiredreps', 'isamrap', 'requiredrpe', 'completedrpe', 'logrpe', 'requiredweightvalue'],
  ...['requiredweightunit', 'completedweightvalue', 'completedweightunit', 'askweight', 'completedrepstime', 'notes'],
]

/** Liftosaur's workouts as CSV. */
export const liftosaur: TableDialect = { format: 'liftosaur', ...columnsOf(needed, known), read: readLiftosaur }

function readLiftosaur(table: Table, report: FileReport, options: ReadOptions): Told {
  const date = columnOf(table, ['workoutdatetime'])
  const at = columnOf(table, ['completedrepstime'])
  const title = columnOf(table, ['dayname'])
  const notes = columnOf(table, ['notes'])
  const done = columnOf(table, ['completedreps'])
  const readSet = setReader(table, report)
  const exercise = columnOf(table, ['exercise'])
  return readRows(
    { table, report, options, date, moreDates: [at], exercise },
    ({ row, start, name, dates, drafts }) => {
      const set = done.at(row) === '' ? null : readSet(row, name)
      if (set === null) return
      const moment = dates.read(at.at(row))
      const draft = drafts.of(date.at(row), () => ({ line: row.line, start, title: title.at(row) }))
      const after =
        moment && 'instant' in moment && 'instant' in start ? secondsFrom(start.instant, moment.instant) : null
      if (draft.add({ name }, { ...set, ...(after !== null && { at: after }) })) {
        draft.noteExercise({ name }, row.line, notes.at(row))
      }
    },
  )
}

const longest = 86_400

/** Whole seconds between two instants; null where they cannot be of one workout. */
function secondsFrom(start: string, moment: string): number | null {
  const seconds = Math.round((Date.parse(moment) - Date.parse(start)) / 1000)
  return seconds >= 0 && seconds <= longest ? seconds : null
}

function setReader(table: Table, report: FileReport) {
  const warmup = columnOf(table, ['iswarmupset'])
  const amrap = columnOf(table, ['isamrap'])
  const unit = { done: columnOf(table, ['completedweightunit']), planned: columnOf(table, ['requiredweightunit']) }
  const figures = figureReader(table, report, {
    reps: [columnOf(table, ['completedreps']), 'reps'],
    done: [columnOf(table, ['completedweightvalue']), 'weight'],
    planned: [columnOf(table, ['requiredweightvalue']), 'weight'],
    rpe: [columnOf(table, ['completedrpe']), 'effort'],
  })
  return (row: TableRow, name: string) => {
    const found = figures(row)
    if (found === null) return null
    const { done, planned, reps, rpe } = found
    const figure = done ?? planned
    const written = weightUnitOf((done === null ? unit.planned : unit.done).at(row))
    const weight = figure === null ? null : { figure, unit: written }
    const set = setOf(row.line, name, { reps, rpe, weight }, report)
    if (set === null) return null
    if (warmup.at(row) === '1') return { ...set, kind: 'warmup' as const }
    return amrap.at(row) === '1' ? { ...set, kind: 'amrap' as const } : set
  }
}
