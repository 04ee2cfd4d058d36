import { setFigures, wholeMinutes } from '../history/summarize.ts'
import type { WorkoutSummary } from '../history/workout-history.ts'
import type { Finished, WorkoutState } from './state.ts'

const idleHours = 2
const hour = 3_600_000

/** The figures of the finish screen and of the history. */
export function workoutSummary(state: Finished): WorkoutSummary {
  return { duration_minutes: wholeMinutes(state.started_at, state.ended_at), ...setFigures(state.recorded) }
}

/** Whole minutes from the start to now when the workout is running, to its end when finished, 0 before the start. */
export function elapsedMinutes(state: WorkoutState, now: number): number {
  if (state.status === 'ready') return 0
  return wholeMinutes(state.started_at, state.status === 'finished' ? state.ended_at : now)
}

/** The two durations in whole minutes between which a lifter chooses. */
export type DurationChoice = { readonly to_last_set: number; readonly to_now: number }

/**
 * Back after two hours without any action (`now` in epoch ms): whether the workout ended at the last set is for the lifter to say.
 * Null while there is nothing to ask, also when no set was recorded.
 */
export function durationChoice(state: WorkoutState, now: number): DurationChoice | null {
  if (state.status !== 'lifting' && state.status !== 'resting') return null
  const last = state.recorded.at(-1)
  if (!last || now - state.last_at < idleHours * hour) return null
  return { to_last_set: wholeMinutes(state.started_at, last.at), to_now: wholeMinutes(state.started_at, now) }
}
