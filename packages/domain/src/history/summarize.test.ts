import { describe, expect, it } from 'vitest'
import { fc } from '../test-kit/properties.ts'
import { mainFigure, setFigures, totalReps, totals, totalWeight, wholeMinutes } from './summarize.ts'

const six = 1_757_095_200_000

it('the main figure is the weight, never 0 kg of a body: then its repetitions, or the sets that it held still', () => {
  const reps = totalReps([{ reps: 15 }, { reps: 12 }])
  expect(mainFigure({ sets_done: 2, total_weight_lifted: 540 }, reps)).toEqual({ of: 'weight', count: 540 })
  expect(mainFigure({ sets_done: 2, total_weight_lifted: 0 }, reps)).toEqual({ of: 'reps', count: 27 })
  expect(mainFigure({ sets_done: 2, total_weight_lifted: 0 }, 0)).toEqual({ of: 'sets', count: 2 })
})

describe('the figures of a workout', () => {
  it('add up sets, distinct exercises and kilograms', () => {
    const sets = [
      { exercise_id: 'squat', reps: 5, weight: 100 },
      { exercise_id: 'squat', reps: 5, weight: 102.5 },
      { exercise_id: 'dips', reps: 12, weight: 0 },
    ]
    expect(setFigures(sets)).toEqual({
      exercises_done: 2,
      sets_done: 3,
      total_weight_lifted: 1012.5,
    })
  })

  it('do not carry the noise of binary fractions', () => {
    expect(
      totalWeight([
        { reps: 1, weight: 0.1 },
        { reps: 1, weight: 0.2 },
      ]),
    ).toBe(0.3)
    expect(totalWeight([])).toBe(0)
  })

  it('do not depend on the order of the sets', () => {
    const set = fc.record({ exercise_id: fc.constantFrom('a', 'b', 'c'), reps: fc.nat(1000), weight: fc.nat(2000) })
    fc.assert(
      fc.property(fc.array(set), (sets) => {
        expect(setFigures(sets.toReversed())).toEqual(setFigures(sets))
      }),
    )
  })
})

describe('a duration', () => {
  it('is in whole minutes and never negative', () => {
    expect(wholeMinutes(six, six + 59_999)).toBe(0)
    expect(wholeMinutes(six, six + 60_000)).toBe(1)
    expect(wholeMinutes(six, six - 60_000)).toBe(0)
  })
})

describe('the totals', () => {
  it('count sessions and add up minutes, sets and kilograms', () => {
    const entries = [
      { duration_minutes: 45, sets_done: 18, total_weight_lifted: 0.1 },
      { duration_minutes: 0, sets_done: 1, total_weight_lifted: 0.2 },
    ]
    expect(totals(entries)).toEqual({ sessions: 2, duration_minutes: 45, sets_done: 19, total_weight_lifted: 0.3 })
  })

  it('are all zero without a session', () => {
    expect(totals([])).toEqual({ sessions: 0, duration_minutes: 0, sets_done: 0, total_weight_lifted: 0 })
  })
})
