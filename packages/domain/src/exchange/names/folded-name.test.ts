import { expect, it } from 'vitest'
import { exerciseBounds } from '../../exercise/bounds.ts'
import { foldedName } from './folded-name.ts'

it('a name of a file is no longer folded than a name may be, and no character is cut in two', () => {
  expect([...foldedName('\uFDFA'.repeat(100))]).toHaveLength(exerciseBounds.name.max)
  const astral = foldedName(`a${'\u{20000}'.repeat(100)}`)
  expect([astral.isWellFormed(), [...astral].length]).toEqual([true, exerciseBounds.name.max])
  expect(foldedName('Développé-Couché')).toBe('developpe couche')
})
