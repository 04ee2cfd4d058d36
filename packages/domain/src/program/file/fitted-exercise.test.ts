import { expect, it } from 'vitest'
import { decidedText, fittedExercise } from './fitted-exercise.ts'

const squat = {
  id: '0198c0de-0000-7000-8000-000000000001',
  name: 'Squat du garage',
  equipment: 'Barre',
  description: 'Talons au sol.',
  muscle_group_id: 'legs',
  muscle_ids: ['quads', 'glutes'],
}

it('exercises are alike by what their maker decides, in whatever order the muscles stand', () => {
  const text = decidedText(squat)
  expect(decidedText({ ...squat, id: 'another', muscle_ids: ['glutes', 'quads'] })).toBe(text)
  const changes = [
    { name: 'Squat' },
    { equipment: 'Haltères' },
    { description: '' },
    { muscle_group_id: 'back' },
    { muscle_ids: ['quads'] },
  ]
  for (const change of changes) expect(decidedText({ ...squat, ...change }), Object.keys(change)[0]).not.toBe(text)
})

it('an exercise keeps its group where that is known here, and the muscles of that group, once each', () => {
  const groupOf = (id: string) => ({ quads: 'legs', glutes: 'legs', lats: 'back' })[id]
  const groups = { isGroup: (id: string) => id === 'legs', groupOf, anyGroup: 'other' }
  const muscle_ids = ['quads', 'lats', 'quads', 'unknown']
  expect(fittedExercise({ ...squat, muscle_ids }, groups)).toEqual({ ...squat, muscle_ids: ['quads'] })
  expect(fittedExercise({ ...squat, muscle_group_id: 'arms' }, groups)).toEqual({
    ...squat,
    muscle_group_id: 'other',
    muscle_ids: [],
  })
})
