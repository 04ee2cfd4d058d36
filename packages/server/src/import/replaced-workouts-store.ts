import { sql } from 'kysely'
import { entryBatches, workoutsAtOnce } from '../history/entry-batches-store.ts'
import { setColumnNames, workoutColumnNames, workoutRecord } from '../history/imported-entry-store.ts'
import type { Writer } from '../platform/database.ts'
import { storedLimits } from '../platform/limits/stored-limits.ts'
import { deleteSome } from '../platform/statements/batches.ts'

/**
 * Keeps what those workouts of `userId` say that an import is about to replace. Of one that it replaces twice the first
 * content is kept. Beyond as much as a log may hold, the oldest are forgotten.
 */
export const keepReplaced = async (
  userId: string,
  importId: string,
  ids: readonly string[],
  writer: Writer,
): Promise<void> => {
  if (ids.length === 0) return
  await sql`
    INSERT INTO replaced_workouts (import_id, entry_id, user_id, version, made_version, sets_done, entry, sets)
    SELECT ${importId}, id, user_id, version, version + 1, sets_done,
      to_jsonb(workout_history) || jsonb_build_object('import_hash', encode(import_hash, 'hex')),
      (SELECT coalesce(jsonb_agg(jsonb_strip_nulls(to_jsonb(workout_sets)) ORDER BY "order"), '[]')
       FROM workout_sets WHERE entry_id = workout_history.id)
    FROM workout_history WHERE user_id = ${userId} AND id = ANY(${ids}::uuid[])
    ON CONFLICT (import_id, entry_id) DO UPDATE SET made_version = EXCLUDED.made_version
      WHERE replaced_workouts.made_version = EXCLUDED.version`.execute(writer)
  await sql`
    DELETE FROM replaced_workouts WHERE (import_id, entry_id) IN (
      SELECT import_id, entry_id FROM (
        SELECT import_id, entry_id, count(*) OVER latest AS workouts, sum(sets_done) OVER latest AS sets
        FROM replaced_workouts WHERE user_id = ${userId}
        WINDOW latest AS (ORDER BY kept_at DESC, import_id, entry_id ROWS UNBOUNDED PRECEDING)
      ) AS counted
      WHERE workouts > ${storedLimits.workouts} OR sets > ${storedLimits.sets})`.execute(writer)
}

/**
 * Which copies go back now: their import was undone, and nobody changed the workout since it was replaced. As many as are
 * read at once: the longest ones together are more than a statement writes in its time.
 */
const findDue = async (userId: string, writer: Writer) => {
  const found = await writer
    .selectFrom('replaced_workouts as copy')
    .innerJoin('imports', 'imports.id', 'copy.import_id')
    .innerJoin('workout_history as here', 'here.id', 'copy.entry_id')
    .select(['copy.import_id', 'copy.entry_id', sql<number>`copy.sets_done + here.sets_done`.as('sets_done')])
    .where('copy.user_id', '=', userId)
    .where('imports.undone_at', 'is not', null)
    .whereRef('here.version', '=', 'copy.made_version')
    .limit(workoutsAtOnce)
    .execute()
  const [part = []] = entryBatches(found.map(({ entry_id, sets_done }) => ({ id: entry_id, sets_done })))
  const due = found.slice(0, part.length)
  return {
    entries: due.map(({ entry_id }) => entry_id),
    rows: sql`replaced_workouts AS copy JOIN
      unnest(${due.map(({ import_id }) => import_id)}::uuid[], ${due.map(({ entry_id }) => entry_id)}::uuid[])
        AS due (import_id, entry_id) USING (import_id, entry_id)`,
  }
}

type Due = Awaited<ReturnType<typeof findDue>>

/**
 * Puts back what undone imports of `userId` replaced, under a version that no device takes for an older one; answers the
 * workouts. Whoever knew a workout at the version that is back knows it at the new one: its own import may still be undone, and
 * what another undone import replaced before goes back, too.
 */
export const putBackReplaced = async (userId: string, writer: Writer): Promise<ReadonlySet<string>> => {
  const back = new Set<string>()
  let due = await findDue(userId, writer)
  while (due.entries.length > 0) {
    await putBack(userId, due, writer)
    for (const id of due.entries) back.add(id)
    due = await findDue(userId, writer)
  }
  return back
}

const putBack = async (userId: string, { entries, rows }: Due, writer: Writer): Promise<void> => {
  await sql`DELETE FROM workout_sets WHERE entry_id = ANY(${entries}::uuid[])`.execute(writer)
  await sql`
    WITH back AS (
      UPDATE workout_history AS here SET (${workoutColumnNames}, import_hash, version, import_version, named_version) =
        (SELECT ${workoutColumnNames}, decode(sent.import_hash, 'hex'), here.version + 1,
           CASE WHEN here.import_version = was.version THEN here.version + 1 ELSE here.import_version END,
           CASE WHEN (was.entry ->> 'named_version')::integer = was.version THEN here.version + 1 END
         FROM jsonb_to_record(was.entry) AS sent ${workoutRecord})
      FROM (SELECT copy.* FROM ${rows}) AS was WHERE here.id = was.entry_id
      RETURNING here.id, was.version AS former, here.version AS latest
    )
    UPDATE replaced_workouts SET made_version = latest FROM back WHERE entry_id = id AND made_version = former`.execute(
    writer,
  )
  await sql`
    INSERT INTO workout_sets (user_id, completed_at, ${setColumnNames})
    SELECT ${userId}, completed_at, ${setColumnNames}
    FROM (SELECT its.* FROM ${rows} CROSS JOIN LATERAL jsonb_populate_recordset(NULL::workout_sets, copy.sets) AS its) AS its`.execute(
    writer,
  )
  await sql`DELETE FROM replaced_workouts USING (SELECT copy.* FROM ${rows}) AS was
    WHERE replaced_workouts.import_id = was.import_id AND replaced_workouts.entry_id = was.entry_id`.execute(writer)
}

/** How many workouts are here that an import of `userId`, which was undone, brought or replaced: they were changed since. */
export const countKeptWorkouts = async (userId: string, importId: string, writer: Writer): Promise<number> => {
  const brought = writer
    .selectFrom('workout_history')
    .select('id')
    .where('user_id', '=', userId)
    .where('import_id', '=', importId)
  const replaced = writer.selectFrom('replaced_workouts').select('entry_id as id').where('import_id', '=', importId)
  const { count } = await writer
    .selectFrom(brought.union(replaced).as('kept'))
    .select((row) => row.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return count
}

/** Forgets some of what imports replaced that were begun before `until` and cannot be undone any more; answers how much. */
export const forgetReplaced = (until: Date, writer: Writer): Promise<number> =>
  deleteSome('replaced_workouts', sql`import_id IN (SELECT id FROM imports WHERE created_at < ${until})`, writer)
