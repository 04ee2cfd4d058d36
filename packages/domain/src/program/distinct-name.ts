import { countCharacters } from '../words/text-length.ts'
import { programBounds } from './bounds.ts'
import { shortened } from './duplicate.ts'

/** The name of a new program: where one's own programs have it already, with the next number behind it. A long name gives way to the number. */
export function distinctName(name: string, taken: readonly string[]): string {
  const known = new Set(taken)
  let distinct = name
  for (let number = 2; known.has(distinct); number += 1) {
    const suffix = ` ${number}`
    distinct = shortened(name, programBounds.name.max - countCharacters(suffix)) + suffix
  }
  return distinct
}
