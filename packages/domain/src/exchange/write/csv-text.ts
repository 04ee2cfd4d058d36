/** A column that holds text is quoted; one that holds a figure, or nothing, is not. */
export type CsvCell = { readonly text: string } | number | null

/** What a spreadsheet takes for a formula when a cell begins with it. */
const formulaStart = /^[=+\-@]/

/** Text with an apostrophe before what a spreadsheet would compute; whoever reads the file takes it off again. */
const guarded = (text: string): string => (formulaStart.test(text) ? `'${text}` : text)

const quoted = (text: string): string => `"${text.replaceAll('"', '""')}"`

function cellText(cell: CsvCell): string {
  if (cell === null) return ''
  return typeof cell === 'number' ? String(cell) : quoted(guarded(cell.text))
}

/** Rows as CSV text by RFC 4180, with line feeds: the header as it is, then one line a row. */
export function csvText(header: string, rows: readonly (readonly CsvCell[])[], delimiter: ',' | ';'): string {
  return [header, ...rows.map((row) => row.map(cellText).join(delimiter)), ''].join('\n')
}
