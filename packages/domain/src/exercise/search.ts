import { fold } from '../words/fold.ts'
import { defaultLanguage, type Language } from '../words/language.ts'
import { type IndexedExercise, join, type SearchIndex } from './search-index.ts'

/** How many results at most, and the language whose names break ties. */
export type SearchOptions = { readonly limit?: number; readonly lang?: Language }

type Query = { readonly joined: string; readonly words: readonly string[] }

/** From best to worst; what ranks `none` is not found. */
const ranks = { exact: 0, prefix: 1, words: 2, about: 3, fuzzy: 4, none: 5 } as const

/** Words that link others: a query is not refused for want of them. */
const linkWords = new Set('a au aux avec d de des du en et l la le les the with of on to and'.split(' '))

const shortestFuzzyWord = 4

/**
 * The exercises that match what was typed, best first: a name or alias exactly, then its beginning, then all words (in any
 * order, each at least begun), then words that only muscle group or equipment have, then with one typing error in a word
 * of four letters or more. Accents, case, hyphens and apostrophes do not matter. Ties go by length of the name, then by
 * alphabet; an empty query answers all by alphabet.
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

function rankOf({ joined, words, about }: IndexedExercise<unknown>, query: Query): number {
  if (joined.includes(query.joined)) return ranks.exact
  if (joined.some((name) => name.startsWith(query.joined))) return ranks.prefix
  let worst: number = ranks.words
  for (const word of query.words) {
    worst = Math.max(worst, rankOfWord(word, words, about))
    if (worst === ranks.none) break
  }
  return worst
}

function rankOfWord(word: string, words: readonly string[], about: readonly string[]): number {
  const begins = (text: string) => text.startsWith(word)
  if (words.some(begins)) return ranks.words
  if (about.some(begins)) return ranks.about
  if (word.length < shortestFuzzyWord) return ranks.none
  const resembles = (text: string) => beginsWithinOneEdit(text, word)
  return words.some(resembles) || about.some(resembles) ? ranks.fuzzy : ranks.none
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
