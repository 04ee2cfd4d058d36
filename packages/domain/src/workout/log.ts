import { readyWorkout, workoutReducer } from './machine.ts'
import type { WorkoutEvent, WorkoutProgram, WorkoutState } from './state.ts'

/** Version of the stored form of a workout's log; a device refuses to read one that is newer than it knows. */
export const workoutLogVersion = 1

/** A running workout as the device keeps it: the program at the start, and each event in order. */
export type WorkoutLog = {
  readonly version: typeof workoutLogVersion
  readonly program: WorkoutProgram
  readonly events: readonly WorkoutEvent[]
}

/** The state after all events: the same as stepping through them as they happened. */
export function replay(program: WorkoutProgram, events: readonly WorkoutEvent[]): WorkoutState {
  return events.reduce(workoutReducer, readyWorkout(program) as WorkoutState)
}
