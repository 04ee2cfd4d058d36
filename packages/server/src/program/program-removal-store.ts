import { type RawBuilder, sql } from 'kysely'
import type { Writer } from '../platform/database.ts'

/**
 * Locks those programs of `userId` that `isMeant` finds, for their removal, then what is known of their originals and copies,
 * which goes with them: each in one order everywhere, so that two who copied one another never wait in a circle.
 */
export const lockRemovedPrograms = async (
  userId: string,
  isMeant: RawBuilder<boolean>,
  writer: Writer,
): Promise<void> => {
  const programs = writer.selectFrom('programs').select('id').where('user_id', '=', userId).where(isMeant)
  const ids = (await programs.orderBy('id').forUpdate().execute()).map(({ id }) => id)
  await sql`
    SELECT count(*) FROM (
      SELECT FROM program_copies
      WHERE program_id = ANY(${ids}::uuid[]) OR source_program_id = ANY(${ids}::uuid[])
      ORDER BY program_id FOR UPDATE
    ) AS locked`.execute(writer)
}

/** Deletes a program of `userId`; false when there is none. */
export const deleteOwnProgram = async (userId: string, id: string, writer: Writer): Promise<boolean> => {
  await lockRemovedPrograms(userId, sql`id = ${id}`, writer)
  const program = writer.deleteFrom('programs').where('user_id', '=', userId).where('id', '=', id)
  return (await program.executeTakeFirst()).numDeletedRows > 0n
}

/** Deletes the programs of `userId`, or those that they had stored by `until`. */
export const deleteOwnPrograms = async (userId: string, writer: Writer, until?: Date): Promise<void> => {
  const isMeant = until ? sql<boolean>`created_at <= ${until}` : sql<boolean>`true`
  await lockRemovedPrograms(userId, isMeant, writer)
  await writer.deleteFrom('programs').where('user_id', '=', userId).where(isMeant).execute()
}
