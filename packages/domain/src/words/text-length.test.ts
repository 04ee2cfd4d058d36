import { expect, it } from 'vitest'
import { countCharacters, storedLength } from './text-length.ts'

it('an emoji is one character, a letter with its accent apart two', () => {
  expect(countCharacters('')).toBe(0)
  expect(countCharacters('a💪')).toBe(2)
  expect(countCharacters('e\u0301')).toBe(2)
})

it('a typed text counts as it is stored: without outer spaces, accents put together with their letters', () => {
  expect(storedLength(' \n')).toBe(0)
  expect(storedLength(' e\u0301 té💪\n')).toBe(5)
})
