import type { SetKind } from './kind.ts'
import type { SetDetails } from './set-details.ts'

type Counted = Pick<SetDetails, 'seconds' | 'distance'> & { readonly reps: number }

/** Whether a set was missed, which is to say that it counts nothing: no repetition, no seconds and no metres. */
export function isMissed({ reps, seconds, distance }: Counted): boolean {
  return reps === 0 && seconds === undefined && distance === undefined
}

const kindsOfNoWorkingSet: ReadonlySet<SetKind | undefined> = new Set(['warmup', 'drop', 'cluster'])

/** Whether a set, planned or recorded, is a working one: no warm-up, and no drop or cluster, which belong to the set above. */
export function isWorkingSet({ kind }: Pick<SetDetails, 'kind'>): boolean {
  return !kindsOfNoWorkingSet.has(kind)
}

/** Whether a recorded set tells what its lifter can do: no warm-up, and not missed. */
export function isWork({ kind, ...set }: SetDetails & Counted): boolean {
  return kind !== 'warmup' && !isMissed(set)
}
