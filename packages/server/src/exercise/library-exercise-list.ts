import type { LibraryExercise } from '@fonte/contract/admin/library-exercise'
import { placeOfUse } from '@fonte/domain/exercise/common-lifts'
import { search } from '@fonte/domain/exercise/search'
import { buildIndex } from '@fonte/domain/exercise/search-index'
import type { LibraryShare } from '@fonte/domain/library/share'
import { everydayNamesOf } from '@fonte/domain/muscle/everyday-names'
import type { Reader } from '../platform/database.ts'
import { Problem } from '../platform/problem.ts'
import { findLibraryExercises, type LibraryEntry, listLibraryEntries } from './library-exercise-store.ts'

/** Which global exercises are asked for. */
interface LibraryQuery {
  readonly search?: string | undefined
  readonly group?: string | undefined
  readonly show?: LibraryShare | undefined
  readonly cursor?: string | undefined
}

const pageSize = 24

/** The place in the list at which a page begins. @throws Problem `invalid-input` when the cursor is none of ours */
const placeOf = (cursor: string | undefined): number => {
  if (cursor === undefined) return 0
  if (/^\d{1,6}$/.test(cursor)) return Number(cursor)
  throw new Problem('invalid-input', { errors: [{ path: 'query.cursor', reason: 'unknown' }] })
}

/** Exercises without English are offered all the same. */
const isIn = (share: LibraryShare, entry: LibraryEntry): boolean =>
  share === 'offered' ? entry.share !== 'archived' : entry.share === share

/** With what lifters call the muscles that do the work, and how often gyms see it, as the selector has it. */
const searchable = (entry: LibraryEntry): LibraryEntry => ({
  ...entry,
  muscles: [...entry.muscles, ...everydayNamesOf([entry.muscle_group_id, ...(entry.prime_muscle_ids ?? [])])],
  use: placeOfUse(entry.id),
})

/**
 * A page of global exercises, found as the selector finds them: best match first, all of them by name.
 * @throws Problem `invalid-input`
 */
export const listLibraryExercises = async (query: LibraryQuery, reader: Reader) => {
  const { search: typed = '', group, show = 'offered', cursor } = query
  const place = placeOf(cursor)
  const all = await listLibraryEntries(reader)
  const shown = all.filter((entry) => isIn(show, entry) && (group === undefined || entry.muscle_group_id === group))
  const found = search(buildIndex(shown.map(searchable)), typed)
  const ids = found.slice(place, place + pageSize).map(({ id }) => id)
  const items: readonly LibraryExercise[] = await findLibraryExercises(ids, reader)
  const count = (share: LibraryShare) => all.filter((entry) => isIn(share, entry)).length
  return {
    items,
    next: place + pageSize < found.length ? String(place + pageSize) : null,
    total: found.length,
    shares: { offered: count('offered'), untranslated: count('untranslated'), archived: count('archived') },
  }
}
