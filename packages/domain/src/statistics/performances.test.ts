import { expect, it } from 'vitest'
import { entryOf, setOf } from '../test-kit/log-entries.ts'
import { performancesOf } from './performances.ts'

const performances = (...entries: readonly ReturnType<typeof entryOf>[]) =>
  performancesOf(entries, { exercises: new Map([['bench', {}]]), bodyWeightAt: () => null })

it('a workout counts for an exercise by its sets of it, whatever else was done', () => {
  const mixed = entryOf('2026-01-05T10:00:00Z', [setOf('row', 8, 50), setOf('bench', 5, 60), setOf('bench', 5, 62.5)])
  const without = entryOf('2026-01-06T10:00:00Z', [setOf('row', 8, 50)])
  const found = performances(mixed, without)
  expect(found.map(({ sets }) => sets.map(({ load }) => load.weight))).toEqual([[60, 62.5]])
  expect(found[0]?.volume).toEqual({ weight: 612.5 })
})

it('workouts stand from the oldest to the newest, those of one instant by their id, however they arrive', () => {
  const sets = [setOf('bench', 5, 60)]
  const entries = [
    entryOf('2026-01-06T10:00:00Z', sets, { id: 'd' }),
    entryOf('2026-01-05T10:00:00Z', sets, { id: 'b' }),
    entryOf('2026-01-05T10:00:00Z', sets, { id: 'a' }),
    entryOf('2026-01-05T10:00:00Z', sets, { id: 'c' }),
  ]
  for (const order of [entries, entries.toReversed()]) {
    expect(performances(...order).map(({ entry }) => entry.id)).toEqual(['a', 'b', 'c', 'd'])
  }
})
