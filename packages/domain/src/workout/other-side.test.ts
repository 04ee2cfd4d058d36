import { describe, expect, it } from 'vitest'
import { clock, done, pushDay, pushDayAfter } from '../test-kit/workouts.ts'
import { exercisesDone, hasChangedExercises } from './history/saved-exercises.ts'
import { lastTime, startingLift } from './last-time.ts'
import { replay } from './log.ts'
import { currentStep, recordedSets } from './selectors.ts'
import type { Finished, WorkoutEvent } from './state.ts'

const start: WorkoutEvent = { type: 'start', at: clock(0) }
const left: WorkoutEvent = {
  type: 'set-done',
  at: clock(2),
  slot: '0-0',
  reps: 10,
  weight: 24,
  side: 'left',
  other_side: 'other',
}
const right: WorkoutEvent = { type: 'set-done', at: clock(3), slot: 'other', reps: 8, weight: 24, side: 'right' }

describe('a set of one side', () => {
  it('is followed by the other side at once, without a rest, which begins as it was done', () => {
    const state = pushDayAfter(start, left)
    expect(state.status).toBe('lifting')
    expect(currentStep(state)).toMatchObject({ slot: 'other', side: 'right' })
    expect(startingLift(state, new Map())).toEqual({ reps: 10, weight: 24 })
  })

  it('rests after both, then goes on with the next set of its exercise', () => {
    const state = pushDayAfter(start, left, right)
    expect(state.status).toBe('resting')
    expect(currentStep(state)).toMatchObject({ slot: '0-1' })
    expect(currentStep(state)).not.toHaveProperty('side')
    expect(recordedSets(state).map(({ reps, side }) => [reps, side])).toEqual([
      [10, 'left'],
      [8, 'right'],
    ])
  })

  it('has no third side, and none in a group', () => {
    const third: WorkoutEvent = { ...right, other_side: 'third' }
    expect(currentStep(pushDayAfter(start, left, third))).toMatchObject({ slot: '0-1' })
    const grouped = pushDayAfter(start, { type: 'group', at: clock(1), places: ['0', '1'] }, left)
    expect(grouped.places[0]?.slots.map(({ id }) => id)).not.toContain('other')
    expect(recordedSets(grouped)).toMatchObject([{ side: 'left' }])
  })

  it('changes nothing of the program, of which both sides are one set', () => {
    const rest: WorkoutEvent = { type: 'skip-rest', at: clock(4) }
    const stop: WorkoutEvent = { type: 'stop', at: clock(5), count_current: null }
    const finished = replay(pushDay, [start, left, right, rest, done(9, 24, clock(5)), stop]) as Finished
    expect(hasChangedExercises(finished)).toBe(false)
    expect(exercisesDone(finished)[0]?.sets.map(({ reps }) => reps)).toEqual([10, 9])
  })

  it('is one set of last time, so that the next one keeps its place', () => {
    const set = (reps: number, side?: 'left' | 'right') => ({ exercise_id: 'squat', reps, weight: 24, side })
    const last = lastTime([{ sets: [set(10, 'left'), set(8, 'right'), set(9), set(7, 'right')] }])
    expect(last.get('squat')?.map(({ reps }) => reps)).toEqual([10, 9, 7])
  })
})
