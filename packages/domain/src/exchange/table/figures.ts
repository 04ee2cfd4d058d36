import { programBounds } from '../../program/bounds.ts'
import { setBounds } from '../../set/set-details.ts'
import type { FileReport } from '../workouts/report.ts'
import { numberReader } from './number-column.ts'
import type { ColumnReader, Table, TableRow } from './table.ts'

/** What a figure of a file may be; the weight's bound in kilograms is looked at once its unit is known. */
export const figureBounds = {
  reps: { max: programBounds.reps.max, isWhole: true },
  weight: { max: setBounds.weight_lb.max, isWhole: false },
  seconds: { max: setBounds.seconds.max, isWhole: false },
  distance: { max: setBounds.distance.max, isWhole: false },
  effort: { max: Number.POSITIVE_INFINITY, isWhole: false },
} as const

type FigureKind = keyof typeof figureBounds

/** Reads figures of a row by name: null where nothing stands. The whole row is null where one of them is none. */
export type FigureReader<Name extends string> = (row: TableRow) => Readonly<Record<Name, number | null>> | null

/** Reads the figures of rows; what is no figure, or out of its bounds, is a problem of its row. */
export function figureReader<Name extends string>(
  table: Table,
  report: FileReport,
  figures: Readonly<Record<Name, readonly [column: ColumnReader, kind: FigureKind]>>,
): FigureReader<Name> {
  const names = Object.keys(figures) as Name[]
  const readers = names.map((name) => {
    const [column, kind] = figures[name]
    return { name, column, bounds: figureBounds[kind], read: numberReader(table.rows.map(column.at)) }
  })
  return (row) => {
    const found: Partial<Record<Name, number | null>> = {}
    for (const { name, column, bounds, read } of readers) {
      const text = column.at(row)
      const figure = read(text)
      const fault = faultOf(figure, bounds)
      if (fault) {
        report.problem(row.line, fault.what, text, fault.limit)
        return null
      }
      found[name] = figure as number | null
    }
    return found as Record<Name, number | null>
  }
}

type Fault = { readonly what: 'number' | 'above' | 'below'; readonly limit?: number }

/** What is wrong with a figure; null where nothing is. */
export function faultOf(
  figure: number | null | 'bad',
  { max, isWhole }: { readonly max: number; readonly isWhole: boolean },
): Fault | null {
  if (figure === null) return null
  if (figure === 'bad' || (isWhole && !Number.isInteger(figure))) return { what: 'number' }
  if (figure < 0) return { what: 'below', limit: 0 }
  return figure > max ? { what: 'above', limit: max } : null
}
