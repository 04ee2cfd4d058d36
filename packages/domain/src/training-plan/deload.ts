import type { DayKey } from '../history/day.ts'
import { dayAfter, mondayOf } from '../history/week.ts'
import { aimedLoad, withLoad } from '../progression/aimed-load.ts'
import type { Progression } from '../progression/progression.ts'
import { isWorkingSet } from '../set/is-work.ts'
import { signedWeight } from '../set/set-load.ts'
import { lowered, usualStep } from '../units/rounding.ts'
import type { WeightUnit } from '../units/weight.ts'
import type { WorkoutExercise, WorkoutProgram, WorkoutSetPlan } from '../workout/plan/workout-program.ts'
import type { TrainingPlan } from './training-plan.ts'

/** The Sunday that ends the week of a day. */
export const endOfWeek = (day: DayKey): DayKey => dayAfter(mondayOf(day), 6)

/** Whether a day lies in a week of lighter training. */
export function isDeload({ deload_until }: TrainingPlan, day: DayKey): boolean {
  return deload_until !== null && day <= deload_until
}

/** What a rule aims at is a tenth lighter, or a tenth more assisted, rounded down to what can be loaded. */
function lightened(set: WorkoutSetPlan, unit: WeightUnit): WorkoutSetPlan {
  const { weight } = signedWeight(set)
  return withLoad(set, aimedLoad(lowered(unit, weight, weight - Math.abs(weight) * lighter, usualStep), unit))
}

const lighter = 0.1

/** The warm-ups and the first half of the working sets, rounded up; a drop or a cluster stays or goes with the set above it. */
function halved(sets: readonly WorkoutSetPlan[]): readonly WorkoutSetPlan[] {
  const kept = Math.ceil(sets.filter(isWorkingSet).length / 2)
  let working = 0
  return sets.filter((set) => {
    if (isWorkingSet(set)) working += 1
    return set.kind === 'warmup' || working <= kept
  })
}

/** A program whose exercises may have rules. */
type RuledProgram = Omit<WorkoutProgram, 'exercises'> & {
  readonly exercises: readonly (WorkoutExercise & { readonly progression?: Progression | undefined })[]
}

/**
 * A program in a week of lighter training: of each exercise the warm-ups and half the working sets, rounded up, and a tenth
 * less than a rule aims at. Warm-ups keep their weight. Under a rule the working sets are back-off sets: the history
 * keeps that, and no rule goes by them.
 */
export function deloadedProgram<P extends RuledProgram>(program: P, unit: WeightUnit): P {
  const light = (set: WorkoutSetPlan): WorkoutSetPlan => (set.kind === 'warmup' ? set : lightened(set, unit))
  const asBackOff = (set: WorkoutSetPlan): WorkoutSetPlan => (isWorkingSet(set) ? { ...set, kind: 'backoff' } : set)
  const exercises = program.exercises.map(({ sets, ...exercise }) => {
    const half = halved(sets)
    const aimed = exercise.aim ? half.map(light) : half
    return { ...exercise, sets: exercise.aim || exercise.progression ? aimed.map(asBackOff) : aimed }
  })
  return { ...program, exercises, deload: true }
}
