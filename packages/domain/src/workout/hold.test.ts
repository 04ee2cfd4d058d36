import { describe, expect, it } from 'vitest'
import { clock, pushDayAfter } from '../test-kit/workouts.ts'
import { heldSeconds, secondsToHold } from './hold.ts'

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
