import { expect, it } from 'vitest'
import type { WorkoutSet } from '../workout-history.ts'
import { differingSets } from './differing-sets.ts'

const of = (...weights: readonly number[]): readonly WorkoutSet[] =>
  weights.map((weight) => ({ exercise_id: 'bench', exercise_name: 'Bench press', reps: 5, weight }))

it('sets that differ stand beside each other', () => {
  expect(differingSets(of(60, 70, 80), of(60, 75, 80))).toEqual([{ mine: 1, theirs: 1 }])
  expect(differingSets(of(60, 70, 80, 90), of(65, 70, 80, 95))).toEqual([
    { mine: 0, theirs: 0 },
    { mine: 3, theirs: 3 },
  ])
  expect(differingSets(of(60, 70), of(60, 70))).toEqual([])
})

it('a set that one version has alone is that set, and no change of those around it', () => {
  expect(differingSets(of(60, 70, 80), of(60, 80))).toEqual([{ mine: 1, theirs: undefined }])
  expect(differingSets(of(60, 60), of(60, 60, 60))).toEqual([{ mine: undefined, theirs: 2 }])
  expect(differingSets([], of(60))).toEqual([{ mine: undefined, theirs: 0 }])
})

it('nothing but what a set shows tells it from another', () => {
  const [set] = of(60) as [WorkoutSet]
  expect(differingSets([{ ...set, kind: 'work', at: 30, exercise_name: 'DC' }], [{ ...set, group: 1 }])).toEqual([])
  expect(differingSets([{ ...set, rir: 1 }], [set])).toHaveLength(1)
})
