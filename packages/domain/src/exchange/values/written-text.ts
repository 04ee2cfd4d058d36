import { visibleText } from '../../words/visible-text.ts'

/** Control signs, line breaks apart. */
const control = /(?![\n\t])\p{Cc}/gu

const loneSurrogate = /\p{Cs}/gu

/** The apostrophe that an export puts before a sign which spreadsheets take for a formula. */
const formulaGuard = /^'(?=[=+\-@])/u

/** Text that is as it may be stored, but for the spaces around it. */
const plain = /^[\x20-\x7E]*$/u

const cleaned = (text: string): string => (plain.test(text) && !text.startsWith("'") ? text.trim() : cleanedSigns(text))

const cleanedSigns = (text: string): string =>
  visibleText(
    text.replace(formulaGuard, '').replace(/\r\n?/gu, '\n').replace(control, '').replace(loneSurrogate, '\uFFFD'),
  )
    .normalize('NFC')
    .trim()

/** The name of an exercise or a workout as it may be stored: one line, nothing hidden, at most `most` characters. */
export function nameText(text: string, most: number): string {
  const name = cleaned(text).replace(/\s+/gu, ' ')
  return name.length <= most ? name : cut(name, most)
}

/** A note as it may be stored; `isCut` where it was longer. */
export function noteText(text: string, most: number): { readonly note: string; readonly isCut: boolean } {
  const note = cleaned(text)
  const kept = note.length <= most ? note : cut(note, most)
  return { note: kept, isCut: kept.length < note.length }
}

const cut = (text: string, most: number): string => [...text].slice(0, most).join('').trim()
