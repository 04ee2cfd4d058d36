import {
  progressionBounds as bounds,
  isProgression,
  type Progression,
  progressionKinds,
} from '@fonte/domain/progression/progression'
import * as z from 'zod/mini'
import { whole } from '../field.ts'
import type { Describes } from '../route.ts'
import { hundredths } from './set-fields.ts'

/** By what rule an exercise of a program gets heavier. */
export const progressionSchema = z
  .strictObject({
    kind: z.enum(progressionKinds),
    step: hundredths(bounds.step),
    tries: z.optional(whole(bounds.tries)),
    rir: z.optional(whole(bounds.rir)),
    tm: z.optional(hundredths(bounds.tm)),
    week: z.optional(whole(bounds.week)),
  })
  .check(z.refine<Progression>(isProgression, 'not-a-rule')) satisfies Describes<Progression>
