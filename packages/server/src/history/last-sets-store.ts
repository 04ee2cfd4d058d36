import type { LastSets } from '@fonte/contract/history'
import { programBounds } from '@fonte/domain/program/bounds'
import { sql } from 'kysely'
import type { Reader, Writer } from '../platform/database.ts'

/** Each exercise that `userId` has ever done, found by one probe of an index for each. */
const exercisesDone = (userId: string) => sql`
  done AS (
    (SELECT exercise_id FROM workout_sets WHERE user_id = ${userId} ORDER BY exercise_id LIMIT 1)
    UNION ALL
    SELECT (SELECT exercise_id FROM workout_sets
            WHERE user_id = ${userId} AND exercise_id > done.exercise_id ORDER BY exercise_id LIMIT 1)
    FROM done WHERE done.exercise_id IS NOT NULL
  )`

/** A set that tells what its lifter can do, by the rule of `isWork`: no warm-up, and not missed. */
const wasWork = sql`kind IS DISTINCT FROM 'warmup' AND (reps > 0 OR seconds IS NOT NULL OR distance IS NOT NULL)`

/**
 * For each exercise `userId` has ever done, its sets of the last time, as many as a program can plan. Each step is a probe
 * of the index `workout_sets_last` or a walk along its neighbours: the cost grows with the exercises alone.
 */
export const listLastSets = async (userId: string, reader: Reader): Promise<LastSets[]> => {
  const { rows } = await sql<{ exercise_id: string; completed_at: Date; sets: LastSets['sets'] }>`
    WITH RECURSIVE ${exercisesDone(userId)}
    SELECT done.exercise_id, last.completed_at,
           (SELECT json_agg(json_strip_nulls(json_build_object('reps', reps, 'weight', weight,
              'kind', CASE WHEN kind IN ('drop', 'cluster') THEN kind END, 'rir', effort,
              'seconds', seconds, 'distance', distance, 'assist', assist,
              'weight_lb', weight_lb, 'assist_lb', assist_lb, 'side', side)) ORDER BY "order")
            FROM (SELECT * FROM workout_sets
                  WHERE user_id = ${userId} AND exercise_id = done.exercise_id
                    AND completed_at = last.completed_at AND entry_id = last.entry_id AND ${wasWork}
                  ORDER BY "order" LIMIT ${sql.lit(programBounds.sets.max)}) AS its) AS sets
    FROM done CROSS JOIN LATERAL (
      SELECT entry_id, completed_at FROM workout_sets
      WHERE user_id = ${userId} AND exercise_id = done.exercise_id AND ${wasWork}
      ORDER BY completed_at DESC, entry_id DESC LIMIT 1
    ) AS last`.execute(reader)
  return rows.map((row) => ({ ...row, completed_at: row.completed_at.toISOString() }))
}

/** How many of the exercises `ids` the user has never done. */
export const countNewExercises = async (userId: string, ids: readonly string[], writer: Writer): Promise<number> => {
  const counted = sql<number>`(
    SELECT count(*) FROM unnest(${ids}::text[]) AS sent (exercise_id)
    WHERE NOT EXISTS (SELECT FROM workout_sets
                      WHERE user_id = ${userId} AND workout_sets.exercise_id = sent.exercise_id))`
  const { count } = await writer.selectNoFrom(counted.as('count')).executeTakeFirstOrThrow()
  return count
}

/** How many different exercises `userId` has ever done. */
export const countExercisesDone = async (userId: string, writer: Writer): Promise<number> => {
  const counted = sql<number>`(WITH RECURSIVE ${exercisesDone(userId)} SELECT count(exercise_id) FROM done)`
  const { count } = await writer.selectNoFrom(counted.as('count')).executeTakeFirstOrThrow()
  return count
}

/** How many exercises other than `ids` only these workouts of the user have. */
export const countExercisesOnlyIn = async (
  userId: string,
  entryIds: readonly string[],
  ids: readonly string[],
  writer: Writer,
): Promise<number> => {
  const counted = sql<number>`(
    SELECT count(DISTINCT exercise_id) FROM workout_sets AS theirs
    WHERE user_id = ${userId} AND entry_id = ANY(${entryIds}::uuid[]) AND exercise_id <> ALL(${ids}::text[])
      AND NOT EXISTS (SELECT FROM workout_sets
                      WHERE user_id = ${userId} AND workout_sets.exercise_id = theirs.exercise_id
                        AND entry_id <> ALL(${entryIds}::uuid[])))`
  const { count } = await writer.selectNoFrom(counted.as('count')).executeTakeFirstOrThrow()
  return count
}
