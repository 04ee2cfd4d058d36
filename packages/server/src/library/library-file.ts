import { text } from '@fonte/contract/field'
import { programSetSchema } from '@fonte/contract/program'
import { progressionSchema } from '@fonte/contract/set/progression'
import { exerciseSides, loads, measures, mechanics } from '@fonte/domain/exercise/measure'
import { patterns } from '@fonte/domain/exercise/pattern'
import { programBounds as bounds } from '@fonte/domain/program/bounds'
import * as z from 'zod/mini'

const inBothLanguages = (max: number) => z.strictObject({ fr: text(1, max), en: text(1, max) })

const key = text(1, 200)

/** equipment.json: what an exercise needs, by id. */
export const equipmentFile = z.array(z.strictObject({ id: key, name: inBothLanguages(50) }))

/** muscles.json: the main groups with their muscles, in the order of the screens. */
export const musclesFile = z.array(
  z.strictObject({
    id: key,
    name: inBothLanguages(50),
    muscles: z.array(
      z.strictObject({
        id: key,
        name: inBothLanguages(50),
        /** The part of the body map that shows it. */
        region: z.nullable(key),
      }),
    ),
  }),
)

const sentence = text(1, 240)

const guideTexts = z.strictObject({
  set_up: z.array(sentence).check(z.minLength(1), z.maxLength(4)),
  movement: z.array(sentence).check(z.minLength(1), z.maxLength(4)),
  breathing: sentence,
  /** The two most frequent faults, each with its cure. */
  faults: z.array(sentence).check(z.minLength(2), z.maxLength(2)),
  /** How to fail unharmed, where failing is dangerous. */
  safety: z.nullable(sentence),
})

/** How a lift is done, and by id the lifts that one goes to from it. */
const guide = z.strictObject({
  easier: z.nullable(key),
  harder: z.nullable(key),
  /** What takes its place, best first. */
  substitutes: z.array(key).check(z.minLength(1), z.maxLength(6)),
  fr: guideTexts,
  en: guideTexts,
})

/** exercises/*.json: global exercises, a file for each main group, and for families across groups (carries, cardio). */
export const exercisesFile = z.array(
  z.strictObject({
    id: key,
    name: inBothLanguages(100),
    aliases: z.strictObject({ fr: z.array(text(1, 100)), en: z.array(text(1, 100)) }),
    /** Ids of equipment.json, the main one first. */
    equipment: z.array(key).check(z.minLength(1)),
    /** Id of the main group. */
    group: key,
    /** Ids of the muscles by what they do; the first that moves the load is one of the main group. */
    muscles: z.strictObject({
      prime: z.array(key).check(z.minLength(1), z.maxLength(3)),
      secondary: z.array(key).check(z.maxLength(4)),
      stabilising: z.array(key).check(z.maxLength(4)),
    }),
    /** The movement that it is; null for cardio and mobility. */
    pattern: z.nullable(z.enum(patterns)),
    mechanic: z.enum(mechanics),
    measure: z.enum(measures),
    /** Whether its figures are those of each side. */
    sides: z.enum(exerciseSides),
    load: z.enum(loads),
    /** The share of the body's weight that it moves; 0 where nobody has measured it. */
    body_share: z.number().check(z.minimum(0), z.maximum(1)),
    /** Id of the lift that this one is, made lighter or heavier. */
    family: z.nullable(key),
    description: inBothLanguages(2000),
    guide: z.optional(guide),
  }),
)

/** programs/*.json: one predefined program each; its exercises are named by id. */
export const programFile = z.strictObject({
  id: z.uuid(),
  position: z.int(),
  name: inBothLanguages(bounds.name.max),
  /** The whole that it is a day of; of 1 where it stands alone. */
  series: z.strictObject({
    id: key,
    name: inBothLanguages(bounds.name.max),
    day: z.int().check(z.minimum(1), z.maximum(7)),
    of: z.int().check(z.minimum(1), z.maximum(7)),
    /** How often each day comes in a week. */
    times: z.number().check(z.minimum(0.5), z.maximum(7)),
  }),
  description: inBothLanguages(bounds.description.max),
  exercises: z
    .array(
      z.strictObject({
        exercise: key,
        /** Rest in seconds before the next exercise. */
        default_rest: z.int().check(z.minimum(bounds.rest.min), z.maximum(bounds.rest.max)),
        /** By what rule it gets heavier. */
        progression: z.optional(progressionSchema),
        sets: z.array(programSetSchema).check(z.minLength(bounds.sets.min), z.maxLength(bounds.sets.max)),
      }),
    )
    .check(z.minLength(bounds.exercises.min), z.maxLength(bounds.exercises.max)),
})

/** Everything the product ships: equipment, muscles, exercises and programs. */
export interface LibraryFiles {
  readonly equipment: z.infer<typeof equipmentFile>
  readonly groups: z.infer<typeof musclesFile>
  readonly exercises: z.infer<typeof exercisesFile>
  readonly programs: readonly z.infer<typeof programFile>[]
}
