import { defaultLanguage, type Language } from '../words/language.ts'
import { writtenOut } from './abbreviations.ts'
import { type FoldedWord, foldWords, type IndexedExercise, joinWords, type SearchIndex } from './search-index.ts'
import { beginsWithinOneEdit, isWithinOneEdit } from './typing-error.ts'

/** How many results at most, and the language whose names break ties. */
export type SearchOptions = { readonly limit?: number; readonly lang?: Language }

type Query = { readonly whole: FoldedWord; readonly words: readonly FoldedWord[] }

/** From best to worst; what ranks `none` is not found. */
const ranks = {
  exactName: 0,
  exactAlias: 1,
  exactMuscle: 2,
  wholeAlias: 3,
  prefixOfName: 4,
  wordsOfName: 5,
  prefixOfAlias: 6,
  wordsOfAlias: 7,
  wordsAbout: 8,
  almostName: 9,
  almostAlias: 10,
  fuzzyName: 11,
  fuzzyElse: 12,
  none: 13,
} as const

/** Ranks that say the same about what is meant: among them, what most lifters do comes before what few do. */
const asGoodAs: Readonly<Record<number, number>> = {
  [ranks.wordsOfName]: ranks.prefixOfName,
  [ranks.wordsOfAlias]: ranks.prefixOfAlias,
  [ranks.almostAlias]: ranks.almostName,
  [ranks.fuzzyElse]: ranks.fuzzyName,
}

/** Words that link others: a query is not refused for want of them. */
const linkWords = new Set('a au aux avec d de des du en et l la le les the with of on to and'.split(' '))

/** Typing errors are looked for in words of so many letters: in shorter ones, one letter makes another word. */
const shortestWord = 4

/** So many letters stay of such a word without its doubled ones: "ball" is a word, "zzzz" is none. */
const shortestRough = 3

/** A word that is still being typed needs one letter more, or three letters would match all that begins with them. */
const shortestBeginning = 5

/**
 * The exercises that match what was typed, best first: a name or an alias exactly, then those that the muscle of that name
 * moves, then the beginning of a name or all its words (in any order, each at least begun), then likewise of an alias, then
 * words that only muscles or equipment have, then with one typing error in a word of four
 * letters or more; at each of these a name before an alias. Accents, case, hyphens, apostrophes, plurals and doubled
 * letters do not matter, and an abbreviation ("SDT") is as good as the words it stands for. Among what matches alike, the lifts of the table of common lifts come first; ties go by length of
 * the name, then by alphabet. An empty query answers all by alphabet.
 */
export function search<T>(index: SearchIndex<T>, query: string, options: SearchOptions = {}): readonly T[] {
  const { limit = index.length, lang = defaultLanguage } = options
  const typed = foldWords(query)
  const readings = [typed, writtenOut(typed)].filter((words) => words !== undefined).map(readQuery)
  const rank = (entry: IndexedExercise<T>) => Math.min(...readings.map((reading) => rankOf(entry, reading)))
  const found = index
    .map((entry) => ({ entry, rank: rank(entry), name: entry.sortNames[lang] }))
    .filter((each) => each.rank < ranks.none)
  const order = typed.length > 0 ? byMatch : byName
  found.sort((a, b) => order(a, b) || compare(a.name, b.name))
  return found.slice(0, limit).map(({ entry }) => entry.exercise)
}

type Found = { readonly entry: IndexedExercise<unknown>; readonly rank: number; readonly name: string }

const byName = () => 0

const tierOf = (rank: number): number => asGoodAs[rank] ?? rank

function byMatch(a: Found, b: Found): number {
  return (
    tierOf(a.rank) - tierOf(b.rank) || a.entry.use - b.entry.use || a.rank - b.rank || a.name.length - b.name.length
  )
}

function readQuery(words: readonly FoldedWord[]): Query {
  const telling = words.filter((word) => !linkWords.has(word.plain))
  return { whole: joinWords(words), words: telling.length > 0 ? telling : words }
}

function rankOf({ names, aliases, muscles, about }: IndexedExercise<unknown>, { whole, words }: Query): number {
  const equals = (text: FoldedWord) => text.rough === whole.rough
  if (names.whole.some(equals)) return ranks.exactName
  // "épaules" are shoulders, though "épaulé" is a lift: what differs by its plural is less exact.
  if (aliases.whole.some(({ plain }) => plain === whole.plain)) return ranks.exactAlias
  if (muscles.some(equals)) return ranks.exactMuscle
  if (aliases.whole.some(equals)) return ranks.wholeAlias
  const begins = (text: FoldedWord) => text.plain.startsWith(whole.plain)
  if (names.whole.some(begins)) return ranks.prefixOfName
  const rank = worstRank(words, (word) => rankOfWord(word, names.words, aliases.words, about.words))
  if (rank > ranks.prefixOfAlias && aliases.whole.some(begins)) return ranks.prefixOfAlias
  if (rank <= ranks.wordsAbout || (rank === ranks.none && words.length > 1)) return rank
  const resembles = resemblance(whole, 'whole')
  if (names.whole.some(resembles)) return ranks.almostName
  return aliases.whole.some(resembles) ? ranks.almostAlias : rank
}

function worstRank(words: readonly FoldedWord[], rank: (word: FoldedWord) => number): number {
  let worst: number = ranks.wordsOfName
  for (const word of words) {
    worst = Math.max(worst, rank(word))
    if (worst === ranks.none) break
  }
  return worst
}

type Words = readonly FoldedWord[]

function rankOfWord(word: FoldedWord, names: Words, aliases: Words, about: Words): number {
  const begins = (text: FoldedWord) => text.plain.startsWith(word.plain) || text.rough === word.rough
  if (names.some(begins)) return ranks.wordsOfName
  if (aliases.some(begins)) return ranks.wordsOfAlias
  if (about.some(begins)) return ranks.wordsAbout
  const resembles = resemblance(word)
  if (names.some(resembles)) return ranks.fuzzyName
  return aliases.some(resembles) || about.some(resembles) ? ranks.fuzzyElse : ranks.none
}

/** Whether a text is the word, or its beginning unless the whole is meant, but for one typing error. */
function resemblance({ plain, rough }: FoldedWord, part: 'whole' | 'beginning' = 'beginning') {
  const isLong = plain.length >= shortestWord && rough.length >= shortestRough
  const isLongBeginning = part === 'beginning' && rough.length >= shortestBeginning
  return (text: FoldedWord) =>
    (isLong && isWithinOneEdit(text.rough, rough)) || (isLongBeginning && beginsWithinOneEdit(text.rough, rough))
}

function compare(a: string, b: string): number {
  return Number(a > b) - Number(a < b)
}
