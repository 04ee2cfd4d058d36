import { describe, expect, it } from 'vitest'
import { legDay } from '../test-kit/programs.ts'
import { fc } from '../test-kit/properties.ts'
import { duplicateProgram } from './duplicate.ts'
import { toProgramContent, toProgramForm } from './form.ts'
import { sameContent } from './same-content.ts'

const set = fc.record({ reps: fc.nat(1000), weight: fc.nat(2000), rest: fc.nat(3600) })
const exercise = fc.record({
  exercise_id: fc.string(),
  name: fc.string(),
  name_en: fc.option(fc.string()),
  order: fc.nat(),
  default_rest: fc.nat(3600),
  sets: fc.array(set, { maxLength: 4 }),
})
const content = fc.record({
  name: fc.string(),
  description: fc.string(),
  image_url: fc.option(fc.webUrl()),
  exercises: fc.array(exercise, { maxLength: 4 }),
})

/** The leg day with another first exercise. */
const withFirst = (changes: object) => ({
  ...legDay,
  exercises: legDay.exercises.map((row, order) => (order === 0 ? { ...row, ...changes } : row)),
})

describe('two programs ask for the same', () => {
  it('when only version, owner, dates and the names of exercises differ', () => {
    const elsewhere = { ...legDay, version: 9, user_id: null, updated_at: '2026-01-01T00:00:00.000Z', name_en: 'Legs' }
    expect(sameContent(legDay, elsewhere)).toBe(true)
    expect(sameContent(legDay, withFirst({ name: 'Squat barre', name_en: null }))).toBe(true)
  })

  it('whatever the order of the fields', () => {
    const turned = (value: unknown): unknown => {
      if (Array.isArray(value)) return value.map(turned)
      if (value === null || typeof value !== 'object') return value
      return Object.fromEntries(
        Object.entries(value)
          .reverse()
          .map(([key, field]) => [key, turned(field)]),
      )
    }
    fc.assert(
      fc.property(content, (program) => {
        expect(sameContent(program, turned(program) as typeof program)).toBe(true)
      }),
    )
  })

  it('when one went through the form and nothing was typed', () => {
    expect(sameContent(legDay, toProgramContent(toProgramForm(legDay)))).toBe(true)
  })
})

describe('two programs differ', () => {
  it.each([
    ['name', { ...legDay, name: 'Jambes' }],
    ['description', { ...legDay, description: '' }],
    ['picture', { ...legDay, image_url: 'https://photos.example/jambes.jpg' }],
    ['number of exercises', { ...legDay, exercises: legDay.exercises.slice(1) }],
    ['order of exercises', { ...legDay, exercises: legDay.exercises.toReversed() }],
    ['exercise', withFirst({ exercise_id: 'predefined-presse' })],
    ['rest before the next exercise', withFirst({ default_rest: 181 })],
    ['repetitions', withFirst({ sets: [{ reps: 6, weight: 100, rest: 150 }, legDay.exercises[0]?.sets[1]] })],
    ['weight', withFirst({ sets: [{ reps: 5, weight: 101, rest: 150 }, legDay.exercises[0]?.sets[1]] })],
    ['rest', withFirst({ sets: [{ reps: 5, weight: 100, rest: 151 }, legDay.exercises[0]?.sets[1]] })],
  ])('by their %s', (_, other) => {
    expect(sameContent(legDay, other)).toBe(false)
  })

  it('when one is a copy under a name of its own', () => {
    const copy = duplicateProgram(legDay, { id: 'copy', user_id: 'somebody', suffix: ' (copie)' })
    expect(sameContent(legDay, copy)).toBe(false)
  })

  it('the same way, whichever stands first', () => {
    fc.assert(
      fc.property(content, content, (one, other) => {
        expect(sameContent(one, other)).toBe(sameContent(other, one))
      }),
    )
  })
})
