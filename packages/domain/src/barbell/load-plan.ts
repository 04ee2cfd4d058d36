import { type Loading, loadings, type PlateTable } from './load-bar.ts'

/** Loadings of a set that are weighed against each other. */
const candidates = 24

/** The sets of an exercise loaded one after the other; null for a weight that cannot be loaded. */
export type LoadPlan = { readonly loadings: readonly (Loading | null)[]; readonly moves: number }

type Way = {
  readonly loading: Loading | null
  /** What is on the bar afterwards: a set that cannot be loaded leaves it as it is. */
  readonly onBar: Loading
  readonly moves: number
  readonly plates: number
  readonly before: Way | null
}

const start: Way = { loading: [], onBar: [], moves: 0, plates: 0, before: null }

/**
 * How to load the bar for sets that follow each other with the fewest plates put on or taken off on a side; of equals
 * the one with fewer plates. Plates come off in reverse order, and the bar begins empty.
 */
export function loadPlan(weights: readonly number[], table: PlateTable): LoadPlan {
  let ways: readonly Way[] = [start]
  for (const weight of weights) {
    const next = loadings(weight, table, candidates)
    ways = next.length === 0 ? ways.map(unloadable) : next.map((loading) => cheapest(ways, loading))
  }
  const last = ways.reduce((best, way) => (isBetter(way, best) ? way : best))
  return { loadings: history(last), moves: last.moves }
}

const unloadable = (way: Way): Way => ({ ...way, loading: null, before: way })

/** The cheapest way to a loading from those that the set before left. */
function cheapest(ways: readonly Way[], loading: Loading): Way {
  let best: Way | null = null
  for (const before of ways) {
    const moves = before.moves + plateMoves(before.onBar, loading)
    const way = { loading, onBar: loading, moves, plates: before.plates + loading.length, before }
    if (!best || isBetter(way, best)) best = way
  }
  return best ?? start
}

const isBetter = (one: Way, other: Way): boolean =>
  one.moves !== other.moves ? one.moves < other.moves : one.plates < other.plates

/** Plates taken off a side and put on it, to come from one loading to another. */
export function plateMoves(from: Loading, to: Loading): number {
  const common = commonPlates(from, to)
  return from.length + to.length - 2 * common
}

/** How many plates stay where they are, from the inside out. */
export function commonPlates(from: Loading, to: Loading): number {
  const differs = from.findIndex((plate, place) => plate !== to[place])
  return differs === -1 ? from.length : differs
}

function history(last: Way): readonly (Loading | null)[] {
  const found: (Loading | null)[] = []
  for (let way = last; way.before; way = way.before) found.push(way.loading)
  return found.reverse()
}
