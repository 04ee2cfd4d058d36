import fc from 'fast-check'
import { expect, it } from 'vitest'
import { gym } from '../test-kit/exercises.ts'
import { search } from './search.ts'
import { buildIndex } from './search-index.ts'

const index = buildIndex(gym)
const anyExercise = fc.constantFrom(...gym)
const word = fc.string({ unit: fc.constantFrom(...'abc'), minLength: 4, maxLength: 7 })

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

it('finds a word exactly when it is within one error of a beginning of the name', () => {
  fc.assert(
    fc.property(word, word, (typed, name) => {
      const within = Array.from({ length: name.length + 1 }, (_, n) => distance(typed, name.slice(0, n))).some(
        (d) => d <= 1,
      )
      expect(search(buildIndex([{ name }]), typed)).toHaveLength(within ? 1 : 0)
    }),
    { numRuns: 1000 },
  )
})

it('puts an exercise first when its whole name is typed, in any case and without accents', () => {
  fc.assert(
    fc.property(anyExercise, ({ name }) => {
      const bare = name.toUpperCase().normalize('NFD').replace(/\p{M}/gu, '')
      expect(search(index, bare)[0]?.name).toBe(name)
    }),
  )
})

it('never loses the exercise while its name is being typed', () => {
  fc.assert(
    fc.property(anyExercise, fc.nat(30), ({ name }, typed) => {
      expect(search(index, name.slice(0, typed)).map((exercise) => exercise.name)).toContain(name)
    }),
  )
})

it('finds no more when a word is added', () => {
  fc.assert(
    fc.property(anyExercise, fc.constantFrom('curl', 'barre', 'squat', 'xyz'), ({ name }, more) => {
      expect(search(index, `${name} ${more}`).length).toBeLessThanOrEqual(search(index, name).length)
    }),
  )
})

it('answers any text with exercises of the list, each once', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (query) => {
      const found = search(index, query)
      expect(new Set(found).size).toBe(found.length)
      for (const exercise of found) expect(gym).toContain(exercise)
    }),
  )
})
