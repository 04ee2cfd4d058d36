import type { Program, ProgramExercise } from '@fonte/contract/program'
import { concernsCopies } from '@fonte/domain/community/source-change'
import type { PlannedProgram, ProgramSeries } from '@fonte/domain/program/program'
import { type SelectQueryBuilder, sql } from 'kysely'
import { jsonArrayFrom } from 'kysely/helpers/postgres'
import type { DB } from '../generated/database.ts'
import type { Reader, Writer } from '../platform/database.ts'
import { compiledOnce } from '../platform/statements/compiled.ts'
import { findWorkDigest, noteOtherWork } from './copied-content-store.ts'

/** A program as it is made: with whether it is a copy, or a duplicate of such. */
export interface MadeProgram extends PlannedProgram {
  readonly is_copy?: boolean | undefined
  /** Whether what was copied is its owner's own. */
  readonly copied_from_self?: boolean | undefined
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
      'is_copy',
      'is_predefined',
      'user_id',
      'version',
      'updated_at',
      // The program's own column still names an original that is gone.
      sql<string | null>`(SELECT source_program_id FROM program_copies WHERE program_id = programs.id)`.as(
        'copied_from_program_id',
      ),
      sql<ProgramSeries | null>`series`.as('series'),
      sql<boolean>`(is_public OR EXISTS (SELECT FROM posts WHERE posts.program_id = programs.id))`.as('is_public'),
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
            'row.place',
            'row.group_no as group',
            'row.group_rest',
            'row.note',
            'row.progression',
          ])
          .whereRef('row.program_id', '=', 'programs.id')
          .orderBy('row.order'),
      ).as('exercises'),
    )

type RowDetails = 'place' | 'group' | 'group_rest' | 'note' | 'progression'

type ExerciseRow = Omit<ProgramExercise, RowDetails> & {
  readonly [Name in RowDetails]: Exclude<ProgramExercise[Name], undefined> | null
}

type ProgramRow = Omit<Program, 'updated_at' | 'exercises' | 'series'> & {
  readonly updated_at: Date
  readonly series: ProgramSeries | null
  readonly exercises: readonly ExerciseRow[]
}

/** A row says only what somebody has decided: one that says nothing more is answered as it always was. */
const presentExercise = ({ place, group, group_rest, note, progression, ...row }: ExerciseRow): ProgramExercise => ({
  ...row,
  ...(place !== null && { place }),
  ...(group !== null && { group }),
  ...(group_rest !== null && { group_rest }),
  ...(note !== null && { note }),
  ...(progression !== null && { progression }),
})

const present = ({ exercises, updated_at, series, ...row }: ProgramRow): Program => ({
  ...row,
  ...(series !== null && { series }),
  updated_at: updated_at.toISOString(),
  exercises: exercises.map(presentExercise),
})

const ownPrograms = compiledOnce<{ userId: string }, ProgramRow>((reader, place) =>
  asProgram(reader.selectFrom('programs'))
    .where('user_id', '=', place('userId'))
    .orderBy('created_at', 'desc')
    .orderBy('id'),
)

/** The programs that `userId` owns, newest first. */
export const listOwnPrograms = async (userId: string, reader: Reader): Promise<Program[]> =>
  (await ownPrograms({ userId }, reader)).map(present)

/** The ids of the programs that `userId` owns, newest first. */
export const listOwnProgramIds = async (userId: string, reader: Reader): Promise<string[]> => {
  const own = reader.selectFrom('programs').select('id').where('user_id', '=', userId)
  return (await own.orderBy('created_at', 'desc').orderBy('id').execute()).map(({ id }) => id)
}

/** Those programs of `userId` that `ids` name, newest first. */
export const findOwnPrograms = async (userId: string, ids: readonly string[], reader: Reader): Promise<Program[]> => {
  const rows = await asProgram(reader.selectFrom('programs'))
    .where('user_id', '=', userId)
    .where('id', '=', sql<string>`ANY(${ids}::uuid[])`)
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .execute()
  return rows.map(present)
}

/** The programs of these ids, whoever owns them. */
export const findProgramsById = async (ids: readonly string[], reader: Reader): Promise<Program[]> => {
  const rows = await asProgram(reader.selectFrom('programs'))
    .where('id', '=', sql<string>`ANY(${ids}::uuid[])`)
    .execute()
  return rows.map(present)
}

