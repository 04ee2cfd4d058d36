import { fold } from '../../words/fold.ts'

/** The languages in whose words apps write dates. */
const languages = ['en', 'fr', 'de', 'es', 'pt', 'pt-BR', 'it', 'nl', 'pl', 'ru', 'tr', 'sv', 'da', 'nb', 'cs'] as const

/** Short forms that are no beginning of the long one, and that not every edition of CLDR has. */
const further: Readonly<Record<string, Readonly<Record<string, number>>>> = {
  de: { mrz: 3, janner: 1, jann: 1, feber: 2 },
  nl: { mrt: 3 },
  cs: { cvn: 6, cvc: 7 },
  ru: { мая: 5, май: 5, маи: 5 },
}

/** Reads a word for a month: 1 to 12, or null. */
export type MonthReader = (word: string) => number | null

const shortestBeginning = 3

/**
 * Reads the months of one file. The words decide the language together: what one word leaves open (`mar`, `set`), the
 * others settle. A language that knows all words goes before one that knows some. A file without words asks for no language:
 * to learn the months of all of them takes a quarter of a second.
 */
export function monthReader(words: ReadonlySet<string>): MonthReader {
  if (words.size === 0) return () => null
  const folded = [...words].map(fold)
  const known = languages.map((language) => {
    const monthOf = monthsOf(language)
    return { monthOf, count: folded.filter((word) => monthOf(word) !== null).length }
  })
  const best = known.reduce((most, candidate) => (candidate.count > most.count ? candidate : most))
  return (word) => best.monthOf(fold(word))
}

const readers = new Map<string, MonthReader>()

function monthsOf(language: string): MonthReader {
  const before = readers.get(language)
  if (before) return before
  const exact = new Map(Object.entries(further[language] ?? {}))
  const long: (readonly [string, number])[] = []
  for (let month = 1; month <= 12; month += 1) {
    for (const style of ['short', 'long'] as const) {
      for (const form of formsOf(language, style, month)) {
        if (!/^\p{L}/u.test(form)) continue
        exact.set(form, month)
        if (style === 'long') long.push([form, month])
      }
    }
  }
  const reader = (word: string): number | null => exact.get(word) ?? monthBeginning(long, word)
  readers.set(language, reader)
  return reader
}

/** How CLDR writes a month alone and within a date: Slavic languages bend it. */
function formsOf(language: string, style: 'short' | 'long', month: number): readonly string[] {
  const day = Date.UTC(2024, month - 1, 15)
  return [{ month: style }, { month: style, day: 'numeric' }, { month: style, day: 'numeric', year: 'numeric' }].map(
    (options) => {
      const parts = new Intl.DateTimeFormat(language, { ...options, timeZone: 'UTC' } as Intl.DateTimeFormatOptions)
      return fold(parts.formatToParts(day).find(({ type }) => type === 'month')?.value ?? '')
    },
  )
}

/** `fev` for `fevrier`, `sept` for `septiembre`: the one month whose name begins so. */
function monthBeginning(long: readonly (readonly [string, number])[], word: string): number | null {
  if (word.length < shortestBeginning) return null
  const months = new Set(long.filter(([name]) => name.startsWith(word)).map(([, month]) => month))
  return months.size === 1 ? ([...months][0] ?? null) : null
}
