import { isHundredths, programBounds } from '@fonte/domain/program/bounds'
import { setKinds } from '@fonte/domain/set/kind'
import { setBounds as bounds } from '@fonte/domain/set/set-details'
import { setFaults } from '@fonte/domain/set/set-faults'
import * as z from 'zod/mini'
import { whole } from '../field.ts'

/** A weight to the hundredth, from `min` to `max`; binary noise goes, so that it is read back as it was taken. */
export const hundredths = ({ min, max }: { readonly min: number; readonly max: number }) =>
  z.number().check(
    z.minimum(min),
    z.maximum(max),
    z.refine<number>((weight) => isHundredths(weight), { error: 'too-precise', abort: true }),
    z.overwrite<number>((weight) => Math.round(weight * 100) / 100),
  )

/** A weight as planned or lifted, in kg, to the hundredth. */
export const weightField = hundredths(programBounds.weight)

/** What a set, planned or recorded, may be measured in besides repetitions and weight. */
export const measuredDetails = {
  kind: z.optional(z.enum(setKinds)),
  rir: z.optional(
    z.number().check(
      z.minimum(bounds.rir.min),
      z.maximum(bounds.rir.max),
      z.refine<number>((rir) => Number.isInteger(rir / bounds.rir.step), 'no-half-step'),
    ),
  ),
  seconds: z.optional(whole(bounds.seconds)),
  distance: z.optional(whole(bounds.distance)),
  assist: z.optional(hundredths(bounds.assist)),
  weight_lb: z.optional(hundredths(bounds.weight_lb)),
  assist_lb: z.optional(hundredths(bounds.assist_lb)),
}

/** Refuses a set whose fields contradict each other, at the field that does. */
export const consistent = z.check<Parameters<typeof setFaults>[0]>(({ value, issues }) => {
  for (const { field, reason } of setFaults(value)) {
    issues.push({ code: 'custom', input: value[field], path: [field], message: reason })
  }
})
