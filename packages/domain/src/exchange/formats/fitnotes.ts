import { columnsOf, type TableDialect } from '../table/dialect.ts'
import { figureReader } from '../table/figures.ts'
import { readNumber } from '../table/number-column.ts'
import { readRows } from '../table/read-rows.ts'
import { columnOf, type Table, type TableRow } from '../table/table.ts'
import { setOf } from '../values/set-figures.ts'
import { readDuration } from '../values/written-duration.ts'
import { distanceUnitOf, weightUnitOf } from '../values/written-unit.ts'
import type { FileReport } from '../workouts/report.ts'

const needed = [['date'], ['exercise'], ['category'], ['weight'], ['reps'], ['time']]
const known = ['weightunit', 'distance', 'distanceunit', 'comment', 'notes', 'kind']

/** FitNotes' workouts, of Android (one weight and its unit) and of iOS (kilograms and pounds side by side): a day is a workout. */
export const fitnotes: TableDialect = { format: 'fitnotes', ...columnsOf(needed, known), read: readFitnotes }

function readFitnotes(table: Table, report: FileReport, options: Parameters<TableDialect['read']>[2]) {
  const date = columnOf(table, ['date'])
  const category = columnOf(table, ['category'])
  const notes = columnOf(table, ['comment', 'notes'])
  const kind = columnOf(table, ['kind'])
  const readSet = setReader(table, report)
  report.remark('day-only', 'always')
  return readRows(
    { table, report, options, date, exercise: columnOf(table, ['exercise']) },
    ({ row, start, name, drafts }) => {
      const set = readSet(row, name)
      if (set === null) return
      if (kind.at(row) !== '') report.remark('kind-not-read')
      const note = notes.at(row)
      const draft = drafts.of(date.at(row), () => ({ line: row.line, start, title: '' }))
      draft.add({ name, category: category.at(row) }, note === '' ? set : { ...set, note })
    },
  )
}

function setReader(table: Table, report: FileReport) {
  const plain = columnOf(table, ['weight'], [''])
  const weightUnit = columnOf(table, ['weightunit'])
  const distanceUnit = columnOf(table, ['distanceunit'])
  const time = columnOf(table, ['time'])
  const figures = figureReader(table, report, {
    reps: [columnOf(table, ['reps']), 'reps'],
    plain: [plain, 'weight'],
    kg: [columnOf(table, ['weight'], ['kg', 'kgs']), 'weight'],
    lbs: [columnOf(table, ['weight'], ['lb', 'lbs']), 'weight'],
    distance: [columnOf(table, ['distance']), 'distance'],
  })
  return (row: TableRow, name: string) => {
    const found = figures(row)
    if (found === null) return null
    const inKg = found.kg || null
    const weight =
      plain.index === -1
        ? (written(inKg, 'kg') ?? written(found.lbs, 'lb'))
        : written(found.plain, weightUnitOf(weightUnit.at(row)))
    const distance = written(found.distance, distanceUnitOf(distanceUnit.at(row)))
    const seconds = timeOf(time.at(row))
    if (seconds === 'bad') {
      report.problem(row.line, 'number', time.at(row))
      return null
    }
    return setOf(row.line, name, { reps: found.reps, weight, distance, seconds }, report)
  }
}

/** Seconds of a time; null where nothing stands, `bad` where something else does. */
const timeOf = (text: string): number | null | 'bad' =>
  readDuration(text) ?? (readNumber(text, null) === null ? null : 'bad')

const written = <const Unit extends string | null>(figure: number | null, unit: Unit) =>
  figure === null ? null : { figure, unit }
