import { exerciseBounds } from '@fonte/domain/exercise/bounds'
import { exerciseSides, loads, measures } from '@fonte/domain/exercise/measure'
import { programBounds } from '@fonte/domain/program/bounds'
import { type ProgramFile, programFileBounds, programFileVersion } from '@fonte/domain/program/file/program-file'
import * as z from 'zod/mini'
import { idField, text } from '../field.ts'
import { programFields } from '../program.ts'
import type { Describes } from '../route.ts'

/** What a file says of an exercise. */
export const fileExerciseFields = {
  id: idField,
  name: text(exerciseBounds.name.min, exerciseBounds.name.max),
  equipment: text(0, exerciseBounds.equipment.max),
  description: text(0, exerciseBounds.description.max),
  muscle_group_id: idField,
  muscle_ids: z.array(idField).check(z.maxLength(exerciseBounds.muscles.max)),
  measure: z.optional(z.enum(measures)),
  sides: z.optional(z.enum(exerciseSides)),
  load: z.optional(z.enum(loads)),
}

/** A program in a file or a link: whoever wrote it, it is held to the bounds of a program that is sent. */
export const programFileSchema = z.strictObject({
  format: z.literal(programFileBounds.name),
  version: z.literal(programFileVersion),
  program: z.strictObject({
    name: programFields.name,
    description: programFields.description,
    exercises: programFields.exercises,
  }),
  exercises: z.array(z.strictObject(fileExerciseFields)).check(z.maxLength(programBounds.exercises.max)),
}) satisfies Describes<ProgramFile>
