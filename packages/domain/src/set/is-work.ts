import type { SetDetails } from './set-details.ts'

/** Whether a recorded set tells what its lifter can do: no warm-up, and not missed, which is to say without a figure. */
export function isWork({ kind, reps, seconds, distance }: SetDetails & { readonly reps: number }): boolean {
  return kind !== 'warmup' && (reps > 0 || seconds !== undefined || distance !== undefined)
}
