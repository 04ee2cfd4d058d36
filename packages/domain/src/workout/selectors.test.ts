import { describe, expect, it } from 'vitest'
import { clock, done, pushDay, pushDayAfter, wholePushDay } from '../test-kit/workouts.ts'
import { readyWorkout } from './machine.ts'
import { currentStep, nextUp, progress, recordedSets, stepAt, type WorkoutStep } from './selectors.ts'

const start = { type: 'start', at: clock(0) } as const

function words(step: WorkoutStep | null) {
  return step && `${step.place.name} ${step.set + 1}: ${step.target.reps} × ${step.target.weight}`
}

describe('the steps of a program', () => {
  it('are its sets, exercise after exercise', () => {
    const ids = pushDayAfter().places.flatMap(({ slots }) => slots.map(({ id }) => id))
    expect(ids).toEqual(['0-0', '0-1', '1-0', '1-1', '1-2', '2-0'])
    expect(ids.map((id) => words(stepAt(pushDayAfter(), id)))).toEqual([
      'Développé couché 1: 10 × 60',
      'Développé couché 2: 8 × 70',
      'Développé militaire 1: 8 × 40',
      'Développé militaire 2: 8 × 40',
      'Développé militaire 3: 6 × 42.5',
      'Dips 1: 12 × 0',
    ])
  })

  it('end', () => {
    expect(stepAt(pushDayAfter(), '2-1')).toBeNull()
    expect(currentStep(readyWorkout({ ...pushDay, exercises: [] }))).toBeNull()
  })
})

describe('what is shown', () => {
  it('is the first set before the start', () => {
    expect(words(currentStep(pushDayAfter()))).toBe('Développé couché 1: 10 × 60')
    expect(recordedSets(pushDayAfter())).toEqual([])
  })

  it('announces the following set while lifting', () => {
    expect(words(nextUp(pushDayAfter(start)))).toBe('Développé couché 2: 8 × 70')
  })

  it('announces the awaited set while resting', () => {
    const state = pushDayAfter(start, done(10, 60, clock(2)))
    expect(words(nextUp(state))).toBe('Développé couché 2: 8 × 70')
    expect(nextUp(state)).toEqual(currentStep(state))
  })

  it('has nothing to announce during the last set and after the end', () => {
    expect(nextUp(pushDayAfter(...wholePushDay.slice(0, -1)))).toBeNull()
    expect(nextUp(pushDayAfter(...wholePushDay))).toBeNull()
    expect(currentStep(pushDayAfter(...wholePushDay))).toBeNull()
  })
})

describe('progress', () => {
  it('goes from 0 to 100 with the sets', () => {
    const seen = wholePushDay.map((_, i) => Math.round(progress(pushDayAfter(...wholePushDay.slice(0, i + 1)))))
    expect(seen).toEqual([0, 17, 17, 33, 33, 50, 67, 67, 83, 83, 100])
  })

  it('stays where it was when the workout is stopped, and goes back with an undo', () => {
    const half = wholePushDay.slice(0, 6)
    expect(progress(pushDayAfter(...half, { type: 'stop', at: clock(13), count_current: null }))).toBe(50)
    expect(progress(pushDayAfter(...half, { type: 'undo-set', at: clock(13) }))).toBeCloseTo(33.33)
  })

  it('is 0 for a program without sets', () => {
    expect(progress(readyWorkout({ ...pushDay, exercises: [] }))).toBe(0)
  })
})
