import { expect, it } from 'vitest'
import { exerciseBounds } from '../../exercise/bounds.ts'
import { foldedName } from './folded-name.ts'

it('a name of a file is no longer folded than a name may be, and no character is cut in two', () => {
  expect([...foldedName('\uFDFA'.repeat(100))]).toHaveLength(exerciseBounds.name.max)
  const astral = '\u{20000}'
  expect(foldedName(`a${astral.repeat(100)}`)).toBe(`a${astral.repeat(exerciseBounds.name.max - 1)}`)
  expect(foldedName('Développé-Couché')).toBe('developpe couche')
})
