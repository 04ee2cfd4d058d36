import { clock, done, pushDay, pushDayAfter, wholePushDay } from '@fonte/domain/test-kit/workouts'
import type { WorkoutEvent } from '@fonte/domain/workout/state'
import { describe, expect, it } from 'vitest'
import type { Change, RunningWorkoutRow } from '../../../platform/storage/storage-rows.ts'
import { appendEvent, clearLog, openLog, readLog, renewLog } from './workout-records.ts'

const start: WorkoutEvent = { type: 'start', at: clock(0) }

/** The rows that the steps leave on a device. */
const rowsOf = (...steps: readonly Change[]): RunningWorkoutRow[] =>
  steps.flatMap((step, position) =>
    'put' in step && step.store === 'running_workout' ? [{ ...step.put, position }] : [],
  )

const opened = (...events: readonly WorkoutEvent[]) =>
  rowsOf(
    ...openLog('ada', 'w', pushDay, start),
    ...events.map((event) => appendEvent({ user_id: 'ada', workout_id: 'w' }, event)),
  )

describe('the log of a workout', () => {
  it('tells of the workout that is under way', () => {
    const state = pushDayAfter(start, done(10, 60, clock(2)))
    expect(readLog(opened(done(10, 60, clock(2))))).toEqual({
      status: 'running',
      workout: { version: 2, workout_id: 'w', user_id: 'ada', state },
    })
  })

  it('tells of the workout that its last event ended', () => {
    const state = pushDayAfter(...wholePushDay)
    expect(readLog(opened(...wholePushDay.slice(1)))).toEqual({
      status: 'ended',
      workout: { workout_id: 'w', user_id: 'ada', state },
    })
  })

  it('tells of none without a beginning, or before anything happened', () => {
    expect(readLog([])).toEqual({ status: 'none' })
    expect(readLog(opened().slice(1))).toEqual({ status: 'none' })
    expect(readLog(opened().slice(0, 1))).toEqual({ status: 'none' })
  })

  it('leaves out what happened to another workout, and what it cannot understand', () => {
    const other = rowsOf(appendEvent({ user_id: 'ada', workout_id: 'other' }, done(9, 60, clock(2))))
    const strange = [null, 'event', { type: 'event', workout_id: 'w' }]
    const rows = [...opened(), ...other, ...strange.map((event) => ({ user_id: 'ada', position: 9, event }))]
    expect(readLog(rows)).toMatchObject({ status: 'running', workout: { state: pushDayAfter(start) } })
  })

  it('is not read in part: what a newer Fonte wrote into it makes the whole unreadable', () => {
    const sung = { type: 'event', workout_id: 'w', event: { type: 'sung', at: clock(2) } }
    expect(readLog([...opened(), { user_id: 'ada', position: 9, event: sung }])).toEqual({ status: 'unreadable' })
  })

  it('of version 1 reads as it did, and is written anew as it is', () => {
    const old = opened(done(10, 60, clock(2))).map((row) =>
      row.position === 0 ? { ...row, event: { type: 'opening', version: 1, workout_id: 'w', program: pushDay } } : row,
    )
    const logged = readLog(old)
    expect(logged).toMatchObject({ status: 'running', workout: { version: 1 } })
    if (logged.status !== 'running') return
    expect(logged.workout.state).toEqual(pushDayAfter(start, done(10, 60, clock(2))))
    const renewed = readLog(rowsOf(...renewLog(old, logged.workout)))
    expect(renewed).toEqual({ status: 'running', workout: { ...logged.workout, version: 2 } })
  })

  it('is taken away without the rows of another workout, or with all that there are', () => {
    const other = rowsOf(appendEvent({ user_id: 'ada', workout_id: 'other' }, done(9, 60, clock(2))))
    const rows = [
      ...opened(),
      ...other.map((row) => ({ ...row, position: 8 })),
      { user_id: 'ada', position: 9, event: null },
    ]
    const removed = (...workout: string[]) => clearLog(rows, ...workout).map((step) => 'remove' in step && step.remove)
    expect([removed('w'), removed()]).toEqual([
      [0, 1],
      [0, 1, 8, 9],
    ])
  })
})
