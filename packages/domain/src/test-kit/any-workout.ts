import { countSets } from '../program/program.ts'
import { replay } from '../workout/log.ts'
import { workoutReducer } from '../workout/machine.ts'
import type { WorkoutProgram } from '../workout/plan/workout-program.ts'
import { nextUp } from '../workout/selectors.ts'
import type { Lift, Running, WorkoutEvent } from '../workout/state.ts'
import { fc } from './properties.ts'
import { clock } from './workouts.ts'

const rest = fc.oneof(fc.constantFrom(0, 60, null, undefined), fc.integer({ min: 0, max: 3600 }))

const plannedSets = fc.array(
  fc.record({ reps: fc.integer({ min: 0, max: 1000 }), weight: fc.integer({ min: 0, max: 2000 }), rest }),
  { maxLength: 4 },
)

/** Programs of up to four exercises, some without any set. */
const anyProgram: fc.Arbitrary<WorkoutProgram> = fc
  .array(fc.record({ default_rest: rest, sets: plannedSets }), { maxLength: 4 })
  .map((exercises) => ({
    id: 'any',
    name: 'Any',
    exercises: exercises.map((exercise, i) => ({ ...exercise, exercise_id: `exercise-${i}`, name: `Exercise ${i}` })),
  }))

const figure = fc.oneof(
  fc.constantFrom(0, -1, 62.5, 1e9, Number.NaN, Number.POSITIVE_INFINITY),
  fc.integer({ min: 0, max: 1000 }),
)
const lift = { reps: figure, weight: figure }

const minute = 60_000
const evening = 5 * 60 * minute

/** Instants within five hours in any order, to the millisecond and on the minute: a clock that jumps forward and back. */
export const anyInstant = fc
  .oneof(
    { arbitrary: fc.integer({ min: 0, max: evening }), weight: 3 },
    fc.integer({ min: 0, max: 5 * 60 }).map((minutes) => minutes * minute),
  )
  .map((ms) => clock(0) + ms)

const at = anyInstant

const anyStop = fc.record({
  type: fc.constant('stop' as const),
  at,
  count_current: fc.option(fc.record(lift)),
  end: fc.constantFrom('now' as const, 'last-set' as const, undefined),
})

/** Any event at any time, whether it makes sense or not. */
export const anyEvent: fc.Arbitrary<WorkoutEvent> = fc.oneof(
  fc.record({ type: fc.constant('start' as const), at }),
  { arbitrary: fc.record({ type: fc.constant('set-done' as const), at, ...lift }), weight: 4 },
  fc.record({ type: fc.constantFrom('skip-rest' as const, 'rest-over' as const, 'undo-set' as const), at }),
  fc.record({ type: fc.constant('adjust-rest' as const), at, seconds: fc.constantFrom(15 as const, -15 as const) }),
  fc.record({ type: fc.constant('edit-set' as const), at, index: fc.integer({ min: -1, max: 8 }), ...lift }),
  anyStop,
)

/** How a workout ends: with its last set, by a stop, or not at all, as one that is discarded. */
const anyEnding = fc.constantFrom('last set' as const, 'stop' as const, 'discard' as const)

/** How far (ms) the clock moves between two of the last events: on, or back to before the workout. */
const anyMove = fc.oneof(fc.integer({ min: 0, max: 20 * minute }), fc.integer({ min: -evening, max: -1 }))

const mostlyWithSets = fc.oneof(
  { arbitrary: anyProgram.filter((program) => countSets(program) > 0), weight: 19 },
  anyProgram,
)

/** A workout as it may be logged: mostly begun, then anything, then one of the endings. */
export const anyWorkout = fc
  .record({
    program: mostlyWithSets,
    begun: fc.oneof({ arbitrary: fc.constant(true), weight: 9 }, fc.constant(false)),
    events: fc.array(anyEvent, { maxLength: 25 }),
    ending: anyEnding,
    move: anyMove,
    stop: anyStop,
    lift: fc.record(lift),
  })
  .map(({ program, begun, events, ...end }) => {
    if (!begun) return { program, events }
    const played = [{ type: 'start' as const, at: clock(0) }, ...events.filter(({ type }) => type !== 'stop')]
    return { program, events: [...played, ...endOf(program, played, end)] }
  })

type End = {
  readonly ending: 'last set' | 'stop' | 'discard'
  readonly move: number
  readonly stop: WorkoutEvent
  readonly lift: Lift
}

/** The events that lead a workout from where it stands to its end; the last one comes when the clock has made its move. */
function endOf(
  program: WorkoutProgram,
  played: readonly WorkoutEvent[],
  { ending, move, stop, lift }: End,
): WorkoutEvent[] {
  let state = replay(program, played)
  const added: WorkoutEvent[] = []
  if (ending === 'discard' || state.status === 'ready' || state.status === 'finished') return added
  if (ending === 'stop') return [{ ...stop, at: state.last_at + move }]
  while (state.status === 'lifting' || state.status === 'resting') {
    const event = nextEvent(state, move, lift)
    added.push(event)
    state = workoutReducer(state, event)
  }
  return added
}

function nextEvent(state: Running, move: number, lift: Lift): WorkoutEvent {
  if (state.status === 'resting') return { type: 'skip-rest', at: state.last_at + 1 }
  const isLast = nextUp(state) === null
  return { type: 'set-done', ...lift, at: state.last_at + (isLast ? move : 1) }
}
