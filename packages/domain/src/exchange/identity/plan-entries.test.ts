import { expect, it } from 'vitest'
import { fitting } from './plan-entries.ts'

it('a name is cut to the length of an exercise’s by whole characters, and without a space at its end', () => {
  expect(fitting('Squat')).toBe('Squat')
  expect([...fitting('💪'.repeat(120))]).toHaveLength(100)
  expect(fitting(`${'a'.repeat(99)} bc`)).toBe('a'.repeat(99))
})
