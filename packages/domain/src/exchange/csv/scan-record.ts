const quote = 34
const lineFeed = 10
const carriageReturn = 13

/** What stands between `at` and the end of a record. */
export type ScannedRecord =
  /** The text ends before the record does; `quotedAt` is where a quote was opened that is still open. */
  | { readonly ends: false; readonly quotedAt: number | null }
  | { readonly ends: true; readonly fields: readonly string[]; readonly next: number; readonly breaks: number }

/** The place after a line break at `at`, which may be CR, LF or both. */
export function afterBreak(text: string, at: number): number {
  return text.charCodeAt(at) === carriageReturn && text.charCodeAt(at + 1) === lineFeed ? at + 2 : at + 1
}

/** The place of the next line break, or the end of the text. */
export function nextBreak(text: string, at: number): number {
  for (let place = at; place < text.length; place += 1) {
    if (isBreak(text.charCodeAt(place))) return place
  }
  return text.length
}

/** How many line breaks stand between two places. */
export function countBreaks(text: string, from: number, to: number): number {
  let count = 0
  for (let at = nextBreak(text, from); at < to; at = nextBreak(text, afterBreak(text, at))) count += 1
  return count
}

const isBreak = (code: number): boolean => code === lineFeed || code === carriageReturn

/** A field and what ends it. */
type ScannedField = { readonly value: string; readonly next: number }

/** Reads the record that begins at `at`. A CR at the very end of the text may be half of a CRLF: only the last text ends there. */
export function scanRecord(text: string, at: number, separator: string, isLast: boolean): ScannedRecord {
  const fields: string[] = []
  let place = at
  for (;;) {
    const field = scanField(text, place, separator.charCodeAt(0), isLast)
    if (field === null) return { ends: false, quotedAt: text.charCodeAt(place) === quote ? place : null }
    fields.push(field.value)
    if (text.charCodeAt(field.next) === separator.charCodeAt(0)) {
      place = field.next + 1
      continue
    }
    const next = field.next < text.length ? afterBreak(text, field.next) : field.next
    return { ends: true, fields, next, breaks: countBreaks(text, at, next) }
  }
}

function scanField(text: string, at: number, separator: number, isLast: boolean): ScannedField | null {
  if (text.charCodeAt(at) === quote) return scanQuoted(text, at, separator, isLast)
  const next = endOfPlain(text, at, separator)
  return isComplete(text, next, isLast) ? { value: text.slice(at, next), next } : null
}

/** What follows a closing quote before the next separator is text as well. */
function scanQuoted(text: string, at: number, separator: number, isLast: boolean): ScannedField | null {
  const parts: string[] = []
  let from = at + 1
  for (;;) {
    const closing = text.indexOf('"', from)
    if (closing === -1 || (closing === text.length - 1 && !isLast)) return null
    parts.push(text.slice(from, closing))
    if (text.charCodeAt(closing + 1) !== quote) {
      const next = endOfPlain(text, closing + 1, separator)
      if (!isComplete(text, next, isLast)) return null
      const value = parts.join('"')
      return { value: next === closing + 1 ? value : value + text.slice(closing + 1, next), next }
    }
    from = closing + 2
  }
}

function endOfPlain(text: string, at: number, separator: number): number {
  for (let place = at; place < text.length; place += 1) {
    const code = text.charCodeAt(place)
    if (code === separator || isBreak(code)) return place
  }
  return text.length
}

const isComplete = (text: string, next: number, isLast: boolean): boolean =>
  isLast || next < text.length - 1 || (next === text.length - 1 && text.charCodeAt(next) !== carriageReturn)
