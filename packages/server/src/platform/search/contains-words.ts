import { type RawBuilder, sql } from 'kysely'
import type { SearchPatterns } from './search-words.ts'

/** Whether an index of trigrams knows only some of the letters: the embedded database's knows the Latin ones. */
const hasOtherLetters = (pattern: string): boolean => /[^ -~]/.test(pattern)

const contains = (column: RawBuilder<unknown>, pattern: string): RawBuilder<boolean> => {
  const isLike = sql<boolean>`${column} LIKE ${pattern}`
  if (!hasOtherLetters(pattern)) return isLike
  return sql<boolean>`(other_grams(${column}) @> other_grams(${pattern.replaceAll('%', '')}) AND ${isLike})`
}

/** Conditions on the folded words of a table, one for each word of a search; each has an index (migrations 014, 017, 022). */
export const containsWords = (table: 'profiles' | 'reports', { long, short }: SearchPatterns) =>
  [...long, ...short].map((pattern) => contains(sql.ref(`${table}.search_text`), pattern))
