import type { ImportName } from '@fonte/contract/import'
import { foldedName } from '@fonte/domain/exchange/names/folded-name'
import { nameMatcher } from '@fonte/domain/exchange/names/match-names'

/** A lift that names of files are compared with. */
export type ComparedLift = Parameters<typeof nameMatcher>[0][number]

/** A name of a file, and what it may stand for. */
export interface ListedName {
  readonly name: string
  /** Sets of that name in the file. */
  readonly sets: number
  /** What the file calls the sort of lift, such as `Back`. */
  readonly category?: string | undefined
  /** Known as one exercise; to be checked; unknown. */
  readonly match: 'sure' | 'check' | 'missing'
  /** Ids of exercises, the likeliest first. */
  readonly candidates: readonly string[]
}

/** What the names of a file stand for, by the library, one's own exercises, and what was remembered. */
export function listedNames(
  names: readonly Pick<ListedName, 'name' | 'sets' | 'category'>[],
  lifts: readonly ComparedLift[],
  remembered: readonly ImportName[],
): readonly ListedName[] {
  const match = nameMatcher(lifts, new Map(remembered.map(({ name, exercise_id }) => [foldedName(name), exercise_id])))
  return names.map((listed) => {
    const found = match(listed.name)
    if (found.certainty === 'sure') return { ...listed, match: 'sure', candidates: [found.id] }
    if (found.certainty === 'to-check') return { ...listed, match: 'check', candidates: found.ids }
    return { ...listed, match: 'missing', candidates: [] }
  })
}
