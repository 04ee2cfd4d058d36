import { describe, expect, it } from 'vitest'
import { clock, pushDayAfter } from '../test-kit/workouts.ts'
import { heldSeconds, secondsToHold } from './hold.ts'
import { workoutReducer } from './machine.ts'
import type { WorkoutEvent, WorkoutState } from './state.ts'

const held = { slot: 'a', started_at: clock(1, 3), ended_at: null }

describe('a timed set', () => {
  it('counts down before it begins, by the clock', () => {
    expect([clock(1), clock(1, 1), clock(1, 3), clock(9)].map((now) => secondsToHold(held, now))).toEqual([3, 2, 0, 0])
  })

  it('counts whole seconds, rounded down, also over a time that the page slept through', () => {
    expect([clock(1), clock(1, 3) + 999, clock(1, 4), clock(2, 18)].map((now) => heldSeconds(held, now))).toEqual([
      0, 0, 1, 75,
    ])
  })

  it('stands still once it was stopped', () => {
    expect(heldSeconds({ ...held, ended_at: clock(1, 48) }, clock(9))).toBe(45)
  })

  it('is over with the set that it was for', () => {
    const start = { type: 'start', at: clock(0) } as const
    const hold = { type: 'hold-start', at: clock(1, 3) } as const
    const after = pushDayAfter(start, hold, { type: 'set-done', at: clock(2), reps: 0, weight: 0, seconds: 57 })
    expect(after).toMatchObject({ hold: null, recorded: [{ reps: 0, seconds: 57 }] })
  })
})

describe('a hold under way', () => {
  const at = clock(2)
  const holding = pushDayAfter({ type: 'start', at: clock(0) }, { type: 'hold-start', at: clock(1) })
  const skip: WorkoutEvent = { type: 'skip', at, slots: ['0-0'], reason: 'hand' }
  const to = { place: 'new', exercise_id: 'plank', name: 'Gainage' }
  const swap: WorkoutEvent = { type: 'swap-exercise', at, place: '0', to }
  const undo: WorkoutEvent = { type: 'undo-change', at: clock(3), changed_at: at }
  const holdingThen = (...events: WorkoutEvent[]) => events.reduce<WorkoutState>(workoutReducer, holding)

  it('ends when its set is skipped, and does not come back with it', () => {
    expect(holdingThen(skip)).toMatchObject({ hold: null })
    expect(holdingThen(skip, undo)).toMatchObject({ places: holding.places, hold: null })
  })

  it('ends when its exercise is swapped, and when the swap is taken back', () => {
    expect(holdingThen(swap)).toMatchObject({ hold: null })
    expect(holdingThen(swap, { type: 'hold-start', at }, undo)).toMatchObject({ places: holding.places, hold: null })
  })

  it('goes on through a change of what comes later', () => {
    expect(holdingThen({ ...skip, slots: ['2-0'] })).toMatchObject({ hold: { slot: '0-0', ended_at: null } })
  })
})
