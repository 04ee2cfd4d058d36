import { isDeepStrictEqual } from 'node:util'
import type { Import } from '@fonte/contract/import'
import { type SelectQueryBuilder, sql } from 'kysely'
import type { DB } from '../generated/database.ts'
import type { Reader, Writer } from '../platform/database.ts'
import { storedLimits } from '../platform/limits/stored-limits.ts'
import { isUntouched } from './restored-programs-store.ts'

/** How long an import can be undone (ms). */
export const undoTime = 30 * 86_400_000

/** A device sends what it makes for an import, exercises and programs, just before its beginning (ms). */
export const madeBefore = 3_600_000

const columns = ['id', 'format', 'file_name', 'rows', 'created_at', 'undone_at'] as const

/** Whether something was made so shortly before the import that a device may have made it for this one. */
const isMadeFor = (createdAt: 'programs.created_at' | 'exercises.created_at') =>
  sql<boolean>`${sql.ref(createdAt)} >= imports.created_at - make_interval(secs => ${madeBefore / 1000})`

/** Whether the document of `userId` is the one that the import brought, and nobody changed it since. */
const isOfImport = (table: 'gyms' | 'training_plans', userId: string) =>
  sql<boolean>`EXISTS (SELECT FROM ${sql.table(table)} AS its
    WHERE its.user_id = ${userId} AND its.import_id = imports.id AND its.version = its.import_version)`

/** How many rows of its tables belong to an import. */
const countOf = <Table extends keyof DB>(rows: SelectQueryBuilder<DB, Table, object>) =>
  rows
    .select((each) => each.fn.countAll<number>().as('count'))
    .$asScalar()
    .$notNull()

const importsOf = (userId: string, reader: Reader) =>
  reader
    .selectFrom('imports')
    .select(columns)
    .select((row) => {
      // An import that was forgotten leaves its id to anybody.
      const brought = row
        .selectFrom('workout_history')
        .where('user_id', '=', userId)
        .whereRef('import_id', '=', 'imports.id')
      const replaced = row
        .selectFrom('replaced_workouts')
        .innerJoin('workout_history', 'workout_history.id', 'entry_id')
        .whereRef('replaced_workouts.import_id', '=', 'imports.id')
        .whereRef('workout_history.version', '=', 'made_version')
      const programs = row
        .selectFrom('programs')
        .where('programs.user_id', '=', userId)
        .where(sql<boolean>`programs.id = ANY(imports.program_ids)`)
        .where(isMadeFor('programs.created_at'))
        .where(isUntouched(sql`imports.id`))
      const measures = row
        .selectFrom('body_measures')
        .where('user_id', '=', userId)
        .whereRef('import_id', '=', 'imports.id')
      const exercises = row
        .selectFrom('exercises')
        .where('creator_id', '=', userId)
        .where(sql<boolean>`exercises.id = ANY(imports.exercise_ids)`)
        .where(isMadeFor('exercises.created_at'))
        .where('archived_at', 'is', null)
      return [
        countOf(brought).as('workouts'),
        countOf(brought.whereRef('version', '>', 'import_version')).as('edited'),
        countOf(replaced).as('replaced'),
        countOf(programs).as('programs'),
        countOf(measures).as('measures'),
        countOf(exercises).as('exercises'),
        isOfImport('gyms', userId).as('gym'),
        isOfImport('training_plans', userId).as('plan'),
      ]
    })
    .where('user_id', '=', userId)

type Row = Awaited<ReturnType<ReturnType<typeof importsOf>['execute']>>[number]

const present = ({ created_at, undone_at, ...row }: Row): Import => ({
  ...row,
  created_at: created_at.toISOString(),
  undone_at: undone_at?.toISOString() ?? null,
  undo_until: new Date(created_at.getTime() + undoTime).toISOString(),
})

/** The files that `userId` brought in, newest first, with what is here of them now. */
export const listImports = async (userId: string, reader: Reader): Promise<Import[]> => {
  const rows = await importsOf(userId, reader).orderBy('created_at', 'desc').orderBy('id', 'desc').execute()
  return rows.map(present)
}

/** One import of `userId`. */
export const findImport = async (userId: string, id: string, reader: Reader): Promise<Import | undefined> => {
  const row = await importsOf(userId, reader).where('imports.id', '=', id).executeTakeFirst()
  return row && present(row)
}

/** The custom exercises and the programs that were made for an import. */
export const findMadeFor = (id: string, writer: Writer) =>
  writer.selectFrom('imports').select(['exercise_ids', 'program_ids']).where('id', '=', id).executeTakeFirstOrThrow()

/** What an import begins with, but for its names: these stand for themselves, and may be changed later. */
export interface NewImport {
  readonly id: string
  readonly format: string
  readonly file_name: string
  readonly rows: number
  readonly exercise_ids: readonly string[]
  readonly program_ids?: readonly string[] | undefined
}

/** Inserts an import of `userId`; false where its id is taken. The oldest ones beyond the limit are forgotten. */
export const insertImport = async (userId: string, made: NewImport, now: number, writer: Writer): Promise<boolean> => {
  const made_for = { exercise_ids: [...made.exercise_ids], program_ids: [...(made.program_ids ?? [])] }
  const values = { ...made, ...made_for, user_id: userId, created_at: new Date(now) }
  const inserted = await writer
    .insertInto('imports')
    .values(values)
    .onConflict((row) => row.column('id').doNothing())
    .returning('id')
    .executeTakeFirst()
  const surplus = writer
    .selectFrom('imports')
    .select('id')
    .where('user_id', '=', userId)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .offset(storedLimits.imports)
  await writer.deleteFrom('imports').where('id', 'in', surplus).execute()
  return inserted !== undefined
}

/** Whether an import began with just this. What was made for it is compared in its order, as a device sends it again. */
export const beganWith = async (made: NewImport, writer: Writer): Promise<boolean> => {
  const said = await writer
    .selectFrom('imports')
    .select(['id', 'format', 'file_name', 'rows', 'exercise_ids', 'program_ids'])
    .where('id', '=', made.id)
    .executeTakeFirst()
  return isDeepStrictEqual(said, { ...made, program_ids: made.program_ids ?? [] })
}

/** Notes that an import was undone at `now` (epoch ms). */
export const noteUndone = async (id: string, now: number, writer: Writer): Promise<void> => {
  await writer
    .updateTable('imports')
    .set({ undone_at: sql`coalesce(undone_at, ${new Date(now)})` })
    .where('id', '=', id)
    .execute()
}

/** Forgets the files that `userId` brought in by `until`, or all of them; what they brought is not touched. */
export const deleteImports = async (userId: string, writer: Writer, until?: Date): Promise<void> => {
  const rows = writer.deleteFrom('imports').where('user_id', '=', userId)
  await (until ? rows.where('created_at', '<=', until) : rows).execute()
}
