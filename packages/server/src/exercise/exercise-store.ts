import type { NamedExercise } from '@fonte/contract/exercise'
import type { ExerciseSides, Load, Measure } from '@fonte/domain/exercise/measure'
import { type RawBuilder, sql } from 'kysely'
import type { Reader, Writer } from '../platform/database.ts'
import { compiledOnce } from '../platform/statements/compiled.ts'
import { isGuideShown } from './exercise-guide-store.ts'

/** What a person decides about an exercise of their own. */
export interface ExerciseInput {
  readonly name: string
  readonly equipment: string
  readonly description: string
  readonly muscle_group_id: string
  readonly muscle_ids: readonly string[]
  readonly measure?: Measure | undefined
  readonly sides?: ExerciseSides | undefined
  readonly load?: Load | undefined
  readonly image_url?: string | null | undefined
}

/** What an exercise is answered with, as stored, but for its description. */
const shortColumns = [
  'id',
  'creator_id',
  'name',
  'name_en',
  'aliases',
  'aliases_en',
  'equipment',
  'equipment_en',
  'equipment_ids',
  'muscle_group_id',
  'muscle_ids',
  'prime_muscle_ids',
  'stabilising_muscle_ids',
  'image_url',
  'measure',
  'sides',
  'load',
  'body_share',
  'mechanic',
  'pattern',
  'family',
] as const

/** What an exercise is answered with, as stored. */
export const exerciseColumns = [...shortColumns, 'description', 'description_en'] as const

const namesOfMuscles = (name: RawBuilder<string>) => sql<string[]>`ARRAY(
  SELECT ${name} FROM unnest(exercises.muscle_ids) WITH ORDINALITY AS chosen(id, place)
  JOIN muscles USING (id) ORDER BY place)`

const nameOfGroup = (column: string) =>
  sql<string>`(SELECT ${sql.ref(column)} FROM muscle_groups WHERE id = exercises.muscle_group_id)`

const isArchived = sql<boolean>`archived_at IS NOT NULL`.as('archived')

/** The names of its muscles, and whether it is archived. */
export const namedColumns = [
  isArchived,
  nameOfGroup('name').as('muscle_group'),
  nameOfGroup('name_en').as('muscle_group_en'),
  namesOfMuscles(sql`muscles.name`).as('muscles'),
  namesOfMuscles(sql`coalesce(muscles.name_en, muscles.name)`).as('muscles_en'),
] as const

const readableExercises = compiledOnce<{ userId: string | null }, NamedExercise>((reader, place) =>
  reader
    .selectFrom('exercises')
    .select([...exerciseColumns, ...namedColumns])
    .where((row) => row.or([row('creator_id', 'is', null), row('creator_id', '=', place('userId'))]))
    .orderBy('name')
    .orderBy('id'),
)

/** Global exercises, and those of `userId` unless it is null; archived ones too, marked so. */
export const listExercises = (userId: string | null, reader: Reader): Promise<NamedExercise[]> =>
  readableExercises({ userId }, reader)

/** A text of the description; empty where a guide says it. */
const descriptionUnlessGuided = (column: 'description' | 'description_en') =>
  sql`CASE WHEN archived_at IS NULL AND ${isGuideShown} THEN '' ELSE ${sql.ref(column)} END`

const shortExercises = compiledOnce<{ userId: string | null }, ShortExercise>((reader, place) =>
  reader
    .selectFrom('exercises')
    .select([
      ...shortColumns,
      isArchived,
      descriptionUnlessGuided('description').$castTo<string>().as('description'),
      descriptionUnlessGuided('description_en').$castTo<string | null>().as('description_en'),
    ])
    .where((row) => row.or([row('creator_id', 'is', null), row('creator_id', '=', place('userId'))]))
    .orderBy('name')
    .orderBy('id'),
)

type ShortExercise = Omit<NamedExercise, 'muscle_group' | 'muscle_group_en' | 'muscles' | 'muscles_en'>

/** The same without the names of muscles, and without the description of a lift whose guide says it. */
export const listShortExercises = (userId: string | null, reader: Reader): Promise<ShortExercise[]> =>
  shortExercises({ userId }, reader)

/** The exercises that `userId` has made, archived ones too. */
export const listOwnExercises = (userId: string, reader: Reader): Promise<NamedExercise[]> =>
  reader
    .selectFrom('exercises')
    .select([...exerciseColumns, ...namedColumns])
    .where('creator_id', '=', userId)
    .orderBy('name')
    .orderBy('id')
    .execute()

/** Those exercises of `userId` that `ids` name, archived ones too. */
export const findExercisesOf = (userId: string, ids: readonly string[], reader: Reader): Promise<NamedExercise[]> =>
  reader
    .selectFrom('exercises')
    .select([...exerciseColumns, ...namedColumns])
    .where('creator_id', '=', userId)
    .where('id', '=', sql<string>`ANY(${ids})`)
    .execute()

