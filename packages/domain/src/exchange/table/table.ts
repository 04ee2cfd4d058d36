import type { Column } from './header.ts'

/** A row of a table: as many fields as there are columns. */
export type TableRow = { readonly line: number; readonly fields: readonly string[] }

/** A file with a header line and rows. */
export type Table = { readonly columns: readonly Column[]; readonly rows: readonly TableRow[] }

/** Reads one column of a row, without the spaces around it. A column that the table has not is empty in each row. */
export type ColumnReader = {
  readonly at: (row: TableRow) => string
  /** -1 where the table has no such column. */
  readonly index: number
  /** The unit of the header, such as `kg`, and its name as it is compared; both empty where there is none. */
  readonly unit: string
  readonly name: string
}

/** The first column of one of these names, in one of these units if any is named. */
export function columnOf(table: Table, names: readonly string[], units?: readonly string[]): ColumnReader {
  const index = table.columns.findIndex(
    ({ name, unit }) => names.includes(name) && (units === undefined || units.includes(unit)),
  )
  return {
    index,
    unit: table.columns[index]?.unit ?? '',
    name: table.columns[index]?.name ?? '',
    at: index === -1 ? () => '' : ({ fields }) => (fields[index] ?? '').trim(),
  }
}