/** The predefined programs, the same for everybody, in the library's order. */
export const listPredefinedPrograms = async (reader: Reader): Promise<Program[]> => {
  const rows = await asProgram(reader.selectFrom('programs'))
    .where('is_predefined', '=', true)
    .orderBy('position')
    .orderBy('id')
    .execute()
  return rows.map(present)
}

/** A program that `userId` may read: their own or a predefined one. */
export const findProgram = async (userId: string, id: string, reader: Reader): Promise<Program | undefined> => {
  const row = await asProgram(reader.selectFrom('programs'))
    .where('id', '=', id)
    .where((program) => program.or([program('user_id', '=', userId), program('is_predefined', '=', true)]))
    .executeTakeFirst()
  return row && present(row)
}

/** A program of `userId`, whoever asks for it. */
export const findProgramOf = async (userId: string, id: string, reader: Reader): Promise<Program | undefined> => {
  const row = await asProgram(reader.selectFrom('programs'))
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .executeTakeFirst()
  return row && present(row)
}

/** A program of anybody; where `isPublished`, only while a post of it stands by somebody who is not blocked. */
export const findOthersProgram = async (
  id: string,
  isPublished: boolean,
  reader: Reader,
): Promise<Program | undefined> => {
  const row = await asProgram(reader.selectFrom('programs'))
    .where('id', '=', id)
    .$if(isPublished, (program) =>
      program.where(sql<boolean>`EXISTS (SELECT FROM posts JOIN users ON users.id = posts.user_id
        WHERE posts.program_id = programs.id AND users.blocked_at IS NULL)`),
    )
    .executeTakeFirst()
  return row && present(row)
}

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

/**
 * Which of `ids` name exercises that `userId` may put into a program, global ones and their own; they stay until the
 * transaction ends.
 */
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
    .forKeyShare()
    .execute()
  return new Set(rows.map((row) => row.id))
}

/** Inserts the exercises of a program in their order. */
export const insertProgramExercises = (programId: string, exercises: PlannedProgram['exercises'], writer: Writer) =>
  writer
    .insertInto('program_exercises')
    .values(
      exercises.map(({ exercise_id, default_rest, sets, place, group, group_rest, note, progression }, order) => ({
        program_id: programId,
        exercise_id,
        order,
        default_rest,
        sets: JSON.stringify(sets),
        place,
        group_no: group,
        group_rest,
        note,
        progression: progression && JSON.stringify(progression),
      })),
    )
    .execute()

/** Inserts a program of `userId` with its exercises; false when the id is taken. */
export const insertProgram = async (
  userId: string,
  id: string,
  { exercises, ...fields }: MadeProgram,
  writer: Writer,
): Promise<boolean> => {
  const inserted = await writer
    .insertInto('programs')
    .values({ ...fields, id, user_id: userId })
    .onConflict((row) => row.column('id').doNothing())
    .returning('id')
    .executeTakeFirst()
  if (!inserted) return false
  await insertProgramExercises(id, exercises, writer)
  return true
}

/**
 * Replaces what a locked program holds, which is `stored`, and raises its version; other weights leave since when it asks for
 * its work, and the version that its copiers know.
 */
export const replaceProgram = async (stored: Program, content: PlannedProgram, writer: Writer): Promise<void> => {
  const { id, version } = stored
  const { exercises, ...fields } = content
  const before = await findWorkDigest(id, writer)
  const isShared = concernsCopies(stored, content)
  const versions = { version: version + 1, ...(isShared && { shared_version: version + 1 }) }
  await writer
    .updateTable('programs')
    .set({ ...fields, ...versions, updated_at: sql`now()` })
    .where('id', '=', id)
    .execute()
  await writer.deleteFrom('program_exercises').where('program_id', '=', id).execute()
  await insertProgramExercises(id, exercises, writer)
  await noteOtherWork(id, before, writer)
}

/** Takes back the program’s own mark of being public; its posts are not touched. */
export const setUnpublished = async (id: string, writer: Writer): Promise<void> => {
  await writer
    .updateTable('programs')
    .set({ is_public: false })
    .where('id', '=', id)
    .where('is_public', '=', true)
    .execute()
}
