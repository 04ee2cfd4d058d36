import { describe, expect, it } from 'vitest'
import { clock, done, pushDay, pushDayAfter } from '../test-kit/workouts.ts'
import { exercisesDone, hasChangedExercises } from './history/saved-exercises.ts'
import { startingLift } from './kept-load.ts'
import { lastTime } from './last-time.ts'
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

  it('takes its other side with it when it is undone, however it is then recorded', () => {
    const undone = pushDayAfter(start, left, { type: 'undo-set', at: clock(4) })
    expect(undone.places[0]?.slots.map(({ id, status }) => [id, status])).toEqual([
      ['0-0', 'todo'],
      ['0-1', 'todo'],
    ])
    const bothSides = pushDayAfter(start, left, { type: 'undo-set', at: clock(4) }, done(10, 24, clock(5)))
    expect(currentStep(bothSides)).toMatchObject({ slot: '0-1' })
    expect(currentStep(bothSides)).not.toHaveProperty('side')
    const again: WorkoutEvent = { ...left, at: clock(5), other_side: 'another' }
    const leftAgain = pushDayAfter(start, left, { type: 'undo-set', at: clock(4) }, again)
    expect(leftAgain.places[0]?.slots.map(({ id }) => id)).toEqual(['0-0', 'another', '0-1'])
  })

  it('takes its other side with it where that was skipped, or moved to the exercise that was swapped in', () => {
    const skip: WorkoutEvent = { type: 'skip', at: clock(3), slots: ['other'], reason: 'hand' }
    const to = { place: 'new', exercise_id: 'squat', name: 'Squat', name_en: null, default_rest: null }
    const swap: WorkoutEvent = { type: 'swap-exercise', at: clock(3), place: '0', to }
    for (const change of [skip, swap]) {
      const { places } = pushDayAfter(start, left, change, { type: 'undo-set', at: clock(4) })
      expect(places.flatMap(({ slots }) => slots).map(({ id }) => id)).not.toContain('other')
    }
  })

  it('stays as it is when only its other side is undone, which is then to do again', () => {
    const state = pushDayAfter(start, left, right, { type: 'undo-set', at: clock(4) })
    expect(recordedSets(state)).toMatchObject([{ side: 'left' }])
    expect(currentStep(state)).toMatchObject({ slot: 'other', side: 'right' })
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
