import { expect, it } from 'vitest'
import { entry, pageOf } from '../test-kit/log-kit.ts'
import { entryOfRow, rowOfPacked, unpackEntry } from './packed-entry.ts'

const set = (exercise_id: string, changes: object = {}) => ({
  exercise_id,
  exercise_name: exercise_id,
  reps: 5,
  weight: 100,
  ...changes,
})

it('keeps an entry of a page with the exercises that are its own, wherever they stand in the page', () => {
  const other = entry('a', 1)
  const mixed = entry('b', 2, {
    notes: { workout: 'Forme' },
    sets: [set('curl'), set('row', { kind: 'warmup', note: 'Long' }), set('curl', { weight_lb: 225 })],
  })
  const { exercises } = pageOf([other, entry('c', 3, { sets: [set('row')] }), entry('d', 4, { sets: [set('curl')] })])
  const [packed] = pageOf([mixed]).entries
  const places = [2, 1, 2]
  const asPaged = { ...packed, sets: packed?.sets.map(([, ...figures], index) => [places[index] ?? 0, ...figures]) }
  const row = rowOfPacked('ada', asPaged as never, exercises as never)
  expect([row.user_id, row.id, JSON.parse(row.packed)[0]]).toEqual([
    'ada',
    'b',
    [
      ['curl', 'curl'],
      ['row', 'row'],
    ],
  ])
  expect(entryOfRow(row)).toEqual(mixed)
})

it('takes who is said to have brought an entry in, and is known to a newer Fonte alone, for an import', () => {
  const { entries, exercises } = pageOf([entry('a', 1)])
  const [packed] = entries
  const named = (origin: string) => unpackEntry({ ...packed, origin } as never, exercises as never).origin
  expect(['hand', 'watch'].map(named)).toEqual(['hand', 'import'])
})
