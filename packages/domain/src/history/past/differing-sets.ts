import { canonicalJson } from '../../identity/canonical-json.ts'
import type { WorkoutSet } from '../workout-history.ts'

/** Two sets that stand for each other and differ, by their positions from 0; one that is missing has nothing beside it. */
export interface SetPair {
  readonly mine: number | undefined
  readonly theirs: number | undefined
}

/**
 * Where two versions of an exercise's sets differ. What is alike at the beginning and at the end is left out, so that one set
 * more in between is that one set, and no change of all that follow.
 */
export function differingSets(mine: readonly WorkoutSet[], theirs: readonly WorkoutSet[]): readonly SetPair[] {
  const ours = mine.map(seen)
  const others = theirs.map(seen)
  const shorter = Math.min(ours.length, others.length)
  let start = 0
  while (start < shorter && ours[start] === others[start]) start += 1
  let end = 0
  while (end < shorter - start && ours.at(-1 - end) === others.at(-1 - end)) end += 1
  const within = (length: number, at: number) => (at < length - end ? at : undefined)
  const count = Math.max(ours.length, others.length) - start - end
  return Array.from({ length: count }, (_, offset) => ({
    mine: within(ours.length, start + offset),
    theirs: within(others.length, start + offset),
  })).filter(({ mine: one = -1, theirs: other = -1 }) => ours[one] !== others[other])
}

/** What a person sees of a set; when it was recorded, and in which superset, is not shown beside it. */
function seen({ exercise_name: _, at: __, group: ___, place: ____, kind = 'work', ...set }: WorkoutSet): string {
  return canonicalJson({ ...set, kind })
}
