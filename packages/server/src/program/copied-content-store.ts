import { sql } from 'kysely'
import type { Writer } from '../platform/database.ts'
import { storedLimits } from '../platform/limits/stored-limits.ts'
import { deleteSome } from '../platform/statements/batches.ts'

/** What a program asks for, as one text: its exercises and sets in their order, without weights. */
export const findWorkDigest = async (programId: string, writer: Writer): Promise<string | null> => {
  const { rows } = await sql<{ digest: string | null }>`
    SELECT encode(work_digest(${programId}), 'hex') AS digest`.execute(writer)
  return rows[0]?.digest ?? null
}

/** Notes since when a program asks for its work, where that is not what it asked for `before`, as a digest. */
export const noteOtherWork = async (programId: string, before: string | null, writer: Writer): Promise<void> => {
  await sql`UPDATE programs SET work_since = now()
    WHERE id = ${programId} AND encode(work_digest(id), 'hex') IS DISTINCT FROM ${before}`.execute(writer)
}

/** Notes what a copy asks for, so that its owner does not publish it once the copy is another one, or gone. */
export const noteCopiedWork = async (programId: string, writer: Writer): Promise<void> => {
  await sql`SELECT note_copied_work(programs) FROM programs WHERE id = ${programId}`.execute(writer)
}

/** Forgets of each person some of what they copied first, beyond as much as is known of one; answers how much. */
export const forgetCopiedWorks = (writer: Writer): Promise<number> => {
  const ranked = sql`
    SELECT user_id, digest, row_number() OVER (PARTITION BY user_id ORDER BY copied_at DESC) AS place FROM copied_works
    WHERE user_id IN (SELECT user_id FROM copied_works GROUP BY user_id HAVING count(*) > ${storedLimits.copiedWorks})`
  const isBeyond = sql<boolean>`(user_id, digest) IN (
    SELECT user_id, digest FROM (${ranked}) AS ranked WHERE place > ${storedLimits.copiedWorks})`
  return deleteSome('copied_works', isBeyond, writer)
}

/**
 * Whether a program of `userId` asks for the same exercises and sets as a copy that they have, or as they ever copied of
 * somebody else: it may be a duplicate of which a client did not say that it is one. It is not meant where it has asked
 * for that since before the copy, with whatever weights, or asks for what a predefined program does, which is everybody’s.
 */
export const resemblesCopy = async (userId: string, programId: string, writer: Writer): Promise<boolean> => {
  const { rows } = await sql`
    WITH asked AS MATERIALIZED (
      SELECT work_digest(id) AS digest, work_since FROM programs WHERE id = ${programId}
    ), copied AS (
      SELECT copied_at FROM copied_works, asked
      WHERE copied_works.user_id = ${userId} AND copied_works.digest = asked.digest
      UNION ALL
      SELECT copy.created_at FROM programs AS copy, asked
      WHERE copy.user_id = ${userId} AND copy.is_copy AND NOT copy.copied_from_self
        AND work_digest(copy.id) = asked.digest
    )
    SELECT FROM copied, asked
    WHERE asked.work_since >= copied.copied_at AND NOT EXISTS (
      SELECT FROM programs AS predefined
      WHERE predefined.is_predefined AND work_digest(predefined.id) = asked.digest)
    LIMIT 1`.execute(writer)
  return rows.length > 0
}

/**
 * Notes of the programs of `userId` that became like what they copied as their exercise got another name: they ask for that
 * since now. A copy with the same exercise was renamed along, and tells nothing. Answers which of them are published.
 */
export const noteRenamedWork = async (userId: string, exerciseId: string, writer: Writer): Promise<string[]> => {
  const { rows } = await sql<{ id: string; is_published: boolean }>`
    UPDATE programs SET work_since = now()
    WHERE user_id = ${userId} AND NOT is_copy
      AND EXISTS (SELECT FROM program_exercises AS row WHERE row.program_id = programs.id AND row.exercise_id = ${exerciseId})
      AND (
        EXISTS (SELECT FROM copied_works WHERE user_id = ${userId} AND digest = work_digest(programs.id))
        OR EXISTS (
          SELECT FROM programs AS copy
          WHERE copy.user_id = ${userId} AND copy.is_copy AND NOT copy.copied_from_self
            AND NOT EXISTS (
              SELECT FROM program_exercises AS row WHERE row.program_id = copy.id AND row.exercise_id = ${exerciseId})
            AND work_digest(copy.id) = work_digest(programs.id)))
    RETURNING id, (is_public OR EXISTS (SELECT FROM posts WHERE posts.program_id = programs.id)) AS is_published`.execute(
    writer,
  )
  return rows.filter(({ is_published }) => is_published).map(({ id }) => id)
}
