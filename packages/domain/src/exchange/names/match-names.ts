import importNames from '../../data/exchange/import-names.json' with { type: 'json' }
import openNames from '../../data/exchange/open-names.json' with { type: 'json' }
import { search } from '../../exercise/search.ts'
import { buildIndex } from '../../exercise/search-index.ts'
import { fold } from '../../words/fold.ts'
import { foldedName } from './folded-name.ts'
import { structuredMatcher } from './match-structure.ts'
import type { NamedLift, NameMatch } from './name-match.ts'
import { translatedNameWords } from './name-words.ts'

/** Finds the lift that a name stands for. */
export type NameMatcher = (name: string) => NameMatch

/** So many lifts are proposed. */
const mostProposed = 5

/** The tool of a lift, or how it was done. */
const inParentheses = /\s*\([^)]*\)/gu

const open: ReadonlyMap<string, readonly string[]> = byFoldedName(Object.entries(openNames))

const facts: ReadonlyMap<string, string> = byFoldedName(
  Object.entries(importNames).flatMap(([id, names]) => names.map((name) => [name, id] as const)),
)

/**
 * Matches the names of a file with the lifts of a person. In order: what the person chose before (`remembered`, by
 * `foldedName`), the names that other apps leave open, a name or another name exactly, the table of names of other apps, a match
 * of words and equipment, and what the search finds. All but the last two are sure.
 */
export function nameMatcher(lifts: readonly NamedLift[], remembered: ReadonlyMap<string, string>): NameMatcher {
  const ids = new Set(lifts.map(({ id }) => id))
  const exact = exactNames(lifts)
  const structured = structuredMatcher(lifts)
  const index = buildIndex(lifts)
  const sure = (id: string | undefined): NameMatch | null =>
    id !== undefined && ids.has(id) ? { certainty: 'sure', id } : null
  const toCheck = (found: readonly string[]): NameMatch | null => {
    const known = [...new Set(found)].filter((id) => ids.has(id)).slice(0, mostProposed)
    return known.length > 0 ? { certainty: 'to-check', ids: known } : null
  }
  const searched = (name: string): readonly string[] => {
    const english = translatedNameWords(name)?.english
    for (const query of [name, name.replace(inParentheses, ''), english ?? '']) {
      const found = fold(query) === '' ? [] : search(index, query, { limit: mostProposed })
      if (found.length > 0) return found.map(({ id }) => id)
    }
    return []
  }
  return (name) => {
    const folded = foldedName(name)
    return (
      sure(remembered.get(folded)) ??
      toCheck(open.get(folded) ?? []) ??
      sure(exact.get(folded)) ??
      sure(facts.get(folded)) ??
      structured(name) ??
      toCheck(searched(name)) ?? { certainty: 'not-found' }
    )
  }
}

/** Names go before other names, and what somebody made before the library. */
function exactNames(lifts: readonly NamedLift[]): ReadonlyMap<string, string> {
  const custom = lifts.filter(({ equipment_ids }) => equipment_ids === undefined)
  const rest = lifts.filter(({ equipment_ids }) => equipment_ids !== undefined)
  const names = [...custom, ...rest].flatMap(({ id, name, name_en }) =>
    [name, name_en ?? ''].map((text) => [text, id] as const),
  )
  const aliases = lifts.flatMap(({ id, aliases: others }) => (others ?? []).map((text) => [text, id] as const))
  return byFoldedName([...names, ...aliases])
}

/** The first of each name counts. */
function byFoldedName<Value>(entries: readonly (readonly [string, Value])[]): ReadonlyMap<string, Value> {
  const map = new Map<string, Value>()
  for (const [name, value] of entries) {
    const folded = foldedName(name)
    if (folded !== '' && !map.has(folded)) map.set(folded, value)
  }
  return map
}
