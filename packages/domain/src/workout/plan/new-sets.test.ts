import { expect, it } from 'vitest'
import { newSets } from './new-sets.ts'

it('an exercise that was never done has three sets of ten, of half a minute or of 20 m, as in the program editor', () => {
  expect(newSets(undefined, 'compound', 'reps')).toEqual(Array(3).fill({ reps: 10, weight: 0, rest: 150 }))
  const own = { warmup: 30, isolation: 45, compound: 200 }
  expect(newSets([], 'compound', 'reps', own)).toEqual(Array(3).fill({ reps: 10, weight: 0, rest: 200 }))
  expect(newSets([], 'isolation', 'time')).toEqual(Array(3).fill({ reps: 0, weight: 0, rest: 90, seconds: 30 }))
  expect(newSets([], 'compound', 'distance')).toEqual(Array(3).fill({ reps: 0, weight: 0, rest: 150, distance: 20 }))
})

it('the sets of last time come with what they counted, and with the pounds as typed and the assistance', () => {
  const hold = { reps: 0, weight: 0, seconds: 45 }
  const said = { ...hold, rir: 2 }
  expect(newSets([said], 'compound', 'time')).toEqual([{ ...hold, rest: 150 }])
  const assisted = { reps: 8, weight: 0, assist: 20.41, assist_lb: 45 }
  expect(newSets([assisted], 'compound', 'reps')).toEqual([{ ...assisted, rest: 150 }])
  const carry = { reps: 0, weight: 22.68, weight_lb: 50, distance: 40 }
  expect(newSets([hold], 'compound', 'time')).toEqual([{ ...hold, rest: 150 }])
  expect(newSets([carry], 'compound', 'distance')).toEqual([{ ...carry, rest: 150 }])
})

it('what last time counted otherwise is not asked for', () => {
  expect(newSets([{ reps: 30, weight: 5 }], 'compound', 'time')).toEqual([{ reps: 0, weight: 5, rest: 150 }])
  expect(newSets([{ reps: 0, weight: 5, seconds: 30 }], 'compound', 'reps')).toEqual([
    { reps: 0, weight: 5, rest: 150 },
  ])
})

it('a drop or a cluster of last time comes back as one', () => {
  const sets = [
    { reps: 8, weight: 60 },
    { reps: 6, weight: 45, kind: 'drop' as const },
  ]
  expect(newSets(sets, 'compound', 'reps')).toEqual(sets.map((set) => ({ ...set, rest: 150 })))
})
