import {
  type BodyMeasure,
  type BodyMeasureChange,
  bodyMeasureKinds,
  earliestMeasure,
  isPossible,
} from '@fonte/domain/body/body-measure'
import { importCallBounds } from '@fonte/domain/exchange/import-format'
import * as z from 'zod/mini'
import { dayField, uuidField } from '../field.ts'
import { type Describes, defineRoutes } from '../route.ts'

const kindField = z.enum(bodyMeasureKinds)

/** A measure of the body as it is stored: kg, percent or cm. */
export const bodyMeasureSchema = z.object({
  day: dayField,
  kind: kindField,
  value: z.number(),
}) satisfies Describes<BodyMeasure>

const isToTheHundredth = (value: number): boolean => Math.abs(Math.round(value * 100) / 100 - value) < 1e-9

const changeSchema = z
  .strictObject({
    day: dayField.check(z.refine((day) => day >= earliestMeasure, 'too-early')),
    kind: kindField,
    value: z.nullable(z.number().check(z.refine(isToTheHundredth, 'too-precise'))),
  })
  .check(
    z.refine(({ kind, value }) => value === null || isPossible({ kind, value }), {
      error: 'out-of-bounds',
      path: ['value'],
    }),
  ) satisfies Describes<BodyMeasureChange>

/** A measure that is to be stored, in place of an earlier one of its day and kind. */
export const newMeasureSchema = z
  .object({
    day: dayField.check(z.refine((day) => day >= earliestMeasure, 'too-early')),
    kind: kindField,
    value: z.number().check(z.refine(isToTheHundredth, 'too-precise')),
  })
  .check(z.refine(isPossible, { error: 'out-of-bounds', path: ['value'] })) satisfies Describes<BodyMeasure>

export const bodyMeasureRoutes = defineRoutes({
  'put-body-measures': {
    method: 'PUT',
    path: '/api/body-measures',
    summary:
      'Stores measures of the body, one value a day and kind in place of an earlier one; null takes it away. Those of an import come only where there is none. Answers how they stand then.',
    rate: 'create',
    largestBody: 32_768,
    body: z.strictObject({
      measures: z.array(changeSchema).check(
        z.minLength(1),
        z.maxLength(importCallBounds.measures),
        z.refine(
          (measures) => new Set(measures.map(({ day, kind }) => day + kind)).size === measures.length,
          'repeated',
        ),
      ),
      /** The import that they come with: they go when it is undone, and are refused from then on. */
      import_id: z.optional(uuidField),
    }),
    answer: z.object({ items: z.array(z.extend(bodyMeasureSchema, { value: z.nullable(z.number()) })) }),
    problems: ['already-deleted', 'in-future', 'measures-full'],
  },
})
