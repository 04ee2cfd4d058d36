import { describe, expect, it } from 'vitest'
import { clock, done, pushDayAfter, wholePushDay } from '../test-kit/workouts.ts'
import type { Finished, WorkoutState } from './state.ts'
import { durationChoice, elapsedMinutes, workoutSummary } from './summary.ts'

const start = { type: 'start', at: clock(0) } as const

function finished(state: WorkoutState): Finished {
  if (state.status !== 'finished') throw new Error('the workout is not finished')
  return state
}

describe('the summary', () => {
  it('adds up a whole push day', () => {
    expect(workoutSummary(finished(pushDayAfter(...wholePushDay)))).toEqual({
      duration_minutes: 31,
      exercises_done: 3,
      sets_done: 6,
      total_weight_lifted: 10 * 60 + 8 * 70 + 8 * 40 + 8 * 40 + 6 * 42.5,
    })
  })

  it('counts only exercises with a recorded set after an early stop', () => {
    const state = pushDayAfter(...wholePushDay.slice(0, 6), { type: 'stop', at: clock(13, 59), count_current: null })
    expect(workoutSummary(finished(state))).toEqual({
      duration_minutes: 13,
      exercises_done: 2,
      sets_done: 3,
      total_weight_lifted: 1480,
    })
  })

  it('is all zero when nothing was done', () => {
    const state = pushDayAfter(start, { type: 'stop', at: clock(0, 59), count_current: null })
    expect(workoutSummary(finished(state))).toEqual({
      duration_minutes: 0,
      exercises_done: 0,
      sets_done: 0,
      total_weight_lifted: 0,
    })
  })
})

describe('elapsed time', () => {
  it('counts whole minutes since the start, and stands still at the end', () => {
    expect(elapsedMinutes(pushDayAfter(), clock(50))).toBe(0)
    expect(elapsedMinutes(pushDayAfter(start), clock(12, 59))).toBe(12)
    expect(elapsedMinutes(pushDayAfter(...wholePushDay), clock(500))).toBe(31)
    expect(elapsedMinutes(pushDayAfter(start), clock(-5))).toBe(0)
  })
})

describe('back after a long time', () => {
  const benched = [start, done(10, 60, clock(2))] as const

  it('asks after two idle hours whether the workout ended at the last set', () => {
    expect(durationChoice(pushDayAfter(...benched), clock(122))).toEqual({ to_last_set: 2, to_now: 122 })
  })

  it('does not ask earlier', () => {
    expect(durationChoice(pushDayAfter(...benched), clock(121, 59))).toBeNull()
  })

  it('counts any action of the lifter, but not a rest that ended by itself', () => {
    const skipped = pushDayAfter(...benched, { type: 'skip-rest', at: clock(30) })
    expect(durationChoice(skipped, clock(149))).toBeNull()
    expect(durationChoice(skipped, clock(150))).toEqual({ to_last_set: 2, to_now: 150 })
    const woken = pushDayAfter(...benched, { type: 'rest-over', at: clock(200) })
    expect(durationChoice(woken, clock(200))).toEqual({ to_last_set: 2, to_now: 200 })
  })

  it('has nothing to ask without a recorded set, before the start and after the end', () => {
    for (const state of [pushDayAfter(), pushDayAfter(start), pushDayAfter(...wholePushDay)]) {
      expect(durationChoice(state, clock(600))).toBeNull()
    }
  })
})
