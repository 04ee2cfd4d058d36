import { expect, it } from 'vitest'
import { gym } from '../test-kit/exercises.ts'
import { fc } from '../test-kit/properties.ts'
import { search } from './search.ts'
import { buildIndex } from './search-index.ts'

const index = buildIndex(gym)
const anyExercise = fc.constantFrom(...gym)

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
