import { type RawBuilder, sql } from 'kysely'
import type { Reader, Writer } from './database.ts'
import { storedLimits } from './limits/stored-limits.ts'
import { Problem } from './problem.ts'
import { rowsAtOnce } from './statements/batches.ts'
import { compiledOnce } from './statements/compiled.ts'

/** The number that every change of what is a person's raises, and what it was when their training was reset last. */
export interface StoredRevision {
  readonly number: number
  readonly reset_at_number: number
}

const revisionOf = compiledOnce<{ userId: string }, StoredRevision>((reader, place) =>
  reader.selectFrom('revisions').select(['number', 'reset_at_number']).where('user_id', '=', place('userId')),
)

/** Where a person's changes stand; undefined when the account is gone. */
export const findRevision = async (userId: string, reader: Reader): Promise<StoredRevision | undefined> => {
  const [revision] = await revisionOf({ userId }, reader)
  return revision
}

/**
 * Tells whose changes the transaction has made, as its end does: `userId` among them, whose row of `revisions` is then
 * locked in its turn and may be changed further. It comes after all that the transaction changes otherwise.
 */
export const tellChanges = async (userId: string, writer: Writer): Promise<void> => {
  await sql`SELECT tell_changes(${userId})`.execute(writer)
}

/** Notes, as the last change of a transaction, that all that `userId` was told of their training is over with it. */
export const noteReset = async (userId: string, writer: Writer): Promise<void> => {
  await tellChanges(userId, writer)
  await writer.updateTable('revisions').set({ reset_at_number: sql`number` }).where('user_id', '=', userId).execute()
}

/**
 * Notes a reset again, as the last change of a transaction, that the database, restored since, had forgotten: it was at
 * this number of the person's changes.
 */
export const noteForgottenReset = async (userId: string, number: number, writer: Writer): Promise<void> => {
  await tellChanges(userId, writer)
  await writer
    .updateTable('revisions')
    .set({ number: sql`greatest(number, ${number})`, reset_at_number: sql`greatest(reset_at_number, ${number})` })
    .where('user_id', '=', userId)
    .execute()
}

/**
 * Notes that `userId` deleted the rows of these ids, which the server does not have; as many as may still be kept, for
 * anybody can name ids without end. What went as its import was undone was then deleted by hand.
 */
export const noteDeletions = async (userId: string, ids: readonly string[], writer: Writer): Promise<void> => {
  if (ids.length === 0) return
  await sql`
    INSERT INTO deleted_rows (user_id, id) SELECT DISTINCT ${userId}::uuid, named.id FROM unnest(${ids}::text[]) AS named (id)
    LIMIT greatest(0, ${storedLimits.deletions} - (SELECT count(*) FROM deleted_rows WHERE user_id = ${userId}))
    ON CONFLICT (user_id, id) DO UPDATE SET undone = false WHERE deleted_rows.undone`.execute(writer)
}

/** Notes one such deletion. */
export const noteDeletion = (userId: string, id: string, writer: Writer): Promise<void> =>
  noteDeletions(userId, [id], writer)

/** Forgets all that `userId`, who leaves, is known to have deleted. */
export const forgetDeletionsOf = async (userId: string, writer: Writer): Promise<void> => {
  await writer.deleteFrom('deleted_rows').where('user_id', '=', userId).execute()
}

/** To be asked before a row is made: what its person deleted does not come back. @throws Problem `already-deleted` */
export const refuseDeleted = async (userId: string, id: string, writer: Writer): Promise<void> => {
  const deleted = await writer
    .selectFrom('deleted_rows')
    .select('id')
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .executeTakeFirst()
  if (deleted) throw new Problem('already-deleted')
}

/**
 * Forgets some of the deletions that fit; answers how many. A device that may not have been told of one starts over with
 * its log. Who is at their log, be it for long, is left for the next time: the others whose clocks are held wait for nobody.
 */
const forgetSome = async (condition: RawBuilder<boolean>, writer: Writer): Promise<number> => {
  const { rows } = await sql<{ count: number }>`
    WITH
      due AS MATERIALIZED (
        SELECT ctid AS place, user_id FROM deleted_rows WHERE ${condition} LIMIT ${sql.lit(rowsAtOnce)} FOR UPDATE SKIP LOCKED),
      free AS MATERIALIZED (
        SELECT user_id FROM training_clock WHERE user_id IN (SELECT user_id FROM due) FOR UPDATE SKIP LOCKED),
      forgotten AS (
        DELETE FROM deleted_rows WHERE ctid = ANY(ARRAY(SELECT place FROM due JOIN free USING (user_id))) RETURNING user_id, seq),
      told AS (
        UPDATE training_clock SET known_from = greatest(known_from, latest.seq)
        FROM (SELECT user_id, max(seq) AS seq FROM forgotten WHERE seq IS NOT NULL GROUP BY user_id) AS latest
        WHERE training_clock.user_id = latest.user_id)
    SELECT count(*)::integer AS count FROM forgotten`.execute(writer)
  return rows[0]?.count ?? 0
}

/** Forgets some of the deletions that are older than anything a device may still send; answers how many. */
export const forgetDeletionsBefore = (before: Date, writer: Writer): Promise<number> =>
  forgetSome(sql`deleted_at < ${before}`, writer)

/** Forgets some of each person's oldest deletions beyond the limit; answers how many. */
export const forgetDeletionsBeyondLimit = (writer: Writer): Promise<number> => {
  const ranked = sql`
    SELECT user_id, id, row_number() OVER (PARTITION BY user_id ORDER BY deleted_at DESC) AS place FROM deleted_rows
    WHERE user_id IN (SELECT user_id FROM deleted_rows GROUP BY user_id HAVING count(*) > ${storedLimits.deletions})`
  const isBeyond = sql<boolean>`(user_id, id) IN (
    SELECT user_id, id FROM (${ranked}) AS ranked WHERE place > ${storedLimits.deletions})`
  return forgetSome(isBeyond, writer)
}
