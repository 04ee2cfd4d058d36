import type { Program } from '@fonte/contract/program'
import type { PlannedProgram } from '@fonte/domain/program/program'
import { sql } from 'kysely'
import type { Reader, Writer } from '../platform/database.ts'
import { countUpTo } from '../platform/statements/count-up-to.ts'
import { findProgramsById, insertProgramExercises } from './program-store.ts'

/** What an administrator decides about a predefined program. */
export interface PredefinedProgramInput extends PlannedProgram {
  readonly name_en: string | null
  readonly description_en: string | null
}

/** One predefined program. */
export const findPredefinedProgram = async (id: string, reader: Reader): Promise<Program | undefined> => {
  const [program] = await findProgramsById([id], reader)
  return program?.is_predefined ? program : undefined
}

/** Which of `ids` name global exercises; they stay until the transaction ends. */
export const findGlobalExercises = async (ids: readonly string[], writer: Writer): Promise<ReadonlySet<string>> => {
  const rows = await writer
    .selectFrom('exercises')
    .select('id')
    .where('id', '=', sql<string>`ANY(${ids})`)
    .where('creator_id', 'is', null)
    .forKeyShare()
    .execute()
  return new Set(rows.map(({ id }) => id))
}

/** How many predefined programs there are. */
export const countPredefinedPrograms = async (writer: Writer): Promise<number> => {
  const { count } = await writer
    .selectFrom('programs')
    .select((row) => row.fn.countAll<number>().as('count'))
    .where('is_predefined', '=', true)
    .executeTakeFirstOrThrow()
  return count
}

/** Inserts a predefined program behind the others; false when the id is taken. */
export const insertPredefinedProgram = async (
  id: string,
  { exercises, ...fields }: PredefinedProgramInput,
  now: Date,
  writer: Writer,
): Promise<boolean> => {
  const position = sql<number>`(SELECT coalesce(max(position) + 1, 0) FROM programs WHERE is_predefined)`
  const inserted = await writer
    .insertInto('programs')
    .values({ ...fields, id, is_predefined: true, position, edited_at: now, updated_at: now })
    .onConflict((row) => row.column('id').doNothing())
    .returning('id')
    .executeTakeFirst()
  if (!inserted) return false
  await insertProgramExercises(id, exercises, writer)
  return true
}

/** Replaces what a predefined program holds and raises its version; from now on the library's files leave it as it is. */
export const replacePredefinedProgram = async (
  id: string,
  { exercises, ...fields }: PredefinedProgramInput,
  now: Date,
  writer: Writer,
): Promise<void> => {
  await writer
    .updateTable('programs')
    .set((row) => ({ ...fields, version: row('version', '+', 1), edited_at: now, updated_at: now }))
    .where('id', '=', id)
    .where('is_predefined', '=', true)
    .execute()
  await writer.deleteFrom('program_exercises').where('program_id', '=', id).execute()
  await insertProgramExercises(id, exercises, writer)
}

/** Deletes a predefined program. */
export const deletePredefinedRow = async (id: string, writer: Writer): Promise<void> => {
  await writer.deleteFrom('programs').where('id', '=', id).where('is_predefined', '=', true).execute()
}

/** How many people have finished a workout of it, found one after the other; null for more than are counted. */
export const countPeopleWhoDid = async (id: string, reader: Reader): Promise<number | null> => {
  const next = sql`SELECT user_id FROM workout_history WHERE program_id = ${id}`
  const { rows } = await sql<{ people: number | null }>`
    WITH RECURSIVE people AS (
      (${next} ORDER BY user_id LIMIT 1)
      UNION ALL SELECT (${next} AND user_id > people.user_id ORDER BY user_id LIMIT 1)
      FROM people WHERE people.user_id IS NOT NULL)
    SELECT ${countUpTo(sql`FROM people WHERE user_id IS NOT NULL`)} AS people`.execute(reader)
  return rows[0]?.people ?? null
}
