import { poundsOf } from '../history/pounds.ts'
import type { WorkoutSet } from '../history/workout-history.ts'
import type { LogEntry } from '../training-log/log-entry.ts'
import { toHundredth } from '../units/hundredth.ts'
import type { StoredWeight } from '../units/weight.ts'
import type { BodyWeightAt } from './body-weight.ts'
import { type CountedExercise, isWholeLoad, loadOf, poundsLoadOf, volumeOf } from './what-counts.ts'

/** A set of a past workout with the load that it counts as. */
export type LoadedSet = {
  readonly set: WorkoutSet
  /** Kg with the body's share; in pounds as well where pounds were typed. */
  readonly load: StoredWeight
  /** False where the body's share is unknown: there is then no estimate. */
  readonly is_whole: boolean
}

/** What was done of an exercise, or of it and its variants, in one workout. */
export type Performance = {
  readonly entry: LogEntry
  /** The end of the workout, epoch ms. */
  readonly at: number
  /** In the order done, warm-ups and missed sets included. */
  readonly sets: readonly LoadedSet[]
  readonly volume: StoredWeight
}

/** What the fold over the log must know besides the log. */
export type Known = {
  /** What counts of each of the exercises; what is not in it is passed over. */
  readonly exercises: ReadonlyMap<string, CountedExercise>
  readonly bodyWeightAt: BodyWeightAt
}

/**
 * The workouts of these exercises, oldest first, by the end of the workout and then by id: the same, in whatever order the
 * entries arrive.
 */
export function performancesOf(entries: readonly LogEntry[], known: Known): readonly Performance[] {
  const found: Performance[] = []
  for (const entry of entries) {
    if (entry.sets.some(({ exercise_id }) => known.exercises.has(exercise_id))) found.push(performanceOf(entry, known))
  }
  return found.sort((a, b) => a.at - b.at || (a.entry.id < b.entry.id ? -1 : 1))
}

function performanceOf(entry: LogEntry, { exercises, bodyWeightAt }: Known): Performance {
  const bodyWeight = bodyWeightAt(entry)
  const sets: LoadedSet[] = []
  let volume: StoredWeight = { weight: 0 }
  for (const set of entry.sets) {
    const exercise = exercises.get(set.exercise_id)
    if (!exercise) continue
    sets.push(loaded(set, exercise, bodyWeight))
    volume = plus(volume, volumeOf([set], exercise, bodyWeight))
  }
  return { entry, at: new Date(entry.completed_at).getTime(), sets, volume }
}

/** Whether pounds were typed is rare: no list is made where a sum in kilograms does. */
function plus(sum: StoredWeight, each: StoredWeight): StoredWeight {
  if (sum.weight_lb === undefined && each.weight_lb === undefined)
    return { weight: toHundredth(sum.weight + each.weight) }
  return sumOf([sum, each])
}

/** The set with its load. */
export function loaded(set: WorkoutSet, exercise: CountedExercise, bodyWeight: number | null): LoadedSet {
  const weight = toHundredth(loadOf(set, exercise, bodyWeight))
  const typedInPounds = set.weight_lb !== undefined || set.assist_lb !== undefined
  return {
    set,
    load: typedInPounds ? { weight, weight_lb: toHundredth(poundsLoadOf(set, exercise, bodyWeight)) } : { weight },
    is_whole: isWholeLoad(exercise, bodyWeight),
  }
}

/** The sum of volumes; in pounds as well where one of them is. */
export function sumOf(volumes: readonly StoredWeight[]): StoredWeight {
  const weight = toHundredth(volumes.reduce((sum, each) => sum + each.weight, 0))
  const weight_lb = poundsOf(volumes)
  return weight_lb === undefined ? { weight } : { weight, weight_lb }
}
