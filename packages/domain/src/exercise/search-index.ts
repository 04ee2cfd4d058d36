import { fold } from '../words/fold.ts'
import type { Language } from '../words/language.ts'

/** What a search looks at: the names in both languages, the other names lifters use, and what it is done with and for. */
export type SearchableExercise = {
  readonly name: string
  readonly name_en?: string | null | undefined
  readonly aliases?: readonly string[] | null | undefined
  readonly equipment?: string | null | undefined
  readonly equipment_en?: string | null | undefined
  readonly muscle_group?: string | null | undefined
  readonly muscle_group_en?: string | null | undefined
  /** What its prime movers are called, in any language. */
  readonly muscles?: readonly string[] | undefined
  /** Its place among the lifts by use (`placeOfUse`); none for what somebody made for themself. */
  readonly use?: number | undefined
}

/** A folded word, and the same without plural and doubled letters: `traction` for "tractions", `molet` for "mollets". */
export type FoldedWord = { readonly plain: string; readonly rough: string }

/** Each text without its spaces ("pull-up", "pull up" and "pullup" are one), and the words of all. */
export type FoldedTexts = { readonly whole: readonly FoldedWord[]; readonly words: readonly FoldedWord[] }

/** An exercise with its texts folded once, so that a keystroke only compares; `about` is muscles and equipment. */
export type IndexedExercise<T> = {
  readonly exercise: T
  readonly sortNames: Readonly<Record<Language, string>>
  readonly names: FoldedTexts
  readonly aliases: FoldedTexts
  readonly about: FoldedTexts
  /** Names of its main group and of its prime movers. */
  readonly muscles: readonly FoldedWord[]
  /** Place by use: what is common comes first among what matches alike. */
  readonly use: number
}

export type SearchIndex<T> = readonly IndexedExercise<T>[]

/** What somebody made for themself is in no table: it stands with the most used. */
const mostUsed = 0

/** Folds the texts of all exercises: done once for each list, searched with every keystroke. */
export function buildIndex<T extends SearchableExercise>(exercises: readonly T[]): SearchIndex<T> {
  const foldTexts = textFolder()
  return exercises.map((exercise) => {
    const { name, name_en, aliases, equipment, equipment_en, muscle_group, muscle_group_en, muscles = [] } = exercise
    return {
      exercise,
      sortNames: { fr: fold(name), en: fold(name_en || name) },
      names: foldTexts([name, name_en]),
      aliases: foldTexts(aliases ?? []),
      muscles: foldTexts([muscle_group, muscle_group_en, ...muscles]).whole,
      about: foldTexts([equipment, equipment_en, muscle_group, muscle_group_en, ...muscles]),
      use: exercise.use ?? mostUsed,
    }
  })
}

/** The folded words of a text. */
export function foldWords(text: string): readonly FoldedWord[] {
  return fold(text)
    .split(' ')
    .filter((plain) => plain !== '')
    .map((plain) => ({ plain, rough: roughen(plain) }))
}

/** Words as one, without the spaces between them. */
export function joinWords(words: readonly FoldedWord[]): FoldedWord {
  return { plain: words.map((word) => word.plain).join(''), rough: words.map((word) => word.rough).join('') }
}

/** Folds lists of texts, each text once: muscles and equipment come again with every exercise. */
function textFolder() {
  const known = new Map<string, FoldedTexts>()
  const foldOnce = (text: string): FoldedTexts => {
    const before = known.get(text)
    if (before) return before
    const folded = foldText(text)
    known.set(text, folded)
    return folded
  }
  return (texts: readonly (string | null | undefined)[]): FoldedTexts => {
    const folded = texts.filter((text) => typeof text === 'string').map(foldOnce)
    return {
      whole: unique(folded.flatMap(({ whole }) => whole)),
      words: unique(folded.flatMap(({ words }) => words)),
    }
  }
}

function foldText(text: string): FoldedTexts {
  if (fold(text) === '') return { whole: [], words: [] }
  return { whole: [joinWords(foldWords(text))], words: text.split(/\s/u).flatMap(partsOf) }
}

/** The parts of a word that a hyphen or an apostrophe joins are found singly and as one. */
function partsOf(word: string): readonly FoldedWord[] {
  const parts = foldWords(word)
  return parts.length > 1 ? [...parts, joinWords(parts)] : parts
}

/** Two equal letters become one, and four become two: a key that was held down is not a word of one letter. */
function roughen(plain: string): string {
  return plain.replace(/(?<=..)(?<!s)s$/u, '').replace(/(\p{L})\1/gu, '$1')
}

function unique(words: readonly FoldedWord[]): FoldedWord[] {
  return [...new Map(words.map((word) => [word.plain, word])).values()]
}
