import type { NamedRun } from '@fonte/domain/exchange/identity/named-runs'
import type { WorkoutNotes, WorkoutSet, WorkoutSummary } from '@fonte/domain/history/workout-history'
import type { EntryOrigin } from '@fonte/domain/training-log/log-entry'
import { sql } from 'kysely'
import type { Reader, Writer } from '../platform/database.ts'
import { entryBatches } from './entry-batches-store.ts'
import { toSetRow } from './set-columns.ts'

/** What is known of a workout under an id that a file brings. */
export interface KnownEntry {
  readonly id: string
  readonly import_id: string | null
  readonly import_hash: Buffer | null
  readonly sets_done: number
  /** Whether the import brought it, or replaced it. */
  readonly is_of_import: boolean
}

/** Those workouts, whosever, that have one of the ids, and how they stand to the import. */
export const findKnownEntries = (importId: string, ids: readonly string[], writer: Writer): Promise<KnownEntry[]> =>
  writer
    .selectFrom('workout_history')
    .select(['id', 'import_id', 'import_hash', 'sets_done'])
    .select(
      sql<boolean>`import_id IS NOT DISTINCT FROM ${importId} OR EXISTS (SELECT FROM replaced_workouts
        WHERE replaced_workouts.import_id = ${importId} AND entry_id = workout_history.id)`.as('is_of_import'),
    )
    .where('id', '=', sql<string>`ANY(${ids}::uuid[])`)
    .execute()

/** Which of the ids `userId` has deleted; a workout that went with its import is not one of them. */
export const findDeletedIds = async (
  userId: string,
  ids: readonly string[],
  writer: Writer,
): Promise<ReadonlySet<string>> => {
  const rows = await writer
    .selectFrom('deleted_rows')
    .select('id')
    .where('user_id', '=', userId)
    .where('id', '=', sql<string>`ANY(${ids}::text[])`)
    .where('undone', '=', false)
    .execute()
  return new Set(rows.map(({ id }) => id))
}

/** Ids of this version (RFC 9562) follow from a file. */
const isOfFile = sql<boolean>`substr(id, 15, 1) = '8'`

/** Which workouts of files `userId` has deleted, the latest first, so many at most. */
export const listDeletedOfFiles = async (userId: string, most: number, reader: Reader): Promise<string[]> => {
  const rows = await reader
    .selectFrom('deleted_rows')
    .select('id')
    .where('user_id', '=', userId)
    .where('seq', 'is not', null)
    .where('undone', '=', false)
    .where(isOfFile)
    .orderBy('deleted_at', 'desc')
    .limit(most)
    .execute()
  return rows.map(({ id }) => id)
}

/** A workout of a file, as it is stored. */
export interface ImportedRow extends WorkoutSummary {
  readonly id: string
  readonly program_id: string | null
  readonly program_name: string
  readonly started_at: string | null
  readonly completed_at: string
  readonly utc_offset: number | null
  readonly origin?: EntryOrigin | undefined
  readonly notes: WorkoutNotes | null
  /** Hexadecimal. */
  readonly import_hash: string
  /** What the file calls its exercises, each by its folded name; null where nobody said. */
  readonly file_names: readonly NamedRun[] | null
  readonly sets: readonly WorkoutSet[]
}

/** The columns of a workout that a file brings, and of its set, as JSON has them for the statements here and those of imports. */
export const workoutRecord = sql`(id uuid, program_id uuid, program_name text, duration_minutes integer, exercises_done integer,
  sets_done integer, total_weight_lifted numeric, total_weight_lb numeric, started_at timestamptz,
  completed_at timestamptz, utc_offset smallint, origin text, notes json, import_hash text,
  file_names json)`

export const workoutColumnNames = sql`program_id, program_name, duration_minutes, exercises_done, sets_done, total_weight_lifted,
  total_weight_lb, started_at, completed_at, utc_offset, notes, file_names`

/** The columns of a set but for those that its workout has, too. */
export const setColumnNames = sql`entry_id, "order", exercise_id, exercise_name, reps, weight, kind, effort, seconds,
  distance, assist, weight_lb, assist_lb, side, group_no, at_s, note, place`

/**
 * Inserts workouts of `userId`, who is locked, under their import, and answers the ids of those that are stored: an id may be
 * taken by somebody else meanwhile. One of a workout that they deleted goes on above the last version that a device may know.
 */
