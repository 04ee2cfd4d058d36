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

it('looks for a very long word by its beginning, and for the same beginning once', () => {
  for (const letter of ['深', '𠮷', 'a']) {
    const begun = searchPatterns(letter.repeat(25)).long
    expect(searchPatterns(letter.repeat(500)).long).toEqual(begun)
    expect(searchPatterns(`${letter.repeat(30)} ${letter.repeat(31)}`).long).toEqual(begun)
  }
})
