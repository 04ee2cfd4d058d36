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

/** Names, folded: each without its spaces ("pull-up", "pull up" and "pullup" are one), and all their words. */
export type FoldedNames = { readonly joined: readonly string[]; readonly words: readonly string[] }

/** An exercise with its texts folded once, so that a keystroke only compares; `about` is muscle group and equipment. */
export type IndexedExercise<T> = {
  readonly exercise: T
  readonly sortNames: Readonly<Record<Language, string>>
  readonly names: FoldedNames
  readonly aliases: FoldedNames
  readonly about: readonly string[]
}

export type SearchIndex<T> = readonly IndexedExercise<T>[]

/** Folds the texts of all exercises: done once for each list, searched with every keystroke. */
export function buildIndex<T extends SearchableExercise>(exercises: readonly T[]): SearchIndex<T> {
  return exercises.map((exercise) => {
    const { name, name_en, aliases, equipment, equipment_en, muscle_group, muscle_group_en } = exercise
    return {
      exercise,
      sortNames: { fr: fold(name), en: fold(name_en || name) },
      names: foldNames([name, name_en]),
      aliases: foldNames(aliases ?? []),
      about: foldNames([equipment, equipment_en, muscle_group, muscle_group_en]).words,
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

function foldNames(texts: readonly (string | null | undefined)[]): FoldedNames {
  const present = texts.map((text) => text ?? '')
  return { joined: unique(present.map((text) => join(fold(text)))), words: unique(present.flatMap(wordsOf)) }
}

function unique(texts: readonly string[]): string[] {
  return [...new Set(texts)].filter((text) => text !== '')
}
