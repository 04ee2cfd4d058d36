import { admissibleDetails } from '../set/admissible-details.ts'
import { isMissed } from '../set/is-work.ts'
import { admissibleLift } from './entry.ts'
import { changeWorkoutPlan } from './plan/change-plan.ts'
import { focusAfterMove } from './plan/move-set.ts'
import { fitSetNotes, notedSlot, notedSlots, withNote, withoutPlace, withSetNote } from './plan/notes.ts'
import { findSlot, nextInBlock } from './plan/order.ts'
import { withoutOtherSide } from './plan/other-side.ts'
import { hasTodo, placesOf, type WorkoutPlace, type WorkoutSlot, withSlots, withStatus } from './plan/place.ts'
import type { PlanEvent } from './plan/plan-event.ts'
import { isQuick } from './plan/quick-workout.ts'
import type { WorkoutProgram } from './plan/workout-program.ts'
import { adjustRest, restAfter, restRemaining, startRest } from './rest.ts'
import { currentSlot } from './selectors.ts'
import type {
  DetailedLift,
  Finished,
  Lifting,
  Ready,
  RecordedSet,
  Resting,
  Running,
  WorkoutEvent,
  WorkoutState,
} from './state.ts'

type EventOf<T extends WorkoutEvent['type']> = Extract<WorkoutEvent, { type: T }>

/** A workout that waits for its start, with what was changed of its plan already. */
export function readyWorkout(program: WorkoutProgram, changes: readonly PlanEvent[] = []): Ready {
  const places = changes.reduce(
    (before, event) => changeWorkoutPlan(before, event)?.places ?? before,
    placesOf(program),
  )
  return { status: 'ready', program, places }
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
      return undoSet(state, event.at)
    case 'stop':
      return stop(state, event)
    case 'skip-rest':
    case 'rest-over':
    case 'adjust-rest':
      return state.status === 'resting' ? duringRest(state, event) : state
    case 'go-to':
      return goTo(state, event)
    case 'hold-start':
    case 'hold-stop':
      return state.status === 'lifting' ? hold(state, event) : state
    case 'note':
      return note(state, event)
    case 'set-note':
      return noteSet(state, event)
    case 'undo-change':
      return undoChange(state, event)
    default:
      return change(state, event)
  }
}

function start(state: Ready, at: number): WorkoutState {
  const { program, places } = state
  if (!hasTodo(places) && !isQuick(program)) return state
  return {
    status: 'lifting',
    program,
    places,
    focus: null,
    before: null,
    hold: null,
    notes: {},
    started_at: at,
    recorded: [],
    last_at: at,
  }
}

/** The current set is recorded, and what comes next follows from it: a rest, another set, or the end. */
function recordSet(state: Lifting, event: EventOf<'set-done'>): Running | Finished {
  const { type: _type, at, slot: meant, other_side, ...lift } = event
  const begun = other_side === undefined ? state : withOtherSide(state, other_side, at)
  const current = currentSlot(begun)
  // A set that was meant for another slot than the present one is a second tap.
  if (!current || (meant !== undefined && meant !== current.slot.id)) return state
  const { place, slot } = current
  const recorded: RecordedSet = {
    slot: slot.id,
    place: place.id,
    exercise_id: place.exercise_id,
    ...admissible({ note: slot.note, ...lift }),
    at: later(state, at),
  }
  const places = withStatus(begun.places, slot.id, 'done')
  const focus = nextInBlock(places, slot.id)?.slot.id ?? null
  const next = lifting({ ...begun, places, recorded: [...begun.recorded, recorded], focus, before: null }, at)
  if (isOver(next)) return finish(next, next.last_at)
  const seconds = restAfter(places, slot.id, lift.kind)
  return seconds > 0 ? { ...next, status: 'resting', rest: startRest(at, seconds) } : next
}

/** A slot for the other side of the current set right after it; in a group that is a change of its own (`sideOfGroup`). */
function withOtherSide(state: Lifting, other: string, at: number): Lifting {
  const current = currentSlot(state)
  if (!current || current.place.group !== undefined || current.slot.other_side) return state
  const { place, slot } = current
  const sets = [{ slot: other, plan: slot.plan, other_side: true }] as const
  const changed = changeWorkoutPlan(state.places, { type: 'add-sets', at, place: place.id, after: slot.id, sets })
  return changed ? { ...state, places: changed.places } : state
}

