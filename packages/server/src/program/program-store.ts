import type { Program } from '@fonte/contract/program'
import type { ProgramSet } from '@fonte/domain/program/program'
import { type Expression, type ExpressionBuilder, type SelectQueryBuilder, sql } from 'kysely'
import { jsonArrayFrom } from 'kysely/helpers/postgres'
import type { DB } from '../generated/database.ts'
import { compiledOnce } from '../platform/compiled.ts'
import type { Reader, Writer } from '../platform/database.ts'
import { instantText, type JsonText, jsonItems } from '../platform/json-text.ts'

/** What its owner decides about a program; the exercises stand in their order. */
export interface ProgramFields {
  readonly name: string
  readonly description: string
  readonly image_url: string | null
  readonly exercises: readonly {
    readonly exercise_id: string
    readonly default_rest: number
    readonly sets: readonly ProgramSet[]
  }[]
}

/** Adds to a query over `programs` the columns of the contract, exercises with their names included. */
const asProgram = (query: SelectQueryBuilder<DB, 'programs', object>) =>
  query
    .select([
      'id',
      'name',
      'name_en',
      'description',
      'description_en',
      'image_url',
      'is_public',
      'is_predefined',
      'user_id',
      'copied_from_program_id',
      'version',
      instantText('updated_at').as('updated_at'),
    ])
    .select((program) =>
      jsonArrayFrom(
        program
          .selectFrom('program_exercises as row')
          .innerJoin('exercises', 'exercises.id', 'row.exercise_id')
          .select([
            'row.exercise_id',
            'exercises.name',
            'exercises.name_en',
            'row.order',
            'row.default_rest',
            'row.sets',
          ])
          .whereRef('row.program_id', '=', 'programs.id')
          .orderBy('row.order'),
      ).as('exercises'),
    )

/**
 * Programs that `userId` may read: their own and the predefined ones. Were `true` a value beside the statement,
 * PostgreSQL would plan it anew at each call.
 */
const readableBy = (userId: string | Expression<string>) => (program: ExpressionBuilder<DB, 'programs'>) =>
  program.or([program('user_id', '=', userId), program('is_predefined', '=', sql.lit(true))])

const readablePrograms = compiledOnce<{ userId: string }, { json: JsonText<Program> }>((reader, place) =>
  reader
    .selectFrom(asProgram(reader.selectFrom('programs').where(readableBy(place('userId')))).as('program'))
    .innerJoin('programs', 'programs.id', 'program.id')
    .select(sql<JsonText<Program>>`to_json(program)::text`.as('json'))
    .orderBy('programs.is_predefined')
    .orderBy('programs.position')
    .orderBy('programs.created_at', 'desc')
    .orderBy('programs.id'),
)

/**
 * Own programs of `userId`, newest first (their position is 0), then the predefined ones in the library's order; as
 * JSON, because taking it apart and putting it together again would cost the server more than all the rest.
 */
export const listPrograms = async (userId: string, reader: Reader): Promise<JsonText<{ items: Program[] }>> =>
  jsonItems(await readablePrograms({ userId }, reader))

/** The ids of the programs that `userId` owns, newest first. */
export const listOwnProgramIds = async (userId: string, reader: Reader): Promise<string[]> => {
  const own = reader.selectFrom('programs').select('id').where('user_id', '=', userId)
  return (await own.orderBy('created_at', 'desc').orderBy('id').execute()).map(({ id }) => id)
}

/** Those programs of `userId` that `ids` name, newest first. */
export const listOwnPrograms = (userId: string, ids: readonly string[], reader: Reader): Promise<Program[]> =>
  asProgram(reader.selectFrom('programs'))
    .where('user_id', '=', userId)
    .where('id', '=', sql<string>`ANY(${ids}::uuid[])`)
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .execute()

/** A program that `userId` may read: their own or a predefined one. */
export const findProgram = (userId: string, id: string, reader: Reader): Promise<Program | undefined> =>
  asProgram(reader.selectFrom('programs')).where('id', '=', id).where(readableBy(userId)).executeTakeFirst()

/** Locks a program of `userId` for the change that follows; undefined when there is none. */
export const lockOwnProgram = async (userId: string, id: string, writer: Writer): Promise<Program | undefined> => {
  const own = await writer
    .selectFrom('programs')
    .select('id')
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
  return own && findProgram(userId, id, writer)
}

/** How many programs `userId` has besides the one of this id, and how many exercises and sets these hold. */
export const measureOtherPrograms = (userId: string, id: string, writer: Writer) =>
  writer
    .selectFrom('programs')
    .leftJoin('program_exercises as row', 'row.program_id', 'programs.id')
    .select((program) => [
      program.fn.count<number>('programs.id').distinct().as('programs'),
      program.fn.count<number>('row.program_id').as('exercises'),
      sql<number>`coalesce(sum(json_array_length(row.sets)), 0)`.as('sets'),
    ])
    .where('user_id', '=', userId)
    .where('programs.id', '!=', id)
    .executeTakeFirstOrThrow()

/** Which of `ids` name exercises that `userId` may put into a program: global ones and their own. */
export const findUsableExercises = async (
  userId: string,
  ids: readonly string[],
  writer: Writer,
): Promise<ReadonlySet<string>> => {
  const rows = await writer
    .selectFrom('exercises')
    .select('id')
    .where('id', '=', sql<string>`ANY(${ids})`)
    .where((row) => row.or([row('creator_id', 'is', null), row('creator_id', '=', userId)]))
    .execute()
  return new Set(rows.map((row) => row.id))
}

const insertExercises = (programId: string, exercises: ProgramFields['exercises'], writer: Writer) =>
  writer
    .insertInto('program_exercises')
    .values(
      exercises.map((exercise, order) => ({
        program_id: programId,
        exercise_id: exercise.exercise_id,
        order,
        default_rest: exercise.default_rest,
        sets: JSON.stringify(exercise.sets),
      })),
    )
    .execute()

/** Inserts a program of `userId` with its exercises; false when the id is taken. */
export const insertProgram = async (
  userId: string,
  id: string,
  { exercises, ...fields }: ProgramFields,
  writer: Writer,
): Promise<boolean> => {
  const inserted = await writer
    .insertInto('programs')
    .values({ ...fields, id, user_id: userId })
    .onConflict((row) => row.column('id').doNothing())
    .returning('id')
    .executeTakeFirst()
  if (!inserted) return false
  await insertExercises(id, exercises, writer)
  return true
}

/** Replaces what a locked program holds and raises its version. */
export const replaceProgram = async (
  id: string,
  { exercises, ...fields }: ProgramFields,
  writer: Writer,
): Promise<void> => {
  await writer
    .updateTable('programs')
    .set((row) => ({ ...fields, version: row('version', '+', 1), updated_at: sql`now()` }))
    .where('id', '=', id)
    .execute()
  await writer.deleteFrom('program_exercises').where('program_id', '=', id).execute()
  await insertExercises(id, exercises, writer)
}

/** Deletes a program of `userId`; false when there is none. */
export const deleteOwnProgram = async (userId: string, id: string, writer: Writer): Promise<boolean> => {
  const deleted = await writer
    .deleteFrom('programs')
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .executeTakeFirst()
  return deleted.numDeletedRows > 0n
}
