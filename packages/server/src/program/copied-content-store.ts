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

/** The same of a stored program, by the name that a statement gives it. */
const storedWork = (name: 'copy' | 'predefined') => sql`(
  SELECT jsonb_agg(jsonb_build_array(row.exercise_id, (
      SELECT jsonb_agg(jsonb_build_array(
          one.value -> 'reps', one.value -> 'rest', one.value -> 'seconds', one.value -> 'distance')
        ORDER BY one.place)
      FROM json_array_elements(row.sets) WITH ORDINALITY AS one (value, place)))
    ORDER BY row."order")
  FROM program_exercises AS row WHERE row.program_id = ${sql.ref(`${name}.id`)})`

/**
 * Whether a program of `userId` asks for the same exercises and sets as a copy that they made of somebody else’s before:
 * it may be a duplicate of which a client did not say that it is one. It is not meant where it has been as it is since
 * before the copy, or asks for what a predefined program does, which is everybody’s.
 */
export const resemblesCopy = async (
  userId: string,
  program: Pick<PlannedProgram, 'exercises'> & { readonly id: string },
  writer: Writer,
): Promise<boolean> => {
  const work = workOf(program)
  const { rows } = await sql`
    SELECT FROM programs AS copy
    WHERE copy.user_id = ${userId} AND copy.is_copy AND ${storedWork('copy')} = ${work}::jsonb
      AND NOT EXISTS (
        SELECT FROM programs AS original
        WHERE original.id = copy.copied_from_program_id AND original.user_id = ${userId})
      AND NOT EXISTS (
        SELECT FROM programs AS earlier
        WHERE earlier.id = ${program.id} AND earlier.updated_at < copy.created_at)
      AND NOT EXISTS (
        SELECT FROM programs AS predefined
        WHERE predefined.is_predefined AND ${storedWork('predefined')} = ${work}::jsonb)
    LIMIT 1`.execute(writer)
  return rows.length > 0
}