function editSet(state: Running, event: EventOf<'edit-set'>): WorkoutState {
  const recorded = withEdit(state.recorded, event, notedSlots(state.places))
  return recorded ? { ...state, recorded, last_at: later(state, event.at) } : state
}

/** A note for which the history has no room is not taken, nor is the rest of its correction: null, as for a set that is not there. */
function withEdit(
  recorded: readonly RecordedSet[],
  { type: _type, at: _at, index, ...edited }: EventOf<'edit-set'>,
  besides: readonly WorkoutSlot[] = [],
): readonly RecordedSet[] | null {
  const old = recorded[index]
  if (!old) return null
  const { slot, place, exercise_id, at, ...before } = old
  const lift = admissible({ ...before, ...edited })
  const changed = recorded.with(index, { slot, place, exercise_id, ...lift, at })
  return fitSetNotes([...changed, ...besides]) ? changed : null
}

/**
 * A workout put right, under way or finished: a set corrected, or a note written. A finished one keeps its times. What cannot
 * be done leaves it as it is (the same object).
 */
export function amendWorkout(state: WorkoutState, event: EventOf<'edit-set' | 'note' | 'set-note'>): WorkoutState {
  if (state.status !== 'finished') return workoutReducer(state, event)
  if (event.type === 'edit-set') {
    const recorded = withEdit(state.recorded, event)
    return recorded ? { ...state, recorded } : state
  }
  const notes = event.type === 'note' ? withNote(state, event) : null
  return notes ? { ...state, notes } : state
}

/** The last recorded set, wherever it stands, is to do again, and now; as a set of both sides until a side is named again. */
function undoSet(state: Running, at: number): WorkoutState {
  const undone = state.recorded.at(-1)
  if (!undone) return state
  const { slot, note: noteThen } = undone
  const open = withStatus(withoutOtherSide(state.places, slot), slot, 'todo')
  const places = withSlots(open, new Set([slot]), (old) => notedSlot(old, noteThen))
  const recorded = state.recorded.slice(0, -1)
  return lifting({ ...state, places, recorded, focus: slot, before: null }, at)
}

function stop(state: Running, { at, count_current, end }: EventOf<'stop'>): WorkoutState {
  const counts = state.status === 'lifting' && count_current !== null && !isMissed(admissible(count_current))
  // Recorded as any other: what would come next is left out.
  const ended = counts ? recordSet(state, { type: 'set-done', at, ...count_current }) : state
  const lastSet = end === 'last-set' ? ended.recorded.at(-1) : undefined
  return finish(ended, lastSet?.at ?? later(state, at))
}

function duringRest(state: Resting, event: EventOf<'skip-rest' | 'adjust-rest' | 'rest-over'>): WorkoutState {
  const { rest } = state
  switch (event.type) {
    case 'skip-rest':
      return lifting(state, event.at)
    case 'rest-over':
      // It ends by itself, perhaps noticed hours later: that is no sign of life from the lifter.
      return restRemaining(state, event.at) > 0 ? state : lifting(state, rest.ends_at)
    case 'adjust-rest':
      return { ...state, rest: adjustRest(rest, event.at, event.seconds), last_at: later(state, event.at) }
  }
}

/** A skipped set that is gone to is to do again. */
function goTo(state: Running, { at, slot }: EventOf<'go-to'>): WorkoutState {
  const found = findSlot(state.places, slot)
  if (!found || found.slot.status === 'done' || currentSlot(state)?.slot.id === slot) return state
  const last_at = later(state, at)
  if (found.slot.status === 'todo') return { ...state, focus: slot, hold: null, last_at }
  return { ...state, places: withStatus(state.places, slot, 'todo'), focus: slot, before: null, hold: null, last_at }
}

