import { fold } from '../words/fold.ts'
import { defaultLanguage, type Language } from '../words/language.ts'
import { type IndexedExercise, join, type SearchIndex } from './search-index.ts'

/** How many results at most, and the language whose names break ties. */
export type SearchOptions = { readonly limit?: number; readonly lang?: Language }

type Query = { readonly joined: string; readonly words: readonly string[] }

/** From best to worst, each first by a name and then by an alias; what ranks `none` is not found. */
const ranks = {
  exactName: 0,
  exactAlias: 1,
  prefixOfName: 2,
  prefixOfAlias: 3,
  wordsOfName: 4,
  wordsOfAlias: 5,
  wordsAbout: 6,
  fuzzyName: 7,
  fuzzyElse: 8,
  none: 9,
} as const

/** Words that link others: a query is not refused for want of them. */
const linkWords = new Set('a au aux avec d de des du en et l la le les the with of on to and'.split(' '))

const shortestFuzzyWord = 4

/**
 * The exercises that match what was typed, best first: a name or alias exactly, then its beginning, then all words (in any
 * order, each at least begun), then words that only muscle group or equipment have, then with one typing error in a word
 * of four letters or more; at each of these a name before an alias. Accents, case, hyphens and apostrophes do not matter.
 * Ties go by length of the name, then by alphabet; an empty query answers all by alphabet.
 */
export function search<T>(index: SearchIndex<T>, query: string, options: SearchOptions = {}): readonly T[] {
  const { limit = index.length, lang = defaultLanguage } = options
  const asked = readQuery(query)
  const found = index
    .map((entry) => ({ entry, rank: rankOf(entry, asked), name: entry.sortNames[lang] }))
    .filter(({ rank }) => rank < ranks.none)
  const byLength = asked.words.length > 0
  found.sort((a, b) => a.rank - b.rank || (byLength ? a.name.length - b.name.length : 0) || compare(a.name, b.name))
  return found.slice(0, limit).map(({ entry }) => entry.exercise)
}

function readQuery(text: string): Query {
  const folded = fold(text)
  const words = folded === '' ? [] : folded.split(' ')
  const telling = words.filter((word) => !linkWords.has(word))
  return { joined: join(folded), words: telling.length > 0 ? telling : words }
}

function rankOf(entry: IndexedExercise<unknown>, query: Query): number {
  const { names, aliases } = entry
  const isBegun = (name: string) => name.startsWith(query.joined)
  if (names.joined.includes(query.joined)) return ranks.exactName
  if (aliases.joined.includes(query.joined)) return ranks.exactAlias
  if (names.joined.some(isBegun)) return ranks.prefixOfName
  if (aliases.joined.some(isBegun)) return ranks.prefixOfAlias
  let worst: number = ranks.wordsOfName
  for (const word of query.words) {
    worst = Math.max(worst, rankOfWord(entry, word))
    if (worst === ranks.none) break
  }
  return worst
}

function rankOfWord({ names, aliases, about }: IndexedExercise<unknown>, word: string): number {
  const begins = (text: string) => text.startsWith(word) || isPluralOf(word, text)
  if (names.words.some(begins)) return ranks.wordsOfName
  if (aliases.words.some(begins)) return ranks.wordsOfAlias
  if (about.some(begins)) return ranks.wordsAbout
  if (word.length < shortestFuzzyWord) return ranks.none
  const resembles = (text: string) => beginsWithinOneEdit(text, word)
  if (names.words.some(resembles)) return ranks.fuzzyName
  return aliases.words.some(resembles) || about.some(resembles) ? ranks.fuzzyElse : ranks.none
}

function isPluralOf(word: string, text: string): boolean {
  return word.length === text.length + 1 && word.endsWith('s') && word.startsWith(text)
}

/**
 * Whether `text` begins with something at Damerau-Levenshtein distance 0 or 1 of `typed`: what follows the first
 * difference must agree after one letter replaced, left out, typed too much, or swapped with the next.
 */
function beginsWithinOneEdit(text: string, typed: string): boolean {
  let i = 0
  while (i < typed.length && typed[i] === text[i]) i++
  const rest = typed.slice(i + 1)
  return (
    text.startsWith(rest, i + 1) ||
    text.startsWith(rest, i) ||
    text.startsWith(typed.slice(i), i + 1) ||
    (typed[i] === text[i + 1] && typed[i + 1] === text[i] && text.startsWith(typed.slice(i + 2), i + 2))
  )
}

function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0
}
