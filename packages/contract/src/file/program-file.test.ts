import { programFileBounds, programFileVersion } from '@fonte/domain/program/file/program-file'
import { expect, it } from 'vitest'
import { programFileSchema } from './program-file.ts'

const exercise = {
  id: 'custom-row',
  name: 'Rowing',
  equipment: 'Barre',
  description: '',
  muscle_group_id: 'dos',
  muscle_ids: ['trapèzes'],
  sides: 'each',
}
const file = {
  format: programFileBounds.name,
  version: programFileVersion,
  program: {
    name: 'Dos',
    description: '',
    exercises: [{ exercise_id: 'custom-row', default_rest: 60, sets: [{ reps: 5, weight: 60, rest: 90 }] }],
  },
  exercises: [exercise],
}

it('a program in a file says of each exercise what its maker decided, and nothing else', () => {
  expect(programFileSchema.safeParse(file)).toEqual({ success: true, data: file })
  expect(programFileSchema.safeParse({ ...file, exercises: [{ ...exercise, creator_id: 'ada' }] }).success).toBe(false)
  expect(programFileSchema.safeParse({ ...file, exercises: [{ id: 'custom-row' }] }).success).toBe(false)
})
