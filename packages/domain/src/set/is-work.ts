import type { SetDetails } from './set-details.ts'

type Counted = Pick<SetDetails, 'seconds' | 'distance'> & { readonly reps: number }

/** Whether a set was missed, which is to say that it counts nothing: no repetition, no seconds and no metres. */
export function isMissed({ reps, seconds, distance }: Counted): boolean {
  return reps === 0 && seconds === undefined && distance === undefined
}

/** Whether a recorded set tells what its lifter can do: no warm-up, and not missed. */
export function isWork({ kind, ...set }: SetDetails & Counted): boolean {
  return kind !== 'warmup' && !isMissed(set)
}
