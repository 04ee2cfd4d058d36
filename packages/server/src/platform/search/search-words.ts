import { fold } from '@fonte/domain/words/fold'
import { indexedLetters } from './indexed-letters.ts'

/** What was typed into the search, as patterns of SQL for texts that are stored as `indexed-letters.ts` writes them. */
export interface SearchPatterns {
  /** Words of three letters or more, anywhere in a text; the longest first. */
  readonly long: readonly string[]
  /** Beginnings of words, for words of one or two letters; the longest first. */
  readonly short: readonly string[]
}

/** How many words of a search are looked for, at most: each costs a scan, and eight narrow a list enough. */
const mostWords = 8

/**
 * So many letters of a word are looked for, at most: no text has as many in common with it by chance, and each may be
 * compared at every place of every text.
 */
const mostLetters = 25

/**
 * The patterns of a search, of its longest words where it has too many; none where it has no letter and no digit. What SQL
 * reads otherwise never gets through `fold`.
 */
export const searchPatterns = (typed: string): SearchPatterns => {
  const looked = fold(typed)
    .split(' ')
    .map((word) => [...word].slice(0, mostLetters).join(''))
  const words = [...new Set(looked)].filter((word) => word !== '')
  const byLength = words.toSorted((one, other) => other.length - one.length).slice(0, mostWords)
  const isLong = (word: string) => [...word].length >= 3
  const pattern = (before: string) => (word: string) => `${before}${indexedLetters(word)}%`
  return {
    long: byLength.filter(isLong).map(pattern('%')),
    short: byLength.filter((word) => !isLong(word)).map(pattern('% ')),
  }
}
