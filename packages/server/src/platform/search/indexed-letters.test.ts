import { fc } from '@fonte/domain/test-kit/properties'
import { expect, it } from 'vitest'
import { indexedLetters } from './indexed-letters.ts'

it('letters of other alphabets are stored as capitals of ASCII, those of ASCII as they are', () => {
  expect(indexedLetters('squat 5x5')).toBe('squat 5x5')
  expect(indexedLetters('жим 深')).toMatch(/^([A-M][N-Z]{4}){3} [A-M][N-Z]{4}$/)
})

it('a text holds a word as it is stored exactly where it holds the word', () => {
  const letter = fc.oneof(
    fc.constantFrom('a', 'b', 'z', '1', ' ', 'ж', 'и', '深', '蹲', '𐐷'),
    fc.string({ unit: 'grapheme' }),
  )
  const word = fc.array(letter, { maxLength: 6 }).map((letters) => letters.join('').toLowerCase())
  fc.assert(
    fc.property(word, word, word, (before, middle, after) => {
      const text = before + middle + after
      for (const part of [middle, before + after, after + before]) {
        expect(indexedLetters(text).includes(indexedLetters(part))).toBe(text.includes(part))
      }
    }),
  )
})
