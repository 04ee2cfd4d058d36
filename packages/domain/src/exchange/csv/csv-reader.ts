import { importBounds } from '../import-format.ts'
import { afterBreak, countBreaks, nextBreak, scanRecord } from './scan-record.ts'

/** One record of a CSV file and the physical line on which it begins, from 1. */
export type CsvRow = { readonly line: number; readonly fields: readonly string[] }

export type CsvFault = {
  readonly line: number
  readonly what: 'open-quote' | 'field-too-long' | 'extra-column'
  readonly value: string
}

type Receiver = {
  /** Answering false ends the reading: nothing further is looked at. */
  readonly row: (row: CsvRow) => boolean
  readonly fault: (fault: CsvFault) => void
}

/** No known export has more than a hundred columns; a row of more is no row. */
const mostColumns = 500

/** So much of what was found is told. */
const longestValue = 80

/** How often a quote that is never closed is forgiven: each time up to a megabyte is read twice. */
const mostOpenQuotes = 20

/**
 * Reads CSV (RFC 4180) with line ends of LF, CRLF or CR; `""` is a quote within quotes, a quote within an unquoted field is
 * text. Empty lines are no records. Text comes in pieces, cut anywhere; memory is bounded by one record.
 */
export class CsvReader {
  readonly #separator: string
  readonly #receiver: Receiver
  #text = ''
  #at = 0
  #line = 1
  #openQuotes = 0
  #isSkipping = false
  #isOver = false

  constructor(separator: string, receiver: Receiver) {
    this.#separator = separator
    this.#receiver = receiver
  }

  push(piece: string): void {
    if (this.#isOver) return
    this.#text += piece
    this.#readAll(false)
  }

  /** Reads what is left: the last record may end without a line break. */
  end(): void {
    this.#readAll(true)
  }

  #readAll(isLast: boolean): void {
    let isMoving = true
    while (isMoving && !this.#isOver && this.#at < this.#text.length) {
      isMoving = this.#isSkipping ? this.#skipLine(isLast) : this.#readRecord(isLast)
    }
    this.#text = this.#isOver ? '' : this.#text.slice(this.#at)
    this.#at = 0
  }

  /** False where the end of the record is not among the text yet. */
  #readRecord(isLast: boolean): boolean {
    const scanned = scanRecord(this.#text, this.#at, this.#separator, isLast)
    if (!scanned.ends) return this.#leaveRecord(scanned.quotedAt, isLast)
    const { fields, next, breaks } = scanned
    const fault = faultOf(fields)
    if (fault) this.#receiver.fault({ line: this.#line, ...fault })
    else if (fields.length > 1 || fields[0] !== '') this.#isOver = !this.#receiver.row({ line: this.#line, fields })
    this.#at = next
    this.#line += breaks
    return true
  }

  /** A record that does not end is a fault once it is too long. */
  #leaveRecord(quotedAt: number | null, isLast: boolean): boolean {
    if (!isLast && this.#text.length - this.#at <= importBounds.quote) return false
    if (quotedAt !== null) this.#forgiveQuote(quotedAt)
    else {
      const value = this.#text.slice(this.#at, this.#at + longestValue)
      this.#receiver.fault({ line: this.#line, what: 'field-too-long', value })
    }
    this.#isSkipping = true
    return true
  }

  /** A quote that nothing closes costs the line on which it was opened, not what follows. */
  #forgiveQuote(quotedAt: number): void {
    this.#moveTo(quotedAt)
    const end = Math.min(nextBreak(this.#text, quotedAt), quotedAt + longestValue)
    this.#receiver.fault({ line: this.#line, what: 'open-quote', value: this.#text.slice(quotedAt, end) })
    this.#openQuotes += 1
    this.#isOver = this.#openQuotes >= mostOpenQuotes
  }

  /** Leaves the rest of a line that is no record; its end may not be among the text yet. */
  #skipLine(isLast: boolean): boolean {
    const end = nextBreak(this.#text, this.#at)
    if (end >= this.#text.length - 1 && !isLast) {
      this.#at = end
      return false
    }
    this.#moveTo(Math.min(afterBreak(this.#text, end), this.#text.length))
    this.#isSkipping = false
    return true
  }

  /** Leaves what stands before a place, and counts its lines. */
  #moveTo(next: number): void {
    this.#line += countBreaks(this.#text, this.#at, next)
    this.#at = next
  }
}

function faultOf(fields: readonly string[]): Omit<CsvFault, 'line'> | null {
  if (fields.length > mostColumns) return { what: 'extra-column', value: String(fields.length) }
  const long = fields.find((field) => field.length > importBounds.field)
  return long === undefined ? null : { what: 'field-too-long', value: long.slice(0, longestValue) }
}
