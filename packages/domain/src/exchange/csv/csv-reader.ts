import { importBounds } from '../import-format.ts'
import { afterBreak, countBreaks, nextBreak, scanRecord } from './scan-record.ts'

/** One record of a CSV file and the physical line on which it begins, from 1. */
export type CsvRow = { readonly line: number; readonly fields: readonly string[] }

export type CsvFault = {
  readonly line: number
  readonly what: 'open-quote' | 'field-too-long' | 'extra-column'
  readonly value: string
}

/** Takes text in pieces, cut anywhere. */
export type CsvReader = {
  readonly push: (text: string) => void
  /** The last record may end without a line break. */
  readonly end: () => void
}

type Receiver = {
  /** Answering false ends the reading: nothing further is looked at. */
  readonly row: (row: CsvRow) => boolean
  readonly fault: (fault: CsvFault) => void
}

/** No known export has more than a hundred columns; a row of more is no row. */
const mostColumns = 500

/** How often a quote that is never closed is forgiven: each time up to a megabyte is read twice. */
const mostOpenQuotes = 20

/**
 * Reads CSV (RFC 4180) with line ends of LF, CRLF or CR; `""` is a quote within quotes, a quote within an unquoted field is
 * text. Empty lines are no records. Memory is bounded by one record.
 */
export function csvReader(separator: string, receiver: Receiver): CsvReader {
  let text = ''
  let at = 0
  let line = 1
  let openQuotes = 0
  let isSkipping = false
  let isOver = false

  /** Leaves what stands before `next`, and counts its lines. */
  const moveTo = (next: number) => {
    line += countBreaks(text, at, next)
    at = next
  }

  /** A quote that nothing closes costs the line on which it was opened, not what follows. */
  const forgiveQuote = (quotedAt: number) => {
    moveTo(quotedAt)
    receiver.fault({
      line,
      what: 'open-quote',
      value: text.slice(quotedAt, Math.min(nextBreak(text, quotedAt), quotedAt + 80)),
    })
    openQuotes += 1
    isOver = openQuotes >= mostOpenQuotes
    isSkipping = true
  }

  /** Leaves the rest of a line that is no record; its end may not be among the text yet. */
  const skipLine = (isLast: boolean): boolean => {
    const end = nextBreak(text, at)
    if (end >= text.length - 1 && !isLast) {
      at = end
      return false
    }
    moveTo(Math.min(afterBreak(text, end), text.length))
    isSkipping = false
    return true
  }

  const readRecord = (isLast: boolean): boolean => {
    const scanned = scanRecord(text, at, separator, isLast)
    if (!scanned.ends) {
      if (!isLast && text.length - at <= importBounds.quote) return false
      if (scanned.quotedAt !== null) forgiveQuote(scanned.quotedAt)
      else {
        receiver.fault({ line, what: 'field-too-long', value: text.slice(at, at + 80) })
        isSkipping = true
      }
      return true
    }
    const fault = faultOf(scanned.fields)
    if (fault) receiver.fault({ line, ...fault })
    else if (scanned.fields.length > 1 || scanned.fields[0] !== '')
      isOver = !receiver.row({ line, fields: scanned.fields })
    at = scanned.next
    line += scanned.breaks
    return true
  }

  const readAll = (isLast: boolean) => {
    while (!isOver && at < text.length && (isSkipping ? skipLine(isLast) : readRecord(isLast)));
    text = isOver ? '' : text.slice(at)
    at = 0
  }

  return {
    push: (piece) => {
      if (isOver) return
      text += piece
      readAll(false)
    },
    end: () => readAll(true),
  }
}

function faultOf(fields: readonly string[]): Omit<CsvFault, 'line'> | null {
  if (fields.length > mostColumns) return { what: 'extra-column', value: String(fields.length) }
  const long = fields.find((field) => field.length > importBounds.field)
  return long === undefined ? null : { what: 'field-too-long', value: long.slice(0, 80) }
}
