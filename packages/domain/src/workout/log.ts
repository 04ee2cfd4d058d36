import { readyWorkout, workoutReducer } from './machine.ts'
import { findSlot } from './plan/order.ts'
import type { WorkoutProgram } from './plan/workout-program.ts'
import type { WorkoutEvent, WorkoutState } from './state.ts'

/**
 * Version of the stored form of a workout's log; a device refuses to read one that is newer than it knows. Version 2
 * brought changes of the plan; a log of version 1 reads as before.
 */
export const workoutLogVersion = 2

/** A running workout as the device keeps it: the program at the start, and each event in order. */
export type WorkoutLog = {
  readonly version: 1 | typeof workoutLogVersion
  readonly program: WorkoutProgram
  readonly events: readonly WorkoutEvent[]
}

const known: Readonly<Record<WorkoutEvent['type'], true>> = {
  start: true,
  'set-done': true,
  'skip-rest': true,
  'adjust-rest': true,
  'rest-over': true,
  'undo-set': true,
  'edit-set': true,
  stop: true,
  'go-to': true,
  'hold-start': true,
  'hold-stop': true,
  note: true,
  'set-note': true,
  'undo-change': true,
  'swap-exercise': true,
  'add-exercise': true,
  'remove-exercise': true,
  'move-exercise': true,
  group: true,
  ungroup: true,
  'add-sets': true,
  'remove-set': true,
  'move-set': true,
  'change-set': true,
  skip: true,
  unskip: true,
}

/** Whether this version knows what such an event does: a log with any other one must not be read in part. */
export function isKnownEvent(event: { readonly type?: unknown }): event is WorkoutEvent {
  return typeof event.type === 'string' && Object.hasOwn(known, event.type)
}

/** The state after all events: the same as stepping through them as they happened. */
export function replay(program: WorkoutProgram, events: readonly WorkoutEvent[]): WorkoutState {
  return events.reduce(
    (state, event) => workoutReducer(readyFor(state, event), event),
    readyWorkout(program) as WorkoutState,
  )
}

/**
 * The state in which a set of the log counts. The log holds only what happened, so a set that names its slot was
 * recorded, even where the Fonte that wrote it had another order of the sets, or no rest before it.
 */
function readyFor(state: WorkoutState, event: WorkoutEvent): WorkoutState {
  if (event.type !== 'set-done' || event.slot === undefined) return state
  const { at, slot } = event
  if (findSlot(state.places, slot)?.slot.status !== 'todo') return state
  return workoutReducer(workoutReducer(state, { type: 'skip-rest', at }), { type: 'go-to', at, slot })
}
