import { countSets } from '../program/program.ts'
import type { RecordedSet, WorkoutExercise, WorkoutProgram, WorkoutSetPlan, WorkoutState } from './state.ts'

/** A set of the program with where it stands, positions from 0. */
export type WorkoutStep = {
  readonly exercise: number
  readonly set: number
  readonly plan: WorkoutExercise
  readonly target: WorkoutSetPlan
}

/** The set number `index` (from 0) of the whole program, or null beyond its end. Exercises without sets are passed over. */
export function stepAt(program: WorkoutProgram, index: number): WorkoutStep | null {
  let first = 0
  for (const [exercise, plan] of program.exercises.entries()) {
    const target = plan.sets[index - first]
    if (target) return { exercise, set: index - first, plan, target }
    first += plan.sets.length
  }
  return null
}

/** The sets recorded so far. */
export function recordedSets(state: WorkoutState): readonly RecordedSet[] {
  return state.status === 'ready' ? [] : state.recorded
}

/** The set to do now, or after the rest; the first one before the start; null when finished. */
export function currentStep(state: WorkoutState): WorkoutStep | null {
  return state.status === 'finished' ? null : stepAt(state.program, recordedSets(state).length)
}

/** What comes after what the screen shows: the awaited set during a rest, otherwise the one after the current. */
export function nextUp(state: WorkoutState): WorkoutStep | null {
  if (state.status === 'resting') return currentStep(state)
  return state.status === 'finished' ? null : stepAt(state.program, recordedSets(state).length + 1)
}

/** Completed sets over all sets, from 0 to 100. */
export function progress(state: WorkoutState): number {
  const total = countSets(state.program)
  return total === 0 ? 0 : (recordedSets(state).length / total) * 100
}
