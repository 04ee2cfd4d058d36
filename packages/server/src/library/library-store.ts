import { type RawBuilder, sql } from 'kysely'
import type { Reader, Writer } from '../platform/database.ts'
import type { LibraryPlan, LibraryState } from './library-plan.ts'
import type { LibraryRows, LibraryTable } from './library-rows.ts'
import { withdrawProposals, writeProposals } from './proposal-store.ts'

/** Number of the advisory lock under which one server at a time loads the library; "libra" in hexadecimal. */
const lockNumber = 0x6c_69_62_72_61

const stateQuery = (programIds: readonly string[]) => sql<LibraryState>`
  SELECT state.*, proposal.seed_hash AS proposed_hash FROM (
    SELECT 'muscle_groups' AS table, id, seed_hash, edited_at IS NOT NULL AS edited, false AS archived,
        false AS deleted, NULL::json AS series FROM muscle_groups
    UNION ALL
    SELECT 'muscles', id, seed_hash, edited_at IS NOT NULL, false, false, NULL FROM muscles
    UNION ALL
    SELECT 'exercises', id, seed_hash, edited_at IS NOT NULL, archived_at IS NOT NULL, false, NULL FROM exercises
      WHERE creator_id IS NULL
    UNION ALL
    SELECT 'programs', id::text, seed_hash, edited_at IS NOT NULL, false, false, series FROM programs
      WHERE is_predefined
    UNION ALL
    SELECT 'programs', id::text, NULL, false, false, false, NULL FROM programs
      WHERE NOT is_predefined AND id = ANY(${programIds}::uuid[])
    UNION ALL
    SELECT table_name, id, NULL, false, false, true, NULL FROM library_removals
  ) AS state LEFT JOIN library_proposals AS proposal ON proposal.table_name = state.table AND proposal.id = state.id`

/**
 * All global rows of the library, as far as the loader wants to know; and of those programs that `programIds` name what a
 * member has made under such an id.
 */
export const readLibraryState = async (programIds: readonly string[], reader: Reader): Promise<LibraryState[]> =>
  (await stateQuery(programIds).execute(reader)).rows

/** Waits until no other server loads the library; the lock ends with the transaction. */
export const lockLibrary = async (writer: Writer): Promise<void> => {
  await sql`SELECT pg_advisory_xact_lock(${lockNumber})`.execute(writer)
}

/** Writes, places, proposes, withdraws and removes what the plan says. */
export const applyLibraryPlan = async (plan: LibraryPlan, writer: Writer): Promise<void> => {
  const { write, place, propose, withdraw, remove } = plan
  await writeMuscleGroups(write.muscle_groups, writer)
  await writeMuscles(write.muscles, writer)
  await writeExercises(write.exercises, writer)
  await writePrograms(write.programs, writer)
  await placePrograms(place, writer)
  await withdrawProposals(withdraw, writer)
  await writeProposals(propose, writer)
  await removeRows(remove, writer)
}

const writeMuscleGroups = async (rows: LibraryRows['muscle_groups'], writer: Writer): Promise<void> => {
  if (rows.length === 0) return
  await writer
    .insertInto('muscle_groups')
    .values(rows)
    .onConflict((row) =>
      row.column('id').doUpdateSet(raising('muscle_groups', rows)).where('muscle_groups.edited_at', 'is', null),
    )
    .execute()
}

const writeMuscles = async (rows: LibraryRows['muscles'], writer: Writer): Promise<void> => {
  if (rows.length === 0) return
  await writer
    .insertInto('muscles')
    .values(rows)
    .onConflict((row) => row.column('id').doUpdateSet(raising('muscles', rows)).where('muscles.edited_at', 'is', null))
    .execute()
}

