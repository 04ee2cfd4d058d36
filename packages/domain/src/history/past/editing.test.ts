import { expect, it } from 'vitest'
import { addLifts } from './editing.ts'

const named = (id: string) => ({ exercise_id: id, name: id.toUpperCase() })

it('exercises that are added to a past workout come last, each with one empty row of its own', () => {
  const lifts = addLifts([], [named('bench'), named('row')])
  const blank = { kind: 'work', reps: '', weight: '' }
  expect(lifts).toEqual([
    { ...named('bench'), rows: [{ key: 0, ...blank }] },
    { ...named('row'), rows: [{ key: 1, ...blank }] },
  ])
})

it('a past workout takes 50 exercises, and none twice', () => {
  const picked = Array.from({ length: 52 }, (_, index) => named(`exercise-${index}`))
  const full = addLifts([], picked)
  expect(full.map(({ exercise_id }) => exercise_id)).toEqual(picked.slice(0, 50).map(({ exercise_id }) => exercise_id))
  expect(addLifts(full, [named('one-more')])).toBe(full)
  expect(addLifts(addLifts([], [named('row')]), [named('row')])).toHaveLength(1)
})
