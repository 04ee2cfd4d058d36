import { admissibleLift } from './entry.ts'
import { adjustRest, restAfter, restRemaining, startRest } from './rest.ts'
import { stepAt } from './selectors.ts'
import type {
  Finished,
  Lift,
  Ready,
  RecordedSet,
  Resting,
  Running,
  WorkoutEvent,
  WorkoutProgram,
  WorkoutState,
} from './state.ts'

type EventOf<T extends WorkoutEvent['type']> = Extract<WorkoutEvent, { type: T }>

/** A workout that waits for its start. */
export function readyWorkout(program: WorkoutProgram): Ready {
  return { status: 'ready', program }
}

/**
 * The guided workout: the state after an event. An event that makes no sense in the state leaves it as it is (the same
 * object). A clock that was set back never makes the workout end before what is known of it.
 */
export function workoutReducer(state: WorkoutState, event: WorkoutEvent): WorkoutState {
  if (!Number.isFinite(event.at) || state.status === 'finished') return state
  if (state.status === 'ready') return event.type === 'start' ? start(state, event.at) : state
  switch (event.type) {
    case 'start':
      return state
    case 'set-done':
      return state.status === 'lifting' ? recordSet(state, event) : state
    case 'edit-set':
      return editSet(state, event)
    case 'undo-set':
      return state.recorded.length === 0 ? state : lifting(state, event.at, state.recorded.slice(0, -1))
    case 'stop':
      return stop(state, event)
    case 'skip-rest':
    case 'rest-over':
    case 'adjust-rest':
      return state.status === 'resting' ? duringRest(state, event) : state
    default:
      // A stored log may hold what this version does not know.
      return state
  }
}

function start(state: Ready, at: number): WorkoutState {
  if (!stepAt(state.program, 0)) return state
  return { status: 'lifting', program: state.program, started_at: at, recorded: [], last_at: at }
}

function recordSet(state: Running, event: EventOf<'set-done'>): WorkoutState {
  const recorded = withSet(state, event, event.at)
  if (!stepAt(state.program, recorded.length)) return finish(state, recorded, later(state, event.at))
  const done = recorded.at(-1)
  const seconds = done ? restAfter(state.program, done.exercise, done.set) : 0
  const next = lifting(state, event.at, recorded)
  return seconds > 0 ? { ...next, status: 'resting', rest: startRest(event.at, seconds) } : next
}

function editSet(state: Running, { at, index, reps, weight }: EventOf<'edit-set'>): WorkoutState {
  const old = state.recorded[index]
  if (!old) return state
  const recorded = state.recorded.with(index, { ...old, ...admissibleLift({ reps, weight }) })
  return { ...state, recorded, last_at: later(state, at) }
}

function stop(state: Running, { at, count_current, end }: EventOf<'stop'>): WorkoutState {
  const counts = state.status === 'lifting' && count_current !== null && admissibleLift(count_current).reps > 0
  const recorded = counts ? withSet(state, count_current, at) : state.recorded
  const lastSet = end === 'last-set' ? recorded.at(-1) : undefined
  return finish(state, recorded, lastSet?.at ?? later(state, at))
}

function duringRest(state: Resting, event: EventOf<'skip-rest' | 'adjust-rest' | 'rest-over'>): WorkoutState {
  const { rest } = state
  switch (event.type) {
    case 'skip-rest':
      return lifting(state, event.at, state.recorded)
    case 'rest-over':
      // It ends by itself, perhaps noticed hours later: that is no sign of life from the lifter.
      return restRemaining(state, event.at) > 0 ? state : lifting(state, rest.ends_at, state.recorded)
    case 'adjust-rest':
      return { ...state, rest: adjustRest(rest, event.at, event.seconds), last_at: later(state, event.at) }
  }
}

function withSet(state: Running, lift: Lift, at: number): readonly RecordedSet[] {
  const step = stepAt(state.program, state.recorded.length)
  if (!step) return state.recorded
  const { exercise, set, plan } = step
  return [
    ...state.recorded,
    { exercise, set, exercise_id: plan.exercise_id, ...admissibleLift(lift), at: later(state, at) },
  ]
}

function lifting(state: Running, at: number, recorded: readonly RecordedSet[]): Running {
  const { program, started_at } = state
  return { status: 'lifting', program, started_at, recorded, last_at: later(state, at) }
}

function finish(state: Running, recorded: readonly RecordedSet[], endedAt: number): Finished {
  return { status: 'finished', program: state.program, started_at: state.started_at, recorded, ended_at: endedAt }
}

function later(state: Running, at: number): number {
  return Math.max(state.last_at, at)
}
