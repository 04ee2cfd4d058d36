import type { WorkoutSet } from '../history/workout-history.ts'
import { packedDetails } from '../training-log/packed-set.ts'

/** Packs a set whose exercise stands at `exercise` in the list that goes with it, as the server does. */
export function packSet(set: WorkoutSet, exercise: number): readonly (string | number | null)[] {
  const details = packedDetails.map((name) => set[name] ?? null)
  const length = details.findLastIndex((value) => value !== null) + 1
  return [exercise, set.reps, set.weight, ...details.slice(0, length)]
}
