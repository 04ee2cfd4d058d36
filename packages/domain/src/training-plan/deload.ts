import { type DayKey, dayNumber, dayOfNumber } from '../history/day.ts'
import { roundDown } from '../progression/target.ts'
import type { WorkoutProgram, WorkoutSetPlan } from '../workout/plan/workout-program.ts'
import type { TrainingPlan } from './training-plan.ts'

/** The Sunday that ends the week of a day. */
export function endOfWeek(day: DayKey): DayKey {
  const number = dayNumber(day)
  // 1970-01-01 was a Thursday, three days after Monday.
  return dayOfNumber(number + 6 - ((((number + 3) % 7) + 7) % 7))
}

/** Whether a day lies in a week of lighter training. */
export function isDeload({ deload_until }: TrainingPlan, day: DayKey): boolean {
  return deload_until !== null && day <= deload_until
}

/** What a rule aims at is a tenth lighter, rounded down to what can be loaded. */
const lighter = 0.9
const grid = 2.5

/** Whether a set follows the one above it without a start of its own. */
const follows = (kind: WorkoutSetPlan['kind']) => kind === 'drop' || kind === 'cluster'

/** The warm-ups and the first half of the working sets, rounded up; a drop or a cluster stays or goes with the set above it. */
function halved(sets: readonly WorkoutSetPlan[]): readonly WorkoutSetPlan[] {
  const isWorking = ({ kind }: WorkoutSetPlan) => kind !== 'warmup' && !follows(kind)
  const kept = Math.ceil(sets.filter(isWorking).length / 2)
  let working = 0
  return sets.filter((set) => {
    if (isWorking(set)) working += 1
    return set.kind === 'warmup' || working <= kept
  })
}

/**
 * A program in a week of lighter training: of each exercise the warm-ups and half the working sets, rounded up, and a tenth
 * less than a rule aims at. Warm-ups keep their weight.
 */
export function deloadedProgram<P extends WorkoutProgram>(program: P): P {
  const light = (set: WorkoutSetPlan) =>
    set.kind === 'warmup' ? set : { ...set, weight: roundDown(set.weight * lighter, grid) }
  const exercises = program.exercises.map(({ sets, ...exercise }) => {
    const half = halved(sets)
    return { ...exercise, sets: exercise.aim ? half.map(light) : half }
  })
  return { ...program, exercises }
}
