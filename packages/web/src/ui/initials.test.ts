import { expect, test } from 'vitest'
import { initials } from './initials.ts'

test('the initials are the first letters of the first and the last word', () => {
  expect(initials('Marion Delacroix')).toBe('MD')
  expect(initials('jean-baptiste lemoine')).toBe('JL')
  expect(initials('marion.d')).toBe('MD')
})

test('a single word gives one letter, and no letter at all gives a question mark', () => {
  expect(initials('Élodie')).toBe('É')
  expect(initials('  ')).toBe('?')
  expect(initials('')).toBe('?')
})
