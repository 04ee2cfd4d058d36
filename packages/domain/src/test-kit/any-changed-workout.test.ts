import { describe, expect, it } from 'vitest'
import { readyWorkout, workoutReducer } from '../workout/machine.ts'
import type { WorkoutEvent, WorkoutState } from '../workout/state.ts'
import { anyChangedWorkout } from './any-changed-workout.ts'
import { fc } from './properties.ts'

const workouts = fc.sample(anyChangedWorkout, { numRuns: 1000, seed: 10 })

/** What made a difference in a workout, and by what it ended. */
function effectsOf({ program, events }: (typeof workouts)[number]) {
  const effects = new Set<WorkoutEvent['type']>()
  let state: WorkoutState = readyWorkout(program)
  for (const event of events) {
    const before: WorkoutState = state
    state = workoutReducer(before, event)
    if (state !== before) effects.add(event.type)
    if (state.status === 'finished') return { effects, end: event.type }
  }
  return { effects, end: 'open' as const }
}

const played = workouts.map(effectsOf)
const share = (holds: (one: (typeof played)[number]) => boolean) => played.filter(holds).length / played.length

describe('the workouts that tests change as they go', () => {
  it.each([
    'swap-exercise',
    'add-exercise',
    'remove-exercise',
    'move-exercise',
    'group',
    'ungroup',
    'add-sets',
    'remove-set',
    'move-set',
    'change-set',
    'skip',
    'unskip',
    'go-to',
    'hold-start',
    'hold-stop',
    'note',
    'set-note',
    'undo-set',
    'undo-change',
  ] as const)('are changed by each kind of event, one in fifty at least by this one: %s', (type) => {
    expect(share(({ effects }) => effects.has(type))).toBeGreaterThan(0.02)
  })

  it.each(['set-done', 'stop', 'skip', 'remove-exercise', 'open'] as const)(
    'end in each way, one in ten at least so: %s',
    (end) => expect(share((one) => one.end === end)).toBeGreaterThan(0.1),
  )
})