/** Writes exercises over what is there, unless an administrator has edited it. */
const writeExercises = async (rows: LibraryRows['exercises'], writer: Writer): Promise<void> => {
  if (rows.length === 0) return
  await writer
    .insertInto('exercises')
    .values(rows)
    .onConflict((row) =>
      row
        .column('id')
        .doUpdateSet({ ...raising('exercises', rows), archived_at: null, updated_at: sql`now()` })
        .where('exercises.edited_at', 'is', null),
    )
    .execute()
}

/** Writes programs with their exercises over what is there, unless an administrator has edited it, or a member made it. */
const writePrograms = async (rows: LibraryRows['programs'], writer: Writer): Promise<void> => {
  if (rows.length === 0) return
  const plain = rows.map(({ exercises: _, ...row }) => ({ ...row, is_predefined: true }))
  const written = await writer
    .insertInto('programs')
    .values(plain)
    .onConflict((row) =>
      row
        .column('id')
        .doUpdateSet({ ...raising('programs', plain), updated_at: sql`now()` })
        .where('programs.edited_at', 'is', null)
        .where('programs.is_predefined', '=', true),
    )
    .returning('id')
    .execute()
  const ids = written.map(({ id }) => id)
  await writer.deleteFrom('program_exercises').where('program_id', '=', anyOf(ids)).execute()
  const exercises = rows
    .filter(({ id }) => ids.includes(id))
    .flatMap(({ id, exercises }) =>
      exercises.map((row) => ({
        ...row,
        program_id: id,
        progression: row.progression ? JSON.stringify(row.progression) : undefined,
        sets: JSON.stringify(row.sets),
      })),
    )
  if (exercises.length > 0) await writer.insertInto('program_exercises').values(exercises).execute()
}

/** Writes which day of which series edited programs are: no form says it, so that it is no part of the edit. */
const placePrograms = async (rows: LibraryPlan['place'], writer: Writer): Promise<void> => {
  for (const { id, series } of rows) {
    await writer
      .updateTable('programs')
      .set({ series })
      .where('id', '=', id)
      .where('is_predefined', '=', true)
      .execute()
  }
}

/**
 * An exercise is archived, used or not: a device without a network may still send a program with it. A muscle or group that
 * an exercise names is handed over to administrators.
 */
const removeRows = async (remove: LibraryPlan['remove'], writer: Writer): Promise<void> => {
  await writer.deleteFrom('programs').where('id', '=', anyOf(remove.programs)).execute()
  await writer
    .updateTable('exercises')
    .set({ archived_at: sql`now()` })
    .where('id', '=', anyOf(remove.exercises))
    .execute()
  await sql`DELETE FROM muscles WHERE id = ANY(${remove.muscles}::text[])
    AND NOT EXISTS (SELECT FROM exercises WHERE muscle_ids @> ARRAY[muscles.id])`.execute(writer)
  await sql`UPDATE muscles SET seed_hash = NULL WHERE id = ANY(${remove.muscles}::text[])`.execute(writer)
  await sql`DELETE FROM muscle_groups WHERE id = ANY(${remove.muscle_groups}::text[])
    AND NOT EXISTS (SELECT FROM muscles WHERE muscle_group_id = muscle_groups.id)
    AND NOT EXISTS (SELECT FROM exercises WHERE muscle_group_id = muscle_groups.id)`.execute(writer)
  await sql`UPDATE muscle_groups SET seed_hash = NULL WHERE id = ANY(${remove.muscle_groups}::text[])`.execute(writer)
}

const anyOf = (ids: readonly string[]): RawBuilder<string> => sql<string>`ANY(${ids})`

/** The update of an upsert: every column of `rows` as it would have been inserted, and the next version. */
const raising = <R extends object>(table: LibraryTable, [row]: readonly R[]) =>
  ({
    ...Object.fromEntries(Object.keys(row ?? {}).map((column) => [column, sql`excluded.${sql.ref(column)}`])),
    version: sql`${sql.ref(`${table}.version`)} + 1`,
  }) as Record<keyof R | 'version', RawBuilder<never>>
