import { measureInUnit } from '../body/body-units.ts'
import type { ExerciseSides } from '../exercise/measure.ts'
import type { WorkoutSet } from '../history/workout-history.ts'
import { isMissed, isWorkingSet } from '../set/is-work.ts'
import { toHundredth } from '../units/hundredth.ts'
import { exactPounds, type StoredWeight } from '../units/weight.ts'

/** What the statistics need to know of an exercise. What is absent means what it meant before it existed. */
export type CountedExercise = {
  readonly sides?: ExerciseSides | undefined
  /** How much of the body's weight it moves, 0 to 1. */
  readonly body_share?: number | undefined
}

/** A recorded set as far as it counts. */
export type CountedSet = Omit<WorkoutSet, 'exercise_id' | 'exercise_name'>

/** How much of a hard set a muscle is given by its role. Muscles that hold still are given none. */
export const hardSetShares = { prime: 1, secondary: 0.5 } as const

/**
 * Whether a set counts as a hard one: no warm-up, not missed, and no drop or cluster, since these belong to the set above
 * them, which counts once for all. The same sets count for the estimated 1RM and for records.
 */
export function isHardSet(set: Pick<CountedSet, 'kind' | 'reps' | 'seconds' | 'distance'>): boolean {
  return isWorkingSet(set) && !isMissed(set)
}

/** How many hard sets it counts as: a set of one side alone is half of one, so that left and right make one together. */
export function hardSets(set: Pick<CountedSet, 'kind' | 'reps' | 'seconds' | 'distance' | 'side'>): number {
  if (!isHardSet(set)) return 0
  return set.side === undefined ? 1 : 0.5
}

/**
 * The load of a set in kg: its weight and the body's share, without the assistance. Without a known body weight it is the
 * weight alone; that of an assisted set is then negative, so that less assistance is still the higher load.
 */
export function loadOf(
  { weight, assist = 0 }: Pick<CountedSet, 'weight' | 'assist'>,
  { body_share = 0 }: CountedExercise,
  bodyWeight: number | null,
): number {
  return weight + body_share * (bodyWeight ?? 0) - assist
}

/** Whether the load is all that was moved: it is not while part of the body was lifted and its weight is unknown. */
export function isWholeLoad({ body_share = 0 }: CountedExercise, bodyWeight: number | null): boolean {
  return body_share === 0 || bodyWeight !== null
}

/** Kg of working volume: repetitions × load, of each side where the figures are for one. Warm-ups, holds and distances have none. */
function workingVolume(set: CountedSet, exercise: CountedExercise, bodyWeight: number | null): number {
  return workingReps(set, exercise) * Math.max(0, loadOf(set, exercise, bodyWeight))
}

/** Kg·m of a carry, a push or a pull: load × distance, of each side where the figures are for one. */
export function workingCarry(set: CountedSet, exercise: CountedExercise, bodyWeight: number | null): number {
  if (set.kind === 'warmup') return 0
  return (set.distance ?? 0) * sidesOf(set, exercise) * Math.max(0, loadOf(set, exercise, bodyWeight))
}

/** The working volume of sets of an exercise, to the hundredth; in pounds as well where some were typed in pounds. */
export function volumeOf(
  sets: Iterable<CountedSet>,
  exercise: CountedExercise,
  bodyWeight: number | null,
): StoredWeight {
  let kg = 0
  let pounds = 0
  let anyPounds = false
  for (const set of sets) {
    kg += workingVolume(set, exercise, bodyWeight)
    anyPounds ||= set.weight_lb !== undefined || set.assist_lb !== undefined
    pounds += workingReps(set, exercise) * Math.max(0, poundsLoadOf(set, exercise, bodyWeight))
  }
  return { weight: toHundredth(kg), ...(anyPounds && { weight_lb: toHundredth(pounds) }) }
}

/** The load of a set in pounds: what was typed in pounds as typed, the body as its own page tells it, the rest converted. */
export function poundsLoadOf(
  { weight, weight_lb, assist = 0, assist_lb }: CountedSet,
  { body_share = 0 }: CountedExercise,
  bodyWeight: number | null,
): number {
  const body = body_share * measureInUnit('lb', 'weight', bodyWeight ?? 0)
  return (weight_lb ?? exactPounds(weight)) + body - (assist_lb ?? exactPounds(assist))
}

const workingReps = (set: CountedSet, exercise: CountedExercise): number =>
  set.kind === 'warmup' ? 0 : set.reps * sidesOf(set, exercise)

/** How many sides the figures of a set are for, each in turn. */
const sidesOf = ({ side }: CountedSet, { sides }: CountedExercise): number =>
  sides === 'each' && side === undefined ? 2 : 1
