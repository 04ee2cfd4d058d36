import type { WorkoutSet } from '../history/workout-history.ts'
import { isWork } from '../set/is-work.ts'
import { storedWeight } from '../units/weight.ts'
import { currentStep } from './selectors.ts'
import type { Lift, WorkoutState } from './state.ts'

/** What was lifted the last time each exercise was done: its sets in order, by exercise id. */
export type LastTime = ReadonlyMap<string, readonly Lift[]>

type DoneSet = Omit<WorkoutSet, 'exercise_name'>

/** Last time's sets, warm-ups and missed ones apart, from history entries with the newest first, the sets of each in the order done. */
export function lastTime(entries: readonly { readonly sets: readonly DoneSet[] }[]): LastTime {
  const found = new Map<string, readonly Lift[]>()
  for (const { sets } of entries) {
    for (const [exerciseId, lifts] of byExercise(sets)) {
      if (!found.has(exerciseId)) found.set(exerciseId, lifts)
    }
  }
  return found
}

/** What was done last time for the current exercise and set, or null: shown beside the inputs. */
export function lastLift(state: WorkoutState, last: LastTime): Lift | null {
  const step = currentStep(state)
  return step ? (last.get(step.place.exercise_id)?.[step.set] ?? null) : null
}

/** What the inputs of the current set start with: last time's lift, else the program's; null when the workout is finished. */
export function startingLift(state: WorkoutState, last: LastTime): Lift | null {
  const target = currentStep(state)?.target
  if (!target) return null
  return lastLift(state, last) ?? lift(target)
}

function byExercise(sets: readonly DoneSet[]): LastTime {
  const lifts = new Map<string, Lift[]>()
  for (const { exercise_id, ...set } of sets.filter(isWork)) {
    lifts.set(exercise_id, [...(lifts.get(exercise_id) ?? []), lift(set)])
  }
  return lifts
}

/** The lift that a set is, whatever else it says. */
const lift = (set: Lift): Lift => ({ reps: set.reps, ...storedWeight(set) })
