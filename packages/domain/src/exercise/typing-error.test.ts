import { expect, it } from 'vitest'
import { fc } from '../test-kit/properties.ts'
import { beginsWithinOneEdit, isWithinOneEdit } from './typing-error.ts'

const word = fc.string({ unit: fc.constantFrom(...'abc'), maxLength: 7 })

/** Optimal string alignment distance, by the book. */
function distance(a: string, b: string): number {
  const rows = Array.from({ length: a.length + 1 }, (_, i) =>
    Array.from({ length: b.length + 1 }, (_, j) => (i === 0 ? j : i)),
  )
  const at = (i: number, j: number) => rows[i]?.[j] ?? Number.POSITIVE_INFINITY
  for (let i = 1; i <= a.length; i++) {
    for (let j = 1; j <= b.length; j++) {
      const swapped =
        i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]
          ? at(i - 2, j - 2) + 1
          : Number.POSITIVE_INFINITY
      const replaced = at(i - 1, j - 1) + (a[i - 1] === b[j - 1] ? 0 : 1)
      const row = rows[i]
      if (row) row[j] = Math.min(at(i - 1, j) + 1, at(i, j - 1) + 1, replaced, swapped)
    }
  }
  return at(a.length, b.length)
}

it.each([
  ['curl', 'crul', 'swapped letters'],
  ['curl', 'curll', 'a letter too many'],
  ['curl', 'crl', 'a letter left out'],
  ['curl', 'cuel', 'a wrong letter'],
  ['curl', 'curl', 'no error at all'],
])('%s is meant by %s: %s', (text, typed) => {
  expect(isWithinOneEdit(text, typed)).toBe(true)
})

it('is another word with two errors', () => {
  expect(isWithinOneEdit('squat', 'sqaute')).toBe(false)
  expect(beginsWithinOneEdit('squat', 'sqaute')).toBe(false)
})

it('is one error exactly when the distance of Damerau and Levenshtein says so', () => {
  fc.assert(
    fc.property(word, word, (text, typed) => {
      expect(isWithinOneEdit(text, typed)).toBe(distance(typed, text) <= 1)
    }),
    { numRuns: 2000 },
  )
})

it('is the beginning of a word exactly when it is within one error of one of its beginnings', () => {
  fc.assert(
    fc.property(word, word, (text, typed) => {
      const beginnings = Array.from({ length: text.length + 1 }, (_, n) => text.slice(0, n))
      expect(beginsWithinOneEdit(text, typed)).toBe(beginnings.some((beginning) => distance(typed, beginning) <= 1))
    }),
    { numRuns: 2000 },
  )
})
