import type { WeightUnit } from '../../../units/weight.ts'
import type { DistanceUnit, WrittenFigure } from '../../imported-workout.ts'
import type { ColumnReader, Table, TableRow } from '../../table/table.ts'
import { distanceUnitOf, weightUnitOf } from '../../values/written-unit.ts'

type WeightColumns = { readonly weight: ColumnReader; readonly weightUnit: ColumnReader }
type DistanceColumns = { readonly distance: ColumnReader; readonly distanceUnit: ColumnReader }

/** The unit of a weight: its column's, else its row's, else the only one that the file names. */
export function weightReader(table: Table, { weight, weightUnit }: WeightColumns) {
  const named = new Set(table.rows.map((row) => weightUnitOf(weightUnit.at(row))).filter((unit) => unit !== null))
  const only = named.size === 1 ? ([...named][0] ?? null) : null
  const ofColumn = weightUnitOf(weight.unit) ?? weightUnitOf(weight.name)
  return (row: TableRow, figure: number): WrittenFigure<WeightUnit> => ({
    figure,
    unit: ofColumn ?? weightUnitOf(weightUnit.at(row)) ?? only,
  })
}

/** A run of so many is one of kilometres where its time stands beside it. */
const longestRun = 100

/** The unit of a distance; where nothing tells, a short one with its time is in kilometres. */
export function distanceReader({ distance, distanceUnit }: DistanceColumns) {
  const ofColumn = distanceUnitOf(distance.unit) ?? distanceUnitOf(distance.name)
  return (row: TableRow, figure: number, seconds: number | null): WrittenFigure<DistanceUnit> => ({
    figure,
    unit: ofColumn ?? distanceUnitOf(distanceUnit.at(row)) ?? (figure < longestRun && (seconds ?? 0) > 0 ? 'km' : null),
  })
}