function hold(state: Lifting, { type, at }: EventOf<'hold-start' | 'hold-stop'>): WorkoutState {
  const slot = currentSlot(state)?.slot.id
  if (slot === undefined) return state
  const last_at = later(state, at)
  if (type === 'hold-start') return { ...state, hold: { slot, started_at: at, ended_at: null }, last_at }
  if (state.hold?.slot !== slot || state.hold.ended_at !== null) return state
  return { ...state, hold: { ...state.hold, ended_at: Math.max(state.hold.started_at, at) }, last_at }
}

function note(state: Running, event: EventOf<'note'>): WorkoutState {
  const notes = withNote(state, event)
  return notes ? { ...state, notes, last_at: later(state, event.at) } : state
}

/** A change of the plan before it that is taken back leaves it. */
function noteSet(state: Running, { at, slot, text }: EventOf<'set-note'>): WorkoutState {
  const places = withSetNote(state.places, state.recorded, slot, text)
  if (!places) return state
  const earlier = state.before && (withSetNote(state.before.places, state.recorded, slot, text) ?? state.before.places)
  const before = state.before && earlier && { ...state.before, places: earlier }
  return { ...state, places, before, last_at: later(state, at) }
}

/** A change that leaves nothing to do ends the workout; where nothing was recorded either, there would be no way back. */
function change(state: Running, event: PlanEvent): WorkoutState {
  const changed = changeWorkoutPlan(state.places, event)
  if (!changed) return state
  const before = beforeChange(state, event)
  const next: Running = {
    ...state,
    places: changed.places,
    notes: event.type === 'remove-exercise' ? withoutPlace(state, event.place) : state.notes,
    focus: changed.focus ?? focusAfter(state, event, changed.places),
    before,
    last_at: later(state, event.at),
  }
  if (!isOver(next)) return withOwnHold(state, next)
  return state.recorded.length === 0 ? state : finish(next, next.last_at)
}

/** What an undo brings back. Exercises added at one moment were picked together, and go together. */
function beforeChange({ places, focus, before }: Running, { type, at }: PlanEvent): Running['before'] {
  const isTogether = type === 'add-exercise' && before?.changed_at === at
  return isTogether ? before : { places, focus, changed_at: at }
}

/** The focus stays where its set is still to do, else it goes on in its block: a skipped set never leads back to another exercise. */
function focusAfter({ places, focus }: Running, { type }: PlanEvent, changed: readonly WorkoutPlace[]): string | null {
  if (type === 'move-set' && focus !== null) return focusAfterMove(places, focus, changed)
  if (focus === null || findSlot(changed, focus)?.slot.status === 'todo') return focus
  return nextInBlock(places, focus, changed)?.slot.id ?? null
}

function undoChange(state: Running, { at, changed_at }: EventOf<'undo-change'>): WorkoutState {
  if (state.before?.changed_at !== changed_at) return state
  const { places, focus } = state.before
  return withOwnHold(state, { ...state, places, focus, before: null, last_at: later(state, at) })
}

/** A hold ends when another set, or another exercise, takes the place of the one it was for. */
function withOwnHold(before: Running, after: Running): Running {
  const [held, current] = [currentSlot(before), currentSlot(after)]
  const isSame = held?.slot.id === current?.slot.id && held?.place.exercise_id === current?.place.exercise_id
  return isSame ? after : { ...after, hold: null }
}

function admissible({ reps, weight, ...details }: DetailedLift): DetailedLift {
  const lift = admissibleLift({ reps, weight })
  return { ...lift, ...admissibleDetails(lift, details) }
}

const isOver = ({ program, places }: Running) => !hasTodo(places) && !isQuick(program)

function lifting(state: Running, at: number): Lifting {
  const { program, places, focus, before, notes, started_at, recorded } = state
  const last_at = later(state, at)
  return { status: 'lifting', program, places, focus, before, hold: null, notes, started_at, recorded, last_at }
}

function finish(state: Running | Finished, endedAt: number): Finished {
  const { program, places, notes, started_at, recorded } = state
  const nothing = { focus: null, before: null, hold: null }
  return { status: 'finished', program, places, ...nothing, notes, started_at, recorded, ended_at: endedAt }
}

function later(state: Running, at: number): number {
  return Math.max(state.last_at, at)
}
