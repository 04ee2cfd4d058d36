import type { SearchableExercise } from '../../exercise/search-index.ts'

/** A lift of the library, or one that somebody made. */
export type NamedLift = SearchableExercise & {
  readonly id: string
  /** Ids of `equipment.json`; none where somebody typed the equipment. */
  readonly equipment_ids?: readonly string[] | undefined
}

/** Which lift a name of a file stands for. */
export type NameMatch =
  /** It is applied without asking. */
  | { readonly certainty: 'sure'; readonly id: string }
  /** It is to be chosen, the likeliest first. */
  | { readonly certainty: 'to-check'; readonly ids: readonly string[] }
  | { readonly certainty: 'not-found' }
