import { expect, it } from 'vitest'
import { readyWorkout, workoutReducer } from '../workout/machine.ts'
import type { WorkoutEvent, WorkoutState } from '../workout/state.ts'
import { anyWorkout } from './any-workout.ts'
import { fc } from './properties.ts'

const workouts = fc.sample(anyWorkout, { numRuns: 2000, seed: 10 })

/** How a workout ended, and whether the clock was set back just then. */
function endOf({ program, events }: (typeof workouts)[number]) {
  let state: WorkoutState = readyWorkout(program)
  for (const event of events) {
    const before = state
    state = workoutReducer(before, event)
    if (state.status === 'finished') return { by: event.type, setBack: isSetBack(before, event) }
  }
  return { by: state.status === 'ready' ? 'not begun' : 'discard', setBack: false }
}

const isSetBack = (before: WorkoutState, { at }: WorkoutEvent) => 'last_at' in before && at < before.last_at

const ends = workouts.map(endOf)
const share = (holds: (end: (typeof ends)[number]) => boolean) => ends.filter(holds).length / ends.length

it.each(['set-done', 'stop', 'discard'])('a quarter or more of the workouts that tests try end so: %s', (ending) => {
  expect(share(({ by }) => by === ending)).toBeGreaterThan(0.25)
})

it('some of the workouts that tests try are never begun', () => {
  expect(share(({ by }) => by === 'not begun')).toBeGreaterThan(0.02)
})

it.each(['set-done', 'stop'])('one in ten of them ends by a clock that was set back, the end being: %s', (ending) => {
  expect(share(({ by, setBack }) => by === ending && setBack)).toBeGreaterThan(0.1)
})

it('most of their instants are of milliseconds, not of whole seconds', () => {
  const instants = workouts.flatMap(({ events }) => events.map(({ at }) => at))
  expect(instants.filter((at) => at % 1000 !== 0).length / instants.length).toBeGreaterThan(0.5)
})

it('one in ten of them is begun before its clock is set back below the start', () => {
  const begins = ({ events: [first, ...others] }: (typeof workouts)[number]) =>
    first?.type === 'start' && others.some(({ at }) => at < first.at)
  expect(workouts.filter(begins).length / workouts.length).toBeGreaterThan(0.1)
})
