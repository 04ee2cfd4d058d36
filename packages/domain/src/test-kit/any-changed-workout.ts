import { replay } from '../workout/log.ts'
import { workoutReducer } from '../workout/machine.ts'
import { hasTodo } from '../workout/plan/place.ts'
import { isQuick, quickWorkoutId } from '../workout/plan/quick-workout.ts'
import type { WorkoutProgram } from '../workout/plan/workout-program.ts'
import type { Running, WorkoutEvent, WorkoutState } from '../workout/state.ts'
import { anyChange, type EventIn } from './any-change.ts'
import { anyEvent, anyWorkout } from './any-workout.ts'
import { fc } from './properties.ts'
import { clock } from './workouts.ts'

/** How a workout that changes ends: as any other, by a change that leaves nothing to do, or not at all. */
const endings = ['last set', 'stop', 'skip', 'remove-exercise', 'open'] as const

type Ending = (typeof endings)[number]

const anyProgram = fc
  .record({ workout: anyWorkout, quick: fc.constantFrom(false, false, true) })
  .map(({ workout: { program }, quick }) => (quick ? { ...program, id: quickWorkoutId } : program))

const anyEventIn: fc.Arbitrary<EventIn> = fc.oneof(
  { arbitrary: anyChange, weight: 2 },
  anyEvent.filter(({ type }) => type !== 'stop').map((event) => () => event),
)

/** A workout whose plan changes as it goes, with its whole log. */
export const anyChangedWorkout = fc
  .record({
    program: anyProgram,
    happens: fc.array(anyEventIn, { maxLength: 40, size: 'max' }),
    ending: fc.constantFrom(...endings),
  })
  .map(({ program, happens, ending }) => ({ program, events: played(program, happens, ending) }))

function played(program: WorkoutProgram, happens: readonly EventIn[], ending: Ending): readonly WorkoutEvent[] {
  const events: WorkoutEvent[] = [{ type: 'start', at: clock(0) }]
  let state = replay(program, events)
  const happen = (event: WorkoutEvent) => {
    events.push(event)
    state = workoutReducer(state, event)
  }
  for (const eventIn of happens) happen(eventIn(state))
  for (let last = lastEvent(state, ending); last; last = lastEvent(state, ending)) happen(last)
  return events
}

/** The next event on the way to an ending; none once it is reached. A workout without a program ends by a stop alone. */
function lastEvent(state: WorkoutState, ending: Ending): WorkoutEvent | null {
  if (state.status === 'ready' || state.status === 'finished' || ending === 'open') return null
  const at = state.last_at + 1
  if (ending === 'stop' || isQuick(state.program)) return { type: 'stop', at, count_current: null }
  if (ending !== 'last set' && state.recorded.length > 0) return leavingOut(state, ending, at)
  return state.status === 'resting' ? { type: 'skip-rest', at } : { type: 'set-done', reps: 8, weight: 60, at }
}

function leavingOut({ places }: Running, ending: 'skip' | 'remove-exercise', at: number): WorkoutEvent {
  const place = places.find((each) => hasTodo([each]))
  if (ending === 'remove-exercise') return { type: ending, at, place: place?.id ?? '' }
  return { type: ending, at, slots: place?.slots.map(({ id }) => id) ?? [], reason: 'hand' }
}
