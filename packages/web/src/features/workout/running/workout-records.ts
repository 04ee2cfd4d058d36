import { isKnownEvent, replay, type WorkoutLog, workoutLogVersion } from '@fonte/domain/workout/log'
import type { WorkoutProgram } from '@fonte/domain/workout/plan/workout-program'
import type { Finished, Running, WorkoutEvent } from '@fonte/domain/workout/state'
import type { Change, RunningWorkoutRow } from '../../../platform/storage/storage-rows.ts'

/** First row of a log: the program as it was at the start, and the id under which the history will keep the workout. */
interface Opening extends Pick<WorkoutLog, 'version' | 'program'> {
  readonly type: 'opening'
  readonly workout_id: string
}

/** Each further row: what happened next. */
interface Happened {
  readonly type: 'event'
  readonly workout_id: string
  readonly event: WorkoutEvent
}

/** A workout under way on this device; `version` is that of its log. */
export interface RunningWorkout {
  readonly version: WorkoutLog['version']
  readonly workout_id: string
  readonly user_id: string
  readonly state: Running
}

/** A workout whose last event ended it. */
export interface EndedWorkout {
  readonly workout_id: string
  readonly user_id: string
  readonly state: Finished
}

/** What a person's log holds; `unreadable` was written by a newer Fonte. */
export type LoggedWorkout =
  | { readonly status: 'none' }
  | { readonly status: 'unreadable' }
  | { readonly status: 'running'; readonly workout: RunningWorkout }
  | { readonly status: 'ended'; readonly workout: EndedWorkout }

/** The workout that a person's rows tell of, by doing again all that happened. */
export function readLog(rows: readonly RunningWorkoutRow[]): LoggedWorkout {
  const opened = rows.find(({ event }) => isOpening(event))
  if (!opened) return { status: 'none' }
  const opening = opened.event as Opening
  if (opening.version > workoutLogVersion) return { status: 'unreadable' }
  const { workout_id, version } = opening
  const events = eventsOf(rows, workout_id)
  if (!events.every(isKnownEvent)) return { status: 'unreadable' }
  const state = replay(opening.program, events)
  if (state.status === 'ready') return { status: 'none' }
  const { user_id } = opened
  return state.status === 'finished'
    ? { status: 'ended', workout: { workout_id, user_id, state } }
    : { status: 'running', workout: { version, workout_id, user_id, state } }
}

/**
 * The steps that write a log of an earlier version anew as one of this version, before anything happens that an earlier
 * Fonte would read only in part.
 */
export function renewLog(rows: readonly RunningWorkoutRow[], { user_id, workout_id, state }: RunningWorkout): Change[] {
  const opening: Opening = { type: 'opening', version: workoutLogVersion, workout_id, program: state.program }
  const put = { user_id, event: opening }
  const events = eventsOf(rows, workout_id).map((event) => appendEvent({ user_id, workout_id }, event))
  return [...clearLog(rows, workout_id), { store: 'running_workout', put }, ...events]
}

/** The steps that begin a log. */
export function openLog(user_id: string, workout_id: string, program: WorkoutProgram, start: WorkoutEvent): Change[] {
  const opening: Opening = { type: 'opening', version: workoutLogVersion, workout_id, program }
  const put = { user_id, event: opening }
  return [{ store: 'running_workout', put }, appendEvent({ user_id, workout_id }, start)]
}

/** The step that adds what happened. */
export function appendEvent(
  { user_id, workout_id }: Pick<RunningWorkout, 'user_id' | 'workout_id'>,
  event: WorkoutEvent,
): Change {
  const happened: Happened = { type: 'event', workout_id, event }
  return { store: 'running_workout', put: { user_id, event: happened } }
}

/**
 * The steps that take a log away, or all rows of a person where no workout is named: one row after the other, as what is
 * still locked of an earlier workout can be read by nobody, and is not to be lost.
 */
export const clearLog = (rows: readonly RunningWorkoutRow[], workoutId?: string): Change[] =>
  rows.flatMap(({ position, event }) =>
    workoutId === undefined || workoutOf(event) === workoutId ? [{ store: 'running_workout', remove: position }] : [],
  )

const workoutOf = (stored: unknown) =>
  typeof stored === 'object' && stored !== null && 'workout_id' in stored ? stored.workout_id : undefined

const typeOf = (stored: unknown) =>
  typeof stored === 'object' && stored !== null && 'type' in stored ? stored.type : undefined

const isOpening = (stored: unknown): stored is Opening => typeOf(stored) === 'opening'

const eventsOf = (rows: readonly RunningWorkoutRow[], workoutId: string): readonly WorkoutEvent[] =>
  rows.flatMap(({ event }) => (isEventOf(event, workoutId) ? [event.event] : []))

const isEventOf = (stored: unknown, workoutId: string): stored is Happened =>
  typeOf(stored) === 'event' &&
  (stored as Happened).workout_id === workoutId &&
  typeof (stored as Happened).event === 'object'
