import type { BodyMeasureKind } from '../../body/body-measure.ts'
import { dateColumn } from '../dates/date-column.ts'
import { dayOfMoment } from '../dates/moment-day.ts'
import type { ImportedMeasure } from '../imported-workout.ts'
import type { ReadOptions, TableDialect, Told } from '../table/dialect.ts'
import type { Column } from '../table/header.ts'
import { numberReader } from '../table/number-column.ts'
import { askedOrder } from '../table/read-rows.ts'
import { columnOf, type Table, type TableRow } from '../table/table.ts'
import { weightUnitOf } from '../values/written-unit.ts'
import type { FileReport } from '../workouts/report.ts'

type MeasureUnit = ImportedMeasure['value']['unit']

/** What files call each measure. */
const names: Readonly<Record<string, BodyMeasureKind>> = {
  weight: 'weight',
  bodyweight: 'weight',
  gewicht: 'weight',
  korpergewicht: 'weight',
  poids: 'weight',
  peso: 'weight',
  fat: 'fat',
  bodyfat: 'fat',
  bodyfatpercentage: 'fat',
  neck: 'neck',
  shoulder: 'shoulders',
  shoulders: 'shoulders',
  chest: 'chest',
  waist: 'waist',
  hips: 'hips',
  leftbicep: 'left-arm',
  rightbicep: 'right-arm',
  leftforearm: 'left-forearm',
  rightforearm: 'right-forearm',
  leftthigh: 'left-thigh',
  rightthigh: 'right-thigh',
  leftcalf: 'left-calf',
  rightcalf: 'right-calf',
}

const dates = new Set(['date', 'datum', 'fecha', 'data'])

type MeasureColumn = { readonly kind: BodyMeasureKind | null; readonly unit: MeasureUnit }

/** A column of Hevy has its unit after its name, `left_bicep_cm`; one of Strong has it in parentheses. */
function measureColumn({ name, unit }: Column): MeasureColumn {
  const [, plain = name, suffix = ''] = /^(.+?)(kg|kgs|lb|lbs|cm|in|percent)$/u.exec(name) ?? []
  const known = (text: string): BodyMeasureKind | null => (Object.hasOwn(names, text) ? (names[text] ?? null) : null)
  const kind = known(name) ?? known(plain)
  return { kind, unit: kind === 'fat' ? '%' : unitOf(unit || (known(name) === null ? suffix : '')) }
}

const unitOf = (text: string): MeasureUnit => (text === 'cm' || text === 'in' ? text : weightUnitOf(text))

const isUsed = ({ kind, unit }: MeasureColumn): boolean => kind !== null && (kind === 'weight' || unit !== null)

const knows = (column: Column): boolean => dates.has(column.name) || isUsed(measureColumn(column))

const recognise = (columns: readonly Column[]): number => {
  const used = columns.filter((column) => isUsed(measureColumn(column))).length
  const hasDate = columns.some(({ name }) => dates.has(name))
  return hasDate && used > 0 && used * 2 >= columns.length - 1 ? used + 1 : 0
}

const isHevy = (columns: readonly Column[]): boolean => columns.some(({ name }) => name === 'fatpercent')

/** Hevy's measures of the body: a row a day, a column a measure. */
export const hevyMeasures: TableDialect = {
  format: 'hevy',
  knows,
  recognise: (columns) => (isHevy(columns) ? recognise(columns) : 0),
  read: readMeasures,
}

/** Measures of any app with a date: Strong's, a file a measure, and a plain list of body weights. */
export const plainMeasures: TableDialect = {
  format: 'measures',
  knows,
  recognise: (columns) => (isHevy(columns) ? 0 : recognise(columns)),
  read: readMeasures,
}

function readMeasures(table: Table, report: FileReport, options: ReadOptions): Told {
  const date = columnOf(table, [...dates])
  const days = dateColumn(table.rows.map(date.at), options)
  const readers = table.columns.flatMap((column, index) => {
    const { kind, unit } = measureColumn(column)
    if (kind === null || (kind !== 'weight' && unit === null)) return []
    const at = ({ fields }: TableRow) => (fields[index] ?? '').trim()
    return [{ kind, unit, at, read: numberReader(table.rows.map(at)) }]
  })
  const measures: ImportedMeasure[] = []
  for (const row of table.rows) {
    const moment = days.read(date.at(row))
    if (moment === null) {
      report.problem(row.line, 'date', date.at(row))
      continue
    }
    const day = dayOfMoment(moment)
    for (const { kind, unit, at, read } of readers) {
      const figure = read(at(row))
      if (figure === 'bad') report.problem(row.line, 'number', at(row))
      else if (figure !== null && figure > 0) measures.push({ line: row.line, day, kind, value: { figure, unit } })
    }
  }
  return { workouts: [], measures, ...askedOrder(days) }
}