/** The name of an exercise that `userId` made or that is of the library; undefined for any other. */
export const findUsableExercise = (userId: string, id: string, reader: Reader) =>
  reader
    .selectFrom('exercises')
    .select(['id', 'name'])
    .where('id', '=', id)
    .where((row) => row.or([row('creator_id', 'is', null), row('creator_id', '=', userId)]))
    .executeTakeFirst()

/** One exercise that `userId` made, locked for the change that follows. */
export const findOwnExercise = (userId: string, id: string, writer: Writer): Promise<NamedExercise | undefined> =>
  writer
    .selectFrom('exercises')
    .select([...exerciseColumns, ...namedColumns])
    .where('creator_id', '=', userId)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()

/** Which of `muscleIds` exist, with the group each belongs to; they stay until the transaction ends. */
export const findMuscles = (muscleIds: readonly string[], writer: Writer) =>
  writer
    .selectFrom('muscles')
    .select(['id', 'muscle_group_id'])
    .where('id', '=', sql<string>`ANY(${muscleIds})`)
    .forKeyShare()
    .execute()

/** Whether a main muscle group of that id exists; it stays until the transaction ends. */
export const muscleGroupExists = async (id: string, writer: Writer): Promise<boolean> =>
  (await writer.selectFrom('muscle_groups').select('id').where('id', '=', id).forKeyShare().executeTakeFirst()) !==
  undefined

/** Inserts the exercise unless its id is taken; undefined when it is. */
export const insertExercise = (
  userId: string,
  id: string,
  fields: ExerciseInput,
  writer: Writer,
): Promise<NamedExercise | undefined> =>
  writer
    .insertInto('exercises')
    .values({ ...fields, muscle_ids: [...fields.muscle_ids], id, creator_id: userId })
    .onConflict((row) => row.column('id').doNothing())
    .returning([...exerciseColumns, ...namedColumns])
    .executeTakeFirst()

/** Changes an exercise of `userId`. */
export const updateOwnExercise = (
  userId: string,
  id: string,
  fields: ExerciseInput,
  writer: Writer,
): Promise<NamedExercise> =>
  writer
    .updateTable('exercises')
    .set({ ...fields, muscle_ids: [...fields.muscle_ids], updated_at: sql`now()` })
    .where('creator_id', '=', userId)
    .where('id', '=', id)
    .returning([...exerciseColumns, ...namedColumns])
    .executeTakeFirstOrThrow()

/** Which of these exercises a program uses, or a workout of their maker, one that an import replaced included. */
const findUsed = async (userId: string, ids: readonly string[], writer: Writer): Promise<ReadonlySet<string>> => {
  const { rows } = await sql<{ id: string }>`
    WITH named AS (SELECT unnest(${ids}::text[]) AS id)
    SELECT id FROM named WHERE EXISTS (SELECT FROM program_exercises WHERE exercise_id = named.id)
    UNION SELECT id FROM named
      WHERE EXISTS (SELECT FROM workout_sets WHERE user_id = ${userId} AND exercise_id = named.id)
    UNION SELECT id FROM named
      WHERE EXISTS (SELECT FROM replaced_workouts WHERE user_id = ${userId} AND exercise_ids @> ARRAY[named.id])`.execute(
    writer,
  )
  return new Set(rows.map(({ id }) => id))
}

/** Archives an exercise of `userId`, used or not, as a device that was offline may still send what uses it; false when there is none. */
export const archiveOwnExercise = async (userId: string, id: string, writer: Writer): Promise<boolean> => {
  const { numUpdatedRows } = await writer
    .updateTable('exercises')
    .set({ archived_at: sql`coalesce(archived_at, now())` })
    .where('creator_id', '=', userId)
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  return numUpdatedRows > 0n
}

/**
 * Deletes those exercises of `userId` that `ids` name, that were made from `since` on and that nothing uses; answers how
 * many went, and how many are used.
 */
export const deleteUnusedExercises = async (
  userId: string,
  ids: readonly string[],
  since: Date,
  writer: Writer,
): Promise<{ readonly deleted: number; readonly kept: number }> => {
  const own = writer.selectFrom('exercises').where('creator_id', '=', userId).where('created_at', '>=', since)
  const there = await own.select('id').where('id', '=', sql<string>`ANY(${ids})`).execute()
  return deleteUnused(userId, there, writer)
}

/** Deletes those exercises of `userId` that were made by `until` and that nothing uses. */
export const deleteUnusedExercisesUntil = async (userId: string, until: Date, writer: Writer): Promise<void> => {
  const own = writer.selectFrom('exercises').where('creator_id', '=', userId).where('created_at', '<=', until)
  await deleteUnused(userId, await own.select('id').execute(), writer)
}

const deleteUnused = async (userId: string, there: readonly { readonly id: string }[], writer: Writer) => {
  const made = there.map(({ id }) => id)
  const used = await findUsed(userId, made, writer)
  const unused = made.filter((id) => !used.has(id))
  await writer.deleteFrom('exercises').where('id', '=', sql<string>`ANY(${unused})`).execute()
  return { deleted: unused.length, kept: there.length - unused.length }
}
