import { type FoldedWord, foldWords } from './search-index.ts'

/** What lifters write short, and the words it stands for. */
const abbreviations: ReadonlyMap<string, readonly FoldedWord[]> = new Map([
  ['dc', foldWords('développé couché')],
  ['dm', foldWords('développé militaire')],
  ['sdt', foldWords('soulevé de terre')],
])

/** Written behind "DC" they say how the bench stands: nobody writes "développé couché incliné". */
const slopes = ['incline', 'decline']

const press = foldWords('développé')

/** The same words with each abbreviation of lifters written out, or undefined where there is none. */
export function writtenOut(words: readonly FoldedWord[]): readonly FoldedWord[] | undefined {
  if (!words.some(({ plain }) => abbreviations.has(plain))) return undefined
  const isSloped = words.some(({ plain }) => slopes.some((slope) => slope.startsWith(plain)))
  return words.flatMap((word) => (word.plain === 'dc' && isSloped ? press : (abbreviations.get(word.plain) ?? word)))
}
