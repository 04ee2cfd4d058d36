import { expect, it } from 'vitest'
import { searchPatterns } from './search-words.ts'

it('looks for the eight longest words of a search, each once', () => {
  const typed = ['a', 'bb', 'ccc', 'dddd', 'eeeee', 'ffffff', 'ggggggg', 'hhhhhhhh', 'iiiiiiiii', 'iiiiiiiii']
  const { long, short } = searchPatterns(typed.join(' '))
  expect(long).toEqual(
    typed
      .slice(2, 9)
      .toReversed()
      .map((word) => `%${word}%`),
  )
  expect(short).toEqual(['% bb%'])
})
