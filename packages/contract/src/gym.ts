import { barKinds, gymBounds as bounds, type Gym } from '@fonte/domain/gym/gym'
import * as z from 'zod/mini'
import { idField, lengths, text, unitField, uuidField, whole } from './field.ts'
import { type Answered, type Describes, defineRoutes } from './route.ts'

/** A weight of the gym, to the hundredth of its unit. */
const gymWeight = ({ min, max }: { readonly min: number; readonly max: number }) =>
  z.number().check(
    z.minimum(min),
    z.maximum(max),
    z.refine<number>((weight) => Math.abs(Math.round(weight * 100) / 100 - weight) < 1e-9, 'too-precise'),
  )

/** Plates come in twentieths of their unit: which loads there are stays quick to tell. */
const plateWeight = gymWeight(bounds.plateWeight).check(
  z.refine<number>((weight) => Math.round(weight * 100) % 5 === 0, 'too-precise'),
)

const isDistinct = (values: readonly (string | number)[]): boolean => new Set(values).size === values.length

const restField = whole(bounds.usualRest)

const barSchema = z.strictObject({
  id: text(1, 36),
  kind: z.enum(barKinds),
  name: z.optional(text(bounds.barName.min, bounds.barName.max)),
  weight: gymWeight(bounds.barWeight),
})

const gymSchema = z
  .strictObject({
    unit: unitField,
    bars: z.array(barSchema).check(
      ...lengths(bounds.bars),
      z.refine((bars) => isDistinct(bars.map(({ id }) => id)), 'repeated'),
    ),
    plates: z.array(z.strictObject({ weight: plateWeight, pairs: whole(bounds.pairs) })).check(
      ...lengths(bounds.plates),
      z.refine((plates) => isDistinct(plates.map(({ weight }) => weight)), 'repeated'),
    ),
    dumbbells: z.strictObject({
      from: gymWeight(bounds.dumbbell),
      to: gymWeight(bounds.dumbbell),
      step: gymWeight(bounds.step),
    }),
    fewest_plates: z.boolean(),
    exercises: z
      .array(
        z.strictObject({
          exercise_id: idField,
          step: z.optional(gymWeight(bounds.step)),
          bar: z.optional(text(1, 36)),
          note: z.optional(text(bounds.note.min, bounds.note.max)),
          start: z.optional(gymWeight(bounds.start)),
        }),
      )
      .check(
        ...lengths(bounds.exercises),
        z.refine((setups) => isDistinct(setups.map(({ exercise_id }) => exercise_id)), 'repeated'),
      ),
    rests: z.optional(z.strictObject({ warmup: restField, isolation: restField, compound: restField })),
    warm_up: z.optional(
      z
        .array(z.strictObject({ percent: whole(bounds.percent), reps: whole(bounds.warmUpReps) }))
        .check(...lengths(bounds.warmUpShares)),
    ),
  })
  .check(z.refine((gym) => JSON.stringify(gym).length <= bounds.characters, 'too-long')) satisfies Describes<Gym>

/** A gym as it is stored; `content` is null until its lifter has said anything, and since a reset. */
export const storedGymSchema = z.object({ content: z.nullable(gymSchema), version: z.number() })

export type StoredGym = Answered<typeof storedGymSchema>

export const gymRoutes = defineRoutes({
  'get-gym': {
    method: 'GET',
    path: '/api/gym',
    summary: 'What the gym of the person signed in has: bars, plates, dumbbells, steps and notes of exercises.',
    rate: 'read',
    answer: storedGymSchema,
  },
  'put-gym': {
    method: 'PUT',
    path: '/api/gym',
    summary: 'Replaces it over the version that it was read at; the same content again answers like the first time.',
    rate: 'create',
    largestBody: 53_248,
    body: z.strictObject({
      content: gymSchema,
      version: whole({ min: 0, max: 2_147_483_646 }),
      /** The import that it comes with: it goes when that is undone, and is refused from then on. */
      import_id: z.optional(uuidField),
    }),
    answer: storedGymSchema,
    problems: ['already-deleted', 'version-conflict'],
  },
})
