import { sql } from 'kysely'
import type { Writer } from '../platform/database.ts'
import { storedLimits } from '../platform/limits/stored-limits.ts'

/** What a program asks for, as one text: its exercises and sets in their order, without weights. */
export const findWorkDigest = async (programId: string, writer: Writer): Promise<string | null> => {
  const { rows } = await sql<{ digest: string | null }>`
    SELECT encode(work_digest(${programId}), 'hex') AS digest`.execute(writer)
  return rows[0]?.digest ?? null
}

/** Notes what a copy asks for, so that its owner does not publish it once the copy is another one, or gone. */
export const noteCopiedWork = async (programId: string, writer: Writer): Promise<void> => {
  await sql`SELECT note_copied_work(programs) FROM programs WHERE id = ${programId}`.execute(writer)
}

/** Forgets of each person what they copied first, beyond as much as is known of one. */
export const forgetCopiedWorks = async (writer: Writer): Promise<void> => {
  await sql`
    DELETE FROM copied_works USING (
      SELECT user_id, digest, row_number() OVER (PARTITION BY user_id ORDER BY copied_at DESC) AS place FROM copied_works
      WHERE user_id IN (SELECT user_id FROM copied_works GROUP BY user_id HAVING count(*) > ${storedLimits.copiedWorks})
    ) AS ranked
    WHERE copied_works.user_id = ranked.user_id AND copied_works.digest = ranked.digest
      AND ranked.place > ${storedLimits.copiedWorks}`.execute(writer)
}

/**
 * Whether a program of `userId` asks for the same exercises and sets as a copy that they have, or as they ever copied of
 * somebody else: it may be a duplicate of which a client did not say that it is one. It is not meant where it has been as
 * it is since before the copy, or asks for what a predefined program does, which is everybody’s.
 */
export const resemblesCopy = async (userId: string, programId: string, writer: Writer): Promise<boolean> => {
  const { rows } = await sql`
    WITH asked AS MATERIALIZED (
      SELECT work_digest(id) AS digest, updated_at FROM programs WHERE id = ${programId}
    ), copied AS (
      SELECT copied_at FROM copied_works, asked
      WHERE copied_works.user_id = ${userId} AND copied_works.digest = asked.digest
      UNION ALL
      SELECT copy.created_at FROM programs AS copy, asked
      WHERE copy.user_id = ${userId} AND copy.is_copy AND work_digest(copy.id) = asked.digest
        AND NOT EXISTS (
          SELECT FROM programs AS original
          WHERE original.id = copy.copied_from_program_id AND original.user_id = ${userId})
    )
    SELECT FROM copied, asked
    WHERE asked.updated_at >= copied.copied_at AND NOT EXISTS (
      SELECT FROM programs AS predefined
      WHERE predefined.is_predefined AND work_digest(predefined.id) = asked.digest)
    LIMIT 1`.execute(writer)
  return rows.length > 0
}
