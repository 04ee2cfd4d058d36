import { text } from '@fonte/contract/field'
import { programSetSchema } from '@fonte/contract/program'
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
    /** Ids of the muscles that it works, the first of them one of the main group. */
    muscles: z.array(key).check(z.minLength(1), z.maxLength(5)),
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
  }),
)

/** programs/*.json: one predefined program each; its exercises are named by id. */
export const programFile = z.strictObject({
  id: z.uuid(),
  position: z.int(),
  name: inBothLanguages(bounds.name.max),
  description: inBothLanguages(bounds.description.max),
  exercises: z
    .array(
      z.strictObject({
        exercise: key,
        /** Rest in seconds before the next exercise. */
        default_rest: z.int().check(z.minimum(bounds.rest.min), z.maximum(bounds.rest.max)),
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
