import { placeOfUse } from '@fonte/domain/exercise/common-lifts'

/** A part of the list under a title of its own; the results of a search have none. */
export interface ListSection<T> {
  readonly title: 'recent' | 'common' | 'alphabet' | null
  readonly items: readonly T[]
}

const mostRecent = 8
const mostCommon = 20

/**
 * A list by alphabet, with what one did last in front, the latest first, and then what gyms are full of. Every exercise
 * stands once: what comes first is not told again below.
 */
export function sectionsOf<T extends { readonly id: string; readonly creator_id: string | null }>(
  byAlphabet: readonly T[],
  recentIds: readonly string[],
): readonly ListSection<T>[] {
  const known = new Map(byAlphabet.map((item) => [item.id, item]))
  const recent = recentIds.flatMap((id) => known.get(id) ?? []).slice(0, mostRecent)
  const usual = byAlphabet
    .filter((item) => item.creator_id === null && placeOfUse(item.id) < mostCommon && !recent.includes(item))
    .toSorted((one, other) => placeOfUse(one.id) - placeOfUse(other.id))
  const first = new Set([...recent, ...usual])
  const sections: readonly ListSection<T>[] = [
    { title: 'recent', items: recent },
    { title: 'common', items: usual },
    { title: 'alphabet', items: byAlphabet.filter((item) => !first.has(item)) },
  ]
  return sections.filter(({ items }) => items.length > 0)
}

/** As much of the sections as `count` rows are. */
export function firstRows<T>(sections: readonly ListSection<T>[], count: number): readonly ListSection<T>[] {
  let room = count
  return sections.flatMap(({ title, items }) => {
    const shown = items.slice(0, Math.max(0, room))
    room -= items.length
    return shown.length > 0 ? { title, items: shown } : []
  })
}
