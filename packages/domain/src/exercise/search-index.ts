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
}

/** An exercise with its texts folded once, so that a keystroke only compares. */
export type IndexedExercise<T> = {
  readonly exercise: T
  readonly sortNames: Readonly<Record<Language, string>>
  /** Each name or alias without its spaces: "pull-up", "pull up" and "pullup" are one. */
  readonly joined: readonly string[]
  /** The words of the names and aliases. */
  readonly words: readonly string[]
  /** The words of muscle group and equipment, which count for less. */
  readonly about: readonly string[]
}

export type SearchIndex<T> = readonly IndexedExercise<T>[]

/** Folds the texts of all exercises: done once for each list, searched with every keystroke. */
export function buildIndex<T extends SearchableExercise>(exercises: readonly T[]): SearchIndex<T> {
  return exercises.map((exercise) => {
    const { name, name_en, aliases, equipment, equipment_en, muscle_group, muscle_group_en } = exercise
    const names = present([name, name_en, ...(aliases ?? [])])
    const about = present([equipment, equipment_en, muscle_group, muscle_group_en])
    return {
      exercise,
      sortNames: { fr: fold(name), en: fold(name_en || name) },
      joined: unique(names.map((text) => join(fold(text)))),
      words: unique(names.flatMap(wordsOf)),
      about: unique(about.flatMap(wordsOf)),
    }
  })
}

/** A folded text without its spaces. */
export function join(folded: string): string {
  return folded.replaceAll(' ', '')
}

/** The folded words of a text; parts joined by a hyphen or an apostrophe are found singly and as one. */
function wordsOf(text: string): string[] {
  return text.split(/\s+/u).flatMap((word) => {
    const parts = fold(word).split(' ')
    return parts.length > 1 ? [...parts, parts.join('')] : parts
  })
}

function present(texts: readonly (string | null | undefined)[]): string[] {
  return texts.filter((text) => text !== null && text !== undefined && text !== '') as string[]
}

function unique(texts: readonly string[]): string[] {
  return [...new Set(texts)].filter((text) => text !== '')
}
