import { expect, it } from 'vitest'
import { type PlacedSet, performedAt } from './performed-at.ts'

const squats = { exercise_id: 'squats', place: undefined }
const set = (weight: number, more: Partial<PlacedSet> = {}): PlacedSet => ({
  exercise_id: 'squats',
  reps: 5,
  weight,
  ...more,
})
const weights = (times: readonly (readonly { weight: number }[])[]) =>
  times.map((sets) => sets.map(({ weight }) => weight))

it('an exercise that stands twice has a history at each place', () => {
  const workout = [set(100), set(100), set(60, { place: 'second' }), set(40, { exercise_id: 'curls' })]
  expect(weights(performedAt(squats, [workout]))).toEqual([[100, 100]])
  expect(weights(performedAt({ ...squats, place: 'second' }, [workout]))).toEqual([[60]])
})

it('what was done at the place under another exercise is not of it', () => {
  const second = { ...squats, place: 'second' }
  const workout = [set(60, { place: 'second', exercise_id: 'presses' }), set(80, { place: 'second' })]
  expect(weights(performedAt(second, [workout]))).toEqual([[80]])
})

it('a workout without a working set at the place is none, and three are as far as it goes', () => {
  const warmedUp = [set(20, { kind: 'warmup' }), set(60, { kind: 'backoff' })]
  const [a, b, c, d] = [[set(100)], [set(97.5)], [set(95)], [set(92.5)]]
  expect(weights(performedAt(squats, [warmedUp, a, [], b, c, d]))).toEqual([[100], [97.5], [95]])
})

it('warm-ups are left out of a time', () => {
  expect(weights(performedAt(squats, [[set(20, { kind: 'warmup' }), set(100)]]))).toEqual([[100]])
})

it('two sides done one after the other are one set, as strong as the weaker side', () => {
  const left = { side: 'left' as const, reps: 12, rir: 2 }
  const right = { side: 'right' as const, reps: 9, rir: 1 }
  const [done = []] = performedAt(squats, [
    [set(20, left), set(20, right), set(20, { side: 'right', reps: 8 }), set(20)],
  ])
  expect(done.map(({ reps, rir }) => [reps, rir])).toEqual([
    [9, 1],
    [8, undefined],
    [5, undefined],
  ])
})
