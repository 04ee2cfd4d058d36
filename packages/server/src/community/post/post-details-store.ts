import { sql } from 'kysely'
import type { Reader } from '../../platform/database.ts'

/** So many people must have done a program before it is told, so that nobody's training shows through. */
const fewestPeople = 5

/** So many copies are looked at, the newest first, and of each so many workouts: who opens a post waits for no more. */
const mostCopies = 1_000
const mostWorkouts = 100

/** What a rating rests on. */
export interface Practice {
  readonly people: number
  readonly minutes: number
}

/**
 * How many people other than `authorId` finished a workout of a copy of theirs whose exercises are still those of the
 * program, in their order, and the median of what each of them usually takes, to five minutes; null below five people.
 * Of a thousand newest copies; who made older ones, or is blocked, is not counted.
 */
export const findPractice = async (authorId: string, programId: string, reader: Reader): Promise<Practice | null> => {
  const { rows } = await sql<Practice>`
    WITH original AS (
      SELECT array_agg(exercise_id ORDER BY "order") AS exercises FROM program_exercises WHERE program_id = ${programId}
    ), newest AS (
      SELECT program_id, exercise_map FROM program_copies
      WHERE source_program_id = ${programId} AND user_id <> ${authorId}
      ORDER BY program_id DESC LIMIT ${mostCopies}
    ), faithful AS (
      SELECT programs.id, programs.user_id FROM newest AS copy
      JOIN programs ON programs.id = copy.program_id
      JOIN users ON users.id = programs.user_id AND users.blocked_at IS NULL
      WHERE (
        SELECT array_agg(coalesce(
            (SELECT key FROM jsonb_each_text(copy.exercise_map) WHERE value = row.exercise_id LIMIT 1), row.exercise_id)
          ORDER BY row."order")
        FROM program_exercises AS row WHERE row.program_id = copy.program_id
      ) = (SELECT exercises FROM original)
    ), people AS (
      SELECT faithful.user_id, percentile_cont(0.5) WITHIN GROUP (ORDER BY done.duration_minutes) AS minutes
      FROM faithful CROSS JOIN LATERAL (
        SELECT duration_minutes FROM workout_history
        WHERE program_id = faithful.id AND user_id = faithful.user_id
        ORDER BY completed_at DESC LIMIT ${mostWorkouts}
      ) AS done
      GROUP BY faithful.user_id
    )
    SELECT count(*)::integer AS people, percentile_cont(0.5) WITHIN GROUP (ORDER BY minutes) AS minutes
    FROM people`.execute(reader)
  const [{ people, minutes } = { people: 0, minutes: 0 }] = rows
  return people < fewestPeople ? null : { people, minutes: Math.max(5, 5 * Math.round(minutes / 5)) }
}
