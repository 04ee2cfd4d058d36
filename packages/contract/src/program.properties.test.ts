import { programBounds as bounds } from '@fonte/domain/program/bounds'
import { validateProgram } from '@fonte/domain/program/validation/validation'
import { setKinds } from '@fonte/domain/set/kind'
import { setBounds } from '@fonte/domain/set/set-details'
import { fc } from '@fonte/domain/test-kit/properties'
import { expect, it } from 'vitest'
import * as z from 'zod/mini'
import { routes } from './routes.ts'

const id = '019a0000-0000-7000-8000-000000000000'

/** How many there are of something: few, or at its bound, or one beyond it. */
const count = ({ min, max }: { readonly min: number; readonly max: number }) =>
  fc.oneof({ weight: 6, arbitrary: fc.integer({ min: 1, max: 3 }) }, fc.constantFrom(min, min - 1, max, max + 1))

/** A figure in its range for the most part; else at its bounds, beyond them, or with too many decimals. */
const figure = ({ min, max }: { readonly min: number; readonly max: number }) =>
  fc.oneof(
    { weight: 60, arbitrary: fc.integer({ min, max }) },
    { weight: 20, arbitrary: fc.integer({ min: min * 100, max: max * 100 }).map((hundredths) => hundredths / 100) },
    { weight: 1, arbitrary: fc.double() },
    {
      weight: 1,
      arbitrary: fc.constantFrom(min - 1, min - 0.01, max + 0.01, max + 1, 0.1 + 0.2, 62.555, -0, Number.NaN),
    },
  )

/** A text about as long as it may be, also with letters and accents apart, and with spaces around it. */
const text = (max: number) =>
  fc
    .tuple(fc.constantFrom('a', '重', '💪', 'e\u0301', ' '), fc.constantFrom(0, 1, 5, max / 2, max - 1, max, max + 1))
    .chain(([character, length]) =>
      fc.tuple(fc.constantFrom('', ' '), fc.constantFrom('', 'b'), fc.constantFrom('', '\n ')).map((around) => {
        const [before, last, after] = around
        return `${before}${character.repeat(length)}${last}${after}`
      }),
    )

const wholeRest = fc.oneof({ weight: 9, arbitrary: fc.integer(bounds.rest) }, figure(bounds.rest))
const wholeReps = fc.oneof({ weight: 9, arbitrary: fc.integer(bounds.reps) }, figure(bounds.reps))
/** A detail of a set: mostly absent or in its range, now and then at its bounds or beyond them. */
const detail = ({ min, max }: { readonly min: number; readonly max: number }) =>
  fc.oneof(
    { weight: 60, arbitrary: fc.constant(undefined) },
    { weight: 20, arbitrary: fc.constantFrom(Math.ceil(min), max, Math.floor(max)) },
    { weight: 1, arbitrary: fc.constantFrom(min - 1, min - 0.5, 0, 0.5, max + 0.01, max + 1, 2.25, 2.255, Number.NaN) },
  )

const set = fc.record({
  reps: wholeReps,
  weight: fc.oneof({ weight: 5, arbitrary: figure(bounds.weight) }, fc.constantFrom(0, 61.23)),
  rest: wholeRest,
  reps_max: fc.oneof({ weight: 9, arbitrary: fc.constantFrom(undefined, bounds.reps.max) }, wholeReps),
  kind: fc.constantFrom(undefined, ...setKinds),
  rir: detail(setBounds.rir),
  seconds: detail(setBounds.seconds),
  distance: detail(setBounds.distance),
  assist: detail(setBounds.assist),
  weight_lb: fc.oneof({ weight: 99, arbitrary: fc.constant(undefined) }, fc.constantFrom(135, 135.005, -1)),
  assist_lb: fc.oneof({ weight: 99, arbitrary: fc.constant(undefined) }, fc.constantFrom(45, 1102.31, 1103)),
})

const setList = count(bounds.sets).chain((length) =>
  fc.array(set, { minLength: 1, maxLength: 2 }).map((some) => repeat(some, length)),
)

const repeat = <T>(some: readonly T[], length: number): T[] =>
  Array.from({ length: Math.max(0, length) }, (_, index) => some[index % some.length] as T)

const seldom = <T>(arbitrary: fc.Arbitrary<T>) => fc.oneof({ weight: 9, arbitrary: fc.constant(undefined) }, arbitrary)

const exercise = fc.record({
  default_rest: wholeRest,
  sets: setList,
  group: seldom(fc.constantFrom(1, 2, 50, 0, 51, 1.5)),
  group_rest: seldom(fc.constantFrom(0, 30, 120, 121, -1, 0.5)),
  note: seldom(text(setBounds.note.max)),
})

const exerciseList = fc
  .tuple(count(bounds.exercises), fc.array(exercise, { minLength: 1, maxLength: 2 }), fc.integer({ min: 0, max: 30 }))
  .map(([length, some, twice]) =>
    // Now and then an exercise comes a second time.
    repeat(some, length).map((row, index) => ({
      ...row,
      exercise_id: `exercise-${twice === 0 && index === 1 ? 0 : index}`,
    })),
  )

const program = fc.record({
  name: fc.oneof({ weight: 3, arbitrary: fc.constant('Jambes') }, text(bounds.name.max)),
  description: fc.oneof({ weight: 3, arbitrary: fc.constant('') }, text(bounds.description.max)),
  exercises: exerciseList,
})

it('the contract takes exactly the programs in which the domain finds no problem: decimals, lengths, counts', () => {
  const seen = { taken: 0, refused: 0 }
  fc.assert(
    fc.property(program, (content) => {
      const taken = z.safeParse(routes['create-program'].body, { id, image_url: null, ...content }).success
      seen[taken ? 'taken' : 'refused'] += 1
      expect(validateProgram(content).length === 0).toBe(taken)
    }),
    { numRuns: 2_000 },
  )
  expect(Math.min(seen.taken, seen.refused)).toBeGreaterThan(400)
})
