import { type RestorableExport, restorableBounds } from '@fonte/domain/exchange/restore/restorable-export'
import { plannedExercise } from '@fonte/domain/program/program'
import * as z from 'zod/mini'
import { uuidField } from '../field.ts'
import { storedGymSchema } from '../gym.ts'
import { importedEntrySchema, importNameSchema } from '../import.ts'
import { programFields } from '../program.ts'
import { newMeasureSchema } from '../training-log/body-measure.ts'
import { keptTrainingPlanSchema } from '../training-plan.ts'
import { fileExerciseFields } from './program-file.ts'

const exerciseSchema = z.object(fileExerciseFields)

const programSchema = z.object({ id: uuidField, ...programFields, is_copy: z.optional(z.boolean()) })

const workoutFields = Object.keys(importedEntrySchema.def.shape)

type Row = Readonly<Record<string, unknown>>

const isRow = (value: unknown): value is Row => typeof value === 'object' && value !== null && !Array.isArray(value)

/** A program of an export without what its list said of its rows. */
const withPlannedRows = (program: Row): Row => ({
  ...program,
  exercises: Array.isArray(program.exercises)
    ? program.exercises.map((row) => (isRow(row) ? plannedExercise(row as never) : row))
    : program.exercises,
})

/** A workout of an export without what follows from its sets, and without its owner. */
const withItsFields = (workout: Row): Row =>
  Object.fromEntries(
    Object.entries(workout).filter(
      ([field]) => field !== 'instead' && field !== 'runs' && workoutFields.includes(field),
    ),
  )

/** The exercises but for those that their maker had deleted and nothing else of the export names. */
const withoutDeleted = (exercises: readonly unknown[], others: readonly unknown[]): readonly unknown[] => {
  const isDeleted = (row: unknown): row is Row => isRow(row) && row.archived === true
  const named = exercises.some(isDeleted) ? JSON.stringify(others) : ''
  return exercises.filter((row) => !isDeleted(row) || named.includes(JSON.stringify(row.id)))
}

/** What of an export can be restored, and how many of its rows cannot be read. */
export interface ReadExport {
  readonly file: RestorableExport
  readonly unreadable: number
}

type Bounded = keyof typeof restorableBounds

const isTooLarge = (lists: { readonly [Kind in Bounded]: unknown }): boolean =>
  (Object.keys(restorableBounds) as Bounded[]).some(
    (kind) => (lists[kind] as readonly unknown[]).length > restorableBounds[kind],
  )

/**
 * Reads an export of this version (`upcastExport`) that anybody may have written: each row is held to the bounds of what is
 * sent, and left out where it is not within them. Refused as `broken` where it is no export at all, and unread as
 * `too-large` where it has more rows than an account keeps; no content makes it throw.
 */
export const readRestorable = (content: Row): ReadExport | { readonly refused: 'broken' | 'too-large' } => {
  const { profile, exercises, programs, workout_history, import_names = [], body_measures = [] } = content
  if (!isRow(profile) || typeof profile.id !== 'string') return { refused: 'broken' }
  const lists = [exercises, programs, workout_history, import_names, body_measures]
  if (!lists.every((list): list is unknown[] => Array.isArray(list))) return { refused: 'broken' }
  if (isTooLarge({ programs, exercises, workouts: workout_history, measures: body_measures })) {
    return { refused: 'too-large' }
  }
  let unreadable = 0
  const rows = <Out>(list: unknown, schema: z.ZodMiniType<Out>, prepare = (row: Row) => row): readonly Out[] =>
    (list as unknown[]).flatMap((row) => {
      const read = isRow(row) ? schema.safeParse(prepare(row)) : undefined
      if (read?.success) return [read.data]
      unreadable += 1
      return []
    })
  const [gym, plan] = [storedGymSchema.safeParse(content.gym), keptTrainingPlanSchema.safeParse(content.training_plan)]
  const file = {
    owner: profile.id,
    exercises: rows(withoutDeleted(exercises as unknown[], [programs, workout_history, import_names]), exerciseSchema),
    programs: rows(programs, programSchema, withPlannedRows),
    workouts: rows(workout_history, importedEntrySchema, withItsFields).map(({ program_id = null, ...workout }) => ({
      ...workout,
      program_id,
    })),
    gym: gym.success ? gym.data.content : null,
    plan: plan.success && plan.data.version > 0 ? plan.data.content : null,
    names: rows(import_names, importNameSchema),
    measures: rows(body_measures, newMeasureSchema),
  }
  return { file, unreadable: unreadable + (gym.success ? 0 : 1) + (plan.success ? 0 : 1) }
}
