import { expect, it } from 'vitest'
import { usualRests } from '../plan/usual-rests.ts'
import { rowsOfEntry } from './program-rows.ts'

const set = (exercise_id: string, more: object = {}) => ({
  exercise_id,
  exercise_name: exercise_id === 'bench' ? 'Développé couché' : 'Curl',
  reps: 8,
  weight: 60,
  ...more,
})

it('a workout of the history is a program with each exercise once, its working sets and the usual rests', () => {
  const sets = [
    set('bench', { weight: 20, kind: 'warmup', at: 10 }),
    set('bench', { weight: 61.23, weight_lb: 135, rir: 1, note: 'coude', group: 1, at: 90 }),
    set('curl', { weight: 0, assist: 20 }),
    set('bench', { kind: 'drop', side: 'left', place: 'bench-2' }),
    set('bench', { kind: 'drop', side: 'right', reps: 7 }),
    set('curl', { reps: 0, weight: 0, seconds: 45 }),
  ]
  const known = { bench: { name_en: 'Bench press' }, curl: { name_en: null, mechanic: 'isolation' } }
  const find = (id: string) => known[id as keyof typeof known]
  expect(rowsOfEntry(sets, find, usualRests)).toEqual([
    {
      exercise_id: 'bench',
      name: 'Développé couché',
      name_en: 'Bench press',
      order: 0,
      default_rest: 150,
      sets: [
        { reps: 8, weight: 61.23, weight_lb: 135, rest: 150 },
        { reps: 8, weight: 60, kind: 'drop', rest: 150 },
      ],
    },
    {
      exercise_id: 'curl',
      name: 'Curl',
      name_en: null,
      order: 1,
      default_rest: 90,
      sets: [
        { reps: 8, weight: 0, assist: 20, rest: 90 },
        { reps: 0, weight: 0, seconds: 45, rest: 90 },
      ],
    },
  ])
})

it('what was missed is no set of a program, nor an exercise of which all was missed', () => {
  const sets = [set('bench'), set('bench', { reps: 0, weight: 100 }), set('curl', { reps: 0, kind: 'failure' })]
  const rows = rowsOfEntry(sets, () => undefined, usualRests)
  expect(rows.map(({ exercise_id, sets: planned }) => [exercise_id, planned])).toEqual([
    ['bench', [{ reps: 8, weight: 60, rest: 150 }]],
  ])
})

it('an exercise that the library does not know any more keeps the name it had, and a program no more than it may hold', () => {
  const sets = Array.from({ length: 60 }, (_, index) => set(`exercise-${index}`))
  const rows = rowsOfEntry(sets, () => undefined, usualRests)
  expect(rows).toHaveLength(50)
  expect(rows[0]).toMatchObject({ name: 'Curl', name_en: null, default_rest: 150 })
})
