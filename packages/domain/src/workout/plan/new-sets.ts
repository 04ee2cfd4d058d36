import { programBounds } from '../../program/bounds.ts'
import type { Lift } from '../state.ts'
import type { WorkoutPlace } from './place.ts'
import type { WorkoutSetPlan } from './workout-program.ts'

const usualSets = 3
const usualReps = 10
/** Seconds of rest after a set of a lift of several joints, and of one joint. */
const restOf = { compound: 150, isolation: 90 } as const

/** The sets of an exercise that comes into a workout: those of last time, else three of ten repetitions, the weight to be set. */
export function newSets(last: readonly Lift[] | undefined, mechanic: keyof typeof restOf): readonly WorkoutSetPlan[] {
  const lifts = last?.length ? last : Array.from({ length: usualSets }, () => ({ reps: usualReps, weight: 0 }))
  return lifts.slice(0, programBounds.sets.max).map(({ reps, weight }) => ({ reps, weight, rest: restOf[mechanic] }))
}

/** One more set of an exercise: as its last one. */
export function oneMoreSet(place: WorkoutPlace): WorkoutSetPlan {
  return place.slots.at(-1)?.plan ?? { reps: usualReps, weight: 0, rest: restOf.compound }
}