export const insertImported = async (
  userId: string,
  importId: string,
  rows: readonly ImportedRow[],
  writer: Writer,
): Promise<ReadonlySet<string>> => {
  if (rows.length === 0) return new Set()
  const ids = rows.map(({ id }) => id)
  const plain = JSON.stringify(rows.map(({ sets: _, ...row }) => row))
  const { rows: stored } = await sql<{ id: string }>`
    WITH
      gone AS (
        SELECT id::uuid, version, NOT undone AS was_deleted FROM deleted_rows
        WHERE user_id = ${userId} AND id = ANY(${ids}::text[])
      ),
      fresh AS (
        SELECT sent.*, coalesce(gone.version, 0) + 1 AS first_version, coalesce(gone.was_deleted, false) AS was_deleted
        FROM json_to_recordset(${plain}) AS sent ${workoutRecord} LEFT JOIN gone USING (id)
      ),
      made AS (
        INSERT INTO workout_history (id, user_id, origin, import_id, import_hash, version, import_version, named_version,
          was_deleted, ${workoutColumnNames})
        SELECT id, ${userId}, coalesce(origin, 'import'), ${importId}, decode(import_hash, 'hex'), first_version, first_version,
          first_version, was_deleted, ${workoutColumnNames}
        FROM fresh ORDER BY completed_at, id
        ON CONFLICT (id) DO NOTHING RETURNING id
      ),
      back AS (DELETE FROM deleted_rows USING made WHERE user_id = ${userId} AND deleted_rows.id = made.id::text)
    SELECT id FROM made`.execute(writer)
  const made = new Set(stored.map(({ id }) => id))
  await insertSets(
    userId,
    rows.filter(({ id }) => made.has(id)),
    writer,
  )
  return made
}

/** Puts workouts of files in the place of those of `userId` with their ids; each stays with the import that brought it. */
export const replaceImported = async (userId: string, rows: readonly ImportedRow[], writer: Writer): Promise<void> => {
  if (rows.length === 0) return
  const ids = rows.map(({ id }) => id)
  await writer.deleteFrom('workout_sets').where('entry_id', '=', sql<string>`ANY(${ids}::uuid[])`).execute()
  const plain = JSON.stringify(rows.map(({ sets: _, ...row }) => row))
  await sql`
    UPDATE workout_history SET (${workoutColumnNames}, import_hash, version, named_version) =
      (SELECT ${workoutColumnNames}, decode(sent.import_hash, 'hex'), workout_history.version + 1, workout_history.version + 1
       FROM json_to_recordset(${plain}) AS sent ${workoutRecord} WHERE sent.id = workout_history.id)
    WHERE user_id = ${userId} AND id = ANY(${ids}::uuid[])`.execute(writer)
  await insertSets(userId, rows, writer)
}

const insertSets = async (userId: string, rows: readonly ImportedRow[], writer: Writer): Promise<void> => {
  const sets = rows.flatMap(({ id, completed_at, sets: its }) =>
    its.map((set, order) => ({ ...toSetRow(set), entry_id: id, order, completed_at })),
  )
  await sql`
    INSERT INTO workout_sets (user_id, completed_at, ${setColumnNames})
    SELECT ${userId}, completed_at, ${setColumnNames}
    FROM json_to_recordset(${JSON.stringify(sets)}) AS sent (entry_id uuid, "order" integer, completed_at timestamptz,
      exercise_id text, exercise_name text, reps integer, weight numeric, kind text, effort numeric, seconds integer,
      distance integer, assist numeric, weight_lb numeric, assist_lb numeric, side text, group_no smallint, at_s integer,
      note text, place text)`.execute(writer)
}

/**
 * Deletes what undone imports of `userId` brought and nobody edited since; answers the workouts that went. The same file may
 * bring them again, but for those that their person had deleted before: these are deleted as they were.
 */
export const deleteImported = async (userId: string, writer: Writer): Promise<readonly string[]> => {
  const undone = writer
    .selectFrom('imports')
    .select('id')
    .where('user_id', '=', userId)
    .where('undone_at', 'is not', null)
  const due = await writer
    .selectFrom('workout_history')
    .select(['id', 'sets_done'])
    .where('user_id', '=', userId)
    .where('import_id', 'in', undone)
    .whereRef('version', '=', 'import_version')
    .execute()
  for (const part of entryBatches(due)) await deletePart(userId, part, writer)
  return due.map(({ id }) => id)
}

const deletePart = async (userId: string, ids: readonly string[], writer: Writer): Promise<void> => {
  const deleted = await writer
    .deleteFrom('workout_history')
    .where('id', '=', sql<string>`ANY(${ids}::uuid[])`)
    .returning(['id', 'was_deleted'])
    .execute()
  const brought = deleted.filter(({ was_deleted }) => !was_deleted).map(({ id }) => id)
  await writer
    .updateTable('deleted_rows')
    .set({ undone: true })
    .where('user_id', '=', userId)
    .where('id', '=', sql<string>`ANY(${brought}::text[])`)
    .execute()
}
