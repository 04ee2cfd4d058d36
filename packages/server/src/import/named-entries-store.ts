import type { NamedRun } from '@fonte/domain/exchange/identity/named-runs'
import type { WorkoutNotes, WorkoutSet } from '@fonte/domain/history/workout-history'
import { type RawBuilder, sql } from 'kysely'
import type { Writer } from '../platform/database.ts'

/** A workout of a file, and what the file calls its exercises. */
interface NamedEntry {
  readonly id: string
  readonly runs: readonly NamedRun[]
}

/** Whether something of a workout came under the folded name. */
const isUnder = (name: string): RawBuilder<boolean> => sql`file_names @> ${JSON.stringify([[name]])}::jsonb`

/** The workouts of `userId` of which something came under the folded name and that nobody edited since, with their length. */
export const findNamed = async (
  userId: string,
  name: string,
  writer: Writer,
): Promise<readonly { readonly id: string; readonly sets_done: number }[]> => {
  const { rows } = await sql<{ id: string; sets_done: number }>`
    SELECT id, sets_done FROM workout_history
    WHERE user_id = ${userId} AND named_version = version AND ${isUnder(name)}`.execute(writer)
  return rows
}

/** What the files of these workouts of `userId` call their exercises. */
export const findNamedEntries = async (
  userId: string,
  ids: readonly string[],
  writer: Writer,
): Promise<NamedEntry[]> => {
  const { rows } = await sql<NamedEntry>`
    SELECT id, file_names AS runs FROM workout_history
    WHERE user_id = ${userId} AND id = ANY(${ids}::uuid[])`.execute(writer)
  return rows
}

/** How many workouts of which something came under the folded name were edited since, and still say the exercise. */
export const countEditedEntries = async (
  userId: string,
  name: string,
  exerciseId: string,
  writer: Writer,
): Promise<number> => {
  const { rows } = await sql<{ count: number }>`
    SELECT count(*)::integer AS count FROM workout_history
    WHERE user_id = ${userId} AND named_version <> version AND ${isUnder(name)}
      AND EXISTS (SELECT FROM workout_sets WHERE entry_id = workout_history.id AND exercise_id = ${exerciseId})`.execute(
    writer,
  )
  return rows[0]?.count ?? 0
}

/** What is written over a workout when a name stands for another exercise. */
export interface RenamedEntry {
  readonly id: string
  readonly exercises_done: number
  /** Hexadecimal. */
  readonly import_hash: string
  readonly notes: WorkoutNotes | null
  readonly sets: readonly WorkoutSet[]
}

/**
 * Writes workouts of `userId` anew under their next version. Nobody edited them: their imports and what was replaced by them
 * know them at the new version as at the one before.
 */
export const writeRenamed = async (userId: string, entries: readonly RenamedEntry[], writer: Writer): Promise<void> => {
  const ids = entries.map(({ id }) => id)
  const sets = entries.flatMap(({ id, sets: its }) =>
    its.map(({ exercise_id, exercise_name, place }, order) => ({ id, order, exercise_id, exercise_name, place })),
  )
  await sql`
    UPDATE workout_sets SET exercise_id = sent.exercise_id, exercise_name = sent.exercise_name, place = sent.place
    FROM json_to_recordset(${JSON.stringify(sets)}::json)
      AS sent (id uuid, "order" integer, exercise_id text, exercise_name text, place text)
    WHERE entry_id = sent.id AND workout_sets."order" = sent."order"
      AND (workout_sets.exercise_id, workout_sets.place) IS DISTINCT FROM (sent.exercise_id, sent.place)`.execute(
    writer,
  )
  await sql`
    UPDATE workout_history AS here SET exercises_done = sent.exercises_done, notes = sent.notes,
      import_hash = decode(sent.import_hash, 'hex'), version = here.version + 1, named_version = here.version + 1,
      import_version = CASE WHEN import_version = here.version THEN here.version + 1 ELSE import_version END
    FROM json_to_recordset(${JSON.stringify(entries.map(({ sets: _, ...entry }) => entry))}::json)
      AS sent (id uuid, exercises_done integer, import_hash text, notes jsonb)
    WHERE here.user_id = ${userId} AND here.id = sent.id`.execute(writer)
  await sql`
    UPDATE replaced_workouts SET made_version = workout_history.version FROM workout_history
    WHERE workout_history.id = entry_id AND entry_id = ANY(${ids}::uuid[])
      AND made_version = workout_history.version - 1`.execute(writer)
}
