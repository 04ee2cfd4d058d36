import type { PlannedProgram } from '@fonte/domain/program/program'
import { sql } from 'kysely'
import type { Writer } from '../platform/database.ts'

/** What is compared of a program: its exercises and sets in their order, without weights, which are each lifter’s own. */
const workOf = ({ exercises }: Pick<PlannedProgram, 'exercises'>): string =>
  JSON.stringify(
    exercises.map(({ exercise_id, sets }) => [
      exercise_id,
      sets.map(({ reps, rest, seconds = null, distance = null }) => [reps, rest, seconds, distance]),
    ]),
  )

const storedWork = sql`(
  SELECT jsonb_agg(jsonb_build_array(row.exercise_id, (
      SELECT jsonb_agg(jsonb_build_array(
          one.value -> 'reps', one.value -> 'rest', one.value -> 'seconds', one.value -> 'distance')
        ORDER BY one.place)
      FROM json_array_elements(row.sets) WITH ORDINALITY AS one (value, place)))
    ORDER BY row."order")
  FROM program_exercises AS row WHERE row.program_id = programs.id)`

/**
 * Whether a program of `userId` asks for the same exercises and sets as a copy that they made of somebody else’s before:
 * whoever sends it may say that it is none. One that has been as it is since before the copy is not meant.
 */
export const resemblesCopy = async (
  userId: string,
  program: Pick<PlannedProgram, 'exercises'> & { readonly id?: string },
  writer: Writer,
): Promise<boolean> => {
  const { rows } = await sql`
    SELECT FROM programs
    WHERE user_id = ${userId} AND is_copy AND ${storedWork} = ${workOf(program)}::jsonb
      AND NOT EXISTS (
        SELECT FROM programs AS original
        WHERE original.id = programs.copied_from_program_id AND original.user_id = ${userId})
      AND NOT EXISTS (
        SELECT FROM programs AS earlier
        WHERE earlier.id = ${program.id ?? null}::uuid AND earlier.updated_at < programs.created_at)
    LIMIT 1`.execute(writer)
  return rows.length > 0
}
