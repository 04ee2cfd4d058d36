import type { SetKind } from '../../set/kind.ts'
import { detailFields, type FormSet } from './form-set.ts'

type Sets = readonly FormSet[]

/**
 * The sets with all figures of one given to those behind it, or the same list where they say so already. Each keeps its
 * kind. A warm-up, a drop set, a back-off or a cluster has figures of its own: it takes none but those of its like.
 */
export function withFollowingLike(sets: Sets, place: number): Sets {
  const source = sets[place]
  if (!source) return sets
  const takes = (each: FormSet, index: number) => index > place && groupOf(each.kind) === groupOf(source.kind)
  const isOther = (each: FormSet, index: number) => {
    // The last set shows no rest, whatever it keeps.
    const shown = ['reps', 'weight', ...detailFields, ...(index < sets.length - 1 ? (['rest'] as const) : [])] as const
    return takes(each, index) && shown.some((field) => (each[field] ?? '') !== (source[field] ?? ''))
  }
  if (!sets.some(isOther)) return sets
  return sets.map((each, index) => (takes(each, index) ? { ...source, key: each.key, kind: each.kind } : each))
}

/** Straight sets are alike, whether the last one goes to failure or to as many as there are. */
function groupOf(kind: SetKind = 'work'): SetKind {
  return kind === 'failure' || kind === 'amrap' ? 'work' : kind
}
