import type { WorkoutSet } from '../../history/workout-history.ts'
import type { LogEntry } from '../../training-log/log-entry.ts'
import { type CountedExercise, isHardSet, loadOf } from '../what-counts.ts'

/** An exercise as the log tells it. */
export type DoneExercise = {
  readonly id: string
  /** As it was called the last time. */
  readonly name: string
  /** How many workouts it was part of. */
  readonly workouts: number
  /** The workout that it was part of last. */
  readonly last: LogEntry
  /** The hard set with the highest load, and of those the one with the most repetitions, metres or seconds. */
  readonly best: BestSet | null
}

type BestSet = { readonly set: WorkoutSet; readonly load: number; readonly entry: LogEntry }

/** All sets of an exercise in a workout. */
type ExerciseSets = {
  readonly id: string
  readonly entry: LogEntry
  readonly sets: readonly WorkoutSet[]
  readonly exercise: CountedExercise
  readonly bodyWeight: number | null
}

/** Adds what was done of an exercise in a workout: the workouts come one after the other, the earliest first. */
export function noteExercise(
  done: Map<string, DoneExercise>,
  { id, entry, sets, exercise, bodyWeight }: ExerciseSets,
): void {
  const before = done.get(id)
  let best = before?.best ?? null
  for (const set of sets) {
    if (!isHardSet(set)) continue
    const candidate = { set, load: loadOf(set, exercise, bodyWeight), entry }
    if (!best || isBetter(candidate, best)) best = candidate
  }
  const name = sets.at(-1)?.exercise_name ?? ''
  done.set(id, { id, name, workouts: (before?.workouts ?? 0) + 1, last: entry, best })
}

/** Repetitions, or what takes their place. */
const amountOf = ({ reps, distance, seconds }: WorkoutSet): number => reps || (distance ?? seconds ?? 0)

/** A tie keeps the earlier one. */
const isBetter = (a: BestSet, b: BestSet): boolean => (a.load - b.load || amountOf(a.set) - amountOf(b.set)) > 0
