import { CsvReader } from '../csv/csv-reader.ts'
import type { FileAnswer } from '../file-reading.ts'
import { importBounds } from '../import-format.ts'
import { closeReading, refuse } from '../workouts/close-reading.ts'
import { type FileReport, newReport } from '../workouts/report.ts'
import type { ReadOptions, TableDialect } from './dialect.ts'
import { type Column, readColumns } from './header.ts'
import type { TableRow } from './table.ts'

/** Takes the text of a file in pieces and answers what it is. */
type TableFile = { readonly push: (text: string) => void; readonly end: () => FileAnswer }

type Dialects = {
  readonly known: readonly TableDialect[]
  /** Read by the position of its columns where no dialect knows their names. */
  readonly byPosition: TableDialect
}

const separators = [',', ';', '\t'] as const

/** So much of a text is looked at for its header. */
const longestHead = 65_536

type Opened = {
  readonly separator: string
  readonly columns: readonly Column[]
  readonly dialect: TableDialect | null
  /** No name of a column is known: what cannot be read by position is no known export. */
  readonly isGuess?: boolean
}

/** Reads a table whose dialect its header tells; the separator is the one with which the header has the most known columns. */
export function tableFile(dialects: Dialects, options: ReadOptions): TableFile {
  let head: string | null = ''
  let reading: ReturnType<typeof openTable> | null = null
  const open = (text: string) => {
    reading = openTable(recogniseTable(text, dialects), options)
    reading.push(text)
    head = null
  }
  return {
    push: (text) => {
      if (reading) reading.push(text)
      else {
        head += text
        if ((head ?? '').length >= longestHead) open(head ?? '')
      }
    },
    end: () => {
      if (head !== null) open(head)
      return reading?.end() ?? { outcome: 'refused', refusal: { reason: 'empty' } }
    },
  }
}

function recogniseTable(text: string, { known, byPosition }: Dialects): Opened {
  const candidates = separators.flatMap((separator) => {
    const columns = readColumns(firstRecord(text, separator))
    return known.map((dialect) => ({ separator, columns, dialect, score: dialect.recognise(columns) }))
  })
  const best = candidates.reduce((most, candidate) => (candidate.score > most.score ? candidate : most))
  if (best.score > 0) return best
  const widest = candidates.reduce((most, one) => (one.columns.length > most.columns.length ? one : most))
  const isPositional =
    byPosition.recognise(widest.columns) > 0 && !widest.columns.some((column) => isKnown(column, known))
  return { ...widest, dialect: isPositional ? byPosition : null, isGuess: true }
}

const isKnown = (column: Column, known: readonly TableDialect[]): boolean => known.some(({ knows }) => knows(column))

function firstRecord(text: string, separator: string): readonly string[] {
  let first: readonly string[] = []
  const reader = new CsvReader(separator, {
    row: ({ fields }) => {
      first = fields
      return false
    },
    fault: () => undefined,
  })
  reader.push(text)
  reader.end()
  return first
}

function openTable({ separator, columns, dialect, isGuess = false }: Opened, options: ReadOptions) {
  const report = newReport()
  const rows: TableRow[] = []
  let isHeader = true
  let isOver = false
  let count = 0
  const reader = new CsvReader(separator, {
    fault: ({ line, what, value }) => {
      count += 1
      report.problem(line, what, value)
    },
    row: (row) => {
      if (isHeader) {
        isHeader = false
        return dialect !== null
      }
      count += 1
      isOver = count > importBounds.rows
      const fitted = isOver ? null : fitRow(row, columns.length, separator, report)
      if (fitted) rows.push(fitted)
      return !isOver
    },
  })
  return {
    push: (text: string) => reader.push(text),
    end: (): FileAnswer => {
      reader.end()
      if (isHeader) return refuse({ reason: 'empty' })
      const unknown = refuse({ reason: 'unknown', columns: columnTexts(columns) })
      if (dialect === null) return unknown
      if (isOver) return refuse({ reason: 'too-large', limit: 'rows', most: importBounds.rows })
      const { workouts, measures = [], questions = {} } = dialect.read({ columns, rows }, report, options)
      const ignoredColumns = columnTexts(columns.filter((column) => !dialect.knows(column)))
      const { format } = dialect
      const answer = closeReading({ format, workouts, measures, questions, ignoredColumns, rows: count, report })
      return isGuess && answer.outcome === 'refused' ? unknown : answer
    },
  }
}

const columnTexts = (columns: readonly Column[]): readonly string[] =>
  columns
    .map(({ text }) => text.slice(0, 80))
    .filter((text) => text !== '')
    .slice(0, 50)

/** The row with as many fields as the header. Strong once wrote whole rows as one quoted field: that is undone. */
function fitRow({ line, fields }: TableRow, count: number, separator: string, report: FileReport): TableRow | null {
  if (fields.length === 1 && count > 1 && fields[0]?.includes(separator)) {
    const inner = firstRecord(fields[0], separator)
    if (inner.length === count) return { line, fields: inner }
  }
  if (fields.length > count && fields.slice(count).some((field) => field.trim() !== '')) {
    report.problem(line, 'extra-column', fields.slice(count).join(separator))
    return null
  }
  return { line, fields }
}
