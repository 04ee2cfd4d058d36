import type { ImportName } from '@fonte/contract/import'
import { search } from '@fonte/domain/exercise/search'
import { buildIndex, type SearchableExercise, type SearchIndex } from '@fonte/domain/exercise/search-index'
import { fold } from '@fonte/domain/words/fold'

/** An exercise as names of files are compared with it. */
export type NamedLift = SearchableExercise & { readonly id: string }

/** What a name of a file may stand for. */
export interface ListedName {
  readonly name: string
  /** Sets of that name in the file. */
  readonly sets: number
  /** Known as one exercise; several or another equipment, best first; unknown. */
  readonly match: 'sure' | 'check' | 'missing'
  readonly candidates: readonly string[]
}

/** So many exercises are offered for a name, at most. */
const mostCandidates = 5

const equipmentNote = /\s*\(([^)]*)\)\s*$/u

/** What the names of a file stand for: as remembered, as the library calls its exercises, as the search finds them. */
export function nameMatches(
  names: readonly { readonly name: string; readonly sets: number }[],
  library: readonly NamedLift[],
  remembered: readonly ImportName[],
): readonly ListedName[] {
  const kept = new Map(remembered.map(({ name, exercise_id }) => [fold(name) || name, exercise_id]))
  const known = new Set(library.map(({ id }) => id))
  const called = calledLifts(library)
  const index = buildIndex(library)
  return names.map(({ name, sets }) => {
    const folded = fold(name) || name
    const before = kept.get(folded)
    if (before !== undefined && known.has(before)) return { name, sets, match: 'sure', candidates: [before] }
    const [exact, ...others] = called.get(folded) ?? []
    if (exact !== undefined && others.length === 0) return { name, sets, match: 'sure', candidates: [exact] }
    const candidates = exact === undefined ? found(name, index) : [exact, ...others]
    return { name, sets, match: candidates.length > 0 ? 'check' : 'missing', candidates }
  })
}

/** Which exercises have a name or an alias, by the folded name. */
function calledLifts(library: readonly NamedLift[]): ReadonlyMap<string, readonly string[]> {
  const called = new Map<string, string[]>()
  for (const { id, name, name_en, aliases } of library) {
    for (const text of new Set([name, name_en ?? name, ...(aliases ?? [])].map(fold))) {
      called.set(text, [...(called.get(text) ?? []), id])
    }
  }
  return called
}

/** By the whole name with its equipment, else by the name alone. */
function found(name: string, index: SearchIndex<NamedLift>): readonly string[] {
  const [, equipment = ''] = equipmentNote.exec(name) ?? []
  const plain = name.replace(equipmentNote, '')
  const results = [`${plain} ${equipment}`, plain].map((query) => search(index, query, { limit: mostCandidates }))
  return [...new Set(results.flat().map(({ id }) => id))].slice(0, mostCandidates)
}
