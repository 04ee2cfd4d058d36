import { expect, it } from 'vitest'
import { customExerciseId, isCustomExerciseId, predefinedExerciseId } from './exercise-id.ts'

it('makes the id of a global exercise from its name, accents kept', () => {
  expect(predefinedExerciseId('Développé couché')).toBe('predefined-développé-couché')
  expect(predefinedExerciseId('  Tirage  à la   poulie ')).toBe('predefined-tirage-à-la-poulie')
  expect(predefinedExerciseId("Rowing à l'haltère")).toBe("predefined-rowing-à-l'haltère")
})

it('makes the same id of the same name however its accents are encoded', () => {
  expect(predefinedExerciseId('De\u0301veloppe\u0301')).toBe(predefinedExerciseId('Développé'))
})

it('makes the id of a custom exercise from a UUID', () => {
  const id = customExerciseId('017f22e2-79b0-7cc3-98c4-dc0c0c07398f')
  expect(id).toBe('custom-017f22e2-79b0-7cc3-98c4-dc0c0c07398f')
  expect(isCustomExerciseId(id)).toBe(true)
  expect(isCustomExerciseId('predefined-custom-curl')).toBe(false)
})
