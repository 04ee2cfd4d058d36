import { type DayKey, dayNumber, dayOfNumber } from '../history/day.ts'
import { roundDown } from '../progression/target.ts'
import type { WorkoutProgram } from '../workout/plan/workout-program.ts'
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

/** A program in a week of lighter training: of each exercise half the sets, rounded up, and a tenth less than a rule aims at. */
export function deloadedProgram<P extends WorkoutProgram>(program: P): P {
  const exercises = program.exercises.map(({ sets, ...exercise }) => {
    const half = sets.slice(0, Math.ceil(sets.length / 2))
    const light = half.map((set) => ({ ...set, weight: roundDown(set.weight * lighter, grid) }))
    return { ...exercise, sets: exercise.aim ? light : half }
  })
  return { ...program, exercises }
}
