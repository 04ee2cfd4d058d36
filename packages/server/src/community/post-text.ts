import type { Post } from '@fonte/contract/community/post'
import { programLength } from '@fonte/domain/community/program-length'
import equipment from '@fonte/domain/data/equipment.json' with { type: 'json' }
import { minutesOfSets } from '@fonte/domain/program/program'
import { fold } from '@fonte/domain/words/fold'
import { indexedLetters } from '../platform/search/indexed-letters.ts'

/** What a post is searched and filtered by comes from these. */
export interface PostSource {
  readonly title: string
  readonly message: string
  readonly program_name: string
  readonly username: string
  readonly exercises: readonly SourceExercise[]
}

interface SourceExercise {
  readonly exercise_id: string
  readonly name: string
  readonly name_en: string | null
  readonly equipment: string
  /** None where a member typed the equipment. */
  readonly equipment_ids: readonly string[]
  readonly muscle_group_id: string
  readonly muscle_ids: readonly string[]
  readonly set_count: number
}

/** The derived columns of a post. */
export interface PostText {
  readonly work: Post['work']
  readonly set_count: number
  readonly facets: readonly string[]
  readonly names_text: string
  readonly search_text: string
}

/** What a filter of the list asks for, as a facet of a post. */
export const facetOf = {
  group: (id: string): string => `group ${id}`,
  equipment: (id: string): string => `equipment ${id}`,
  length: (length: string): string => `length ${length}`,
} as const

const idOfEquipment = new Map(equipment.flatMap(({ id, name }) => [name.fr, name.en].map((text) => [fold(text), id])))

/** The ids of an exercise’s equipment; of a text that a member typed, "Barre, banc plat", those that it names. */
const equipmentIds = ({ equipment_ids, equipment: typed }: SourceExercise): readonly string[] =>
  equipment_ids.length > 0 ? equipment_ids : typed.split(',').flatMap((part) => idOfEquipment.get(fold(part)) ?? [])

/**
 * So many letters of a post are searched, more than all of its texts may have: in their other form a few letters become
 * many, one of them eighteen, and one stored letter of another alphabet takes five.
 */
const mostLetters = 12_000

/** Each text begins with a space, so that every word has one before it. */
const searchable = (texts: readonly (string | null)[]): string => {
  let letters = ''
  for (const text of texts) {
    if (letters.length >= mostLetters) break
    letters = `${letters} ${fold(text ?? '')}`.trimEnd()
  }
  return indexedLetters(letters.slice(0, mostLetters)) || ' '
}

/** What is stored of a post to search and filter it by, and to draw its card. */
export const postText = (source: PostSource): PostText => {
  const { exercises } = source
  const set_count = exercises.reduce((sum, row) => sum + row.set_count, 0)
  const names = [source.title, source.program_name, source.username]
  const facets = new Set([
    ...exercises.map((row) => facetOf.group(row.muscle_group_id)),
    ...exercises.flatMap(equipmentIds).map(facetOf.equipment),
    facetOf.length(programLength(minutesOfSets(set_count))),
  ])
  return {
    work: exercises.map(({ exercise_id, muscle_group_id, muscle_ids, set_count: sets }) => ({
      exercise_id,
      muscle_group_id,
      muscle_ids,
      set_count: sets,
    })),
    set_count,
    facets: [...facets],
    names_text: searchable(names),
    search_text: searchable([...names, source.message, ...exercises.flatMap((row) => [row.name, row.name_en])]),
  }
}
