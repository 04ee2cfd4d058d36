import { sql } from 'kysely'
import type { Reader } from '../platform/database.ts'
import { sendMailJob } from '../platform/mail/mail.ts'

/** The mails that a server has still to send. */
export interface WaitingMails {
  readonly waiting: number
  readonly failing: number
  readonly last_error: string | null
}

/** How much of an error is told: its first line, at most so many letters. */
const longestError = 200

/** The queued mails: those not tried yet, and those tried in vain with what the last of them failed with. */
export const findWaitingMails = async (reader: Reader): Promise<WaitingMails> => {
  const { rows } = await sql<WaitingMails>`
    SELECT count(*) FILTER (WHERE last_error IS NULL)::integer AS waiting,
      count(*) FILTER (WHERE last_error IS NOT NULL)::integer AS failing,
      (array_agg(last_error ORDER BY updated_at DESC) FILTER (WHERE last_error IS NOT NULL))[1] AS last_error
    FROM graphile_worker.jobs WHERE task_identifier = ${sendMailJob}`.execute(reader)
  const [mails = { waiting: 0, failing: 0, last_error: null }] = rows
  return { ...mails, last_error: mails.last_error?.split('\n')[0]?.slice(0, longestError) ?? null }
}

/** How long (ms) the database takes for one statement, the wait for a connection included. */
export const timeDatabase = async (reader: Reader): Promise<number> => {
  const startedAt = performance.now()
  await sql`SELECT 1`.execute(reader)
  return performance.now() - startedAt
}

/** How many bytes the database takes on its disk. */
export const findDatabaseSize = async (reader: Reader): Promise<number> => {
  const { rows } = await sql<{ bytes: number }>`SELECT pg_database_size(current_database()) AS bytes`.execute(reader)
  return rows[0]?.bytes ?? 0
}

/** When the oldest open ticket was written; null without any. */
export const findOldestOpenTicket = async (reader: Reader): Promise<Date | null> => {
  const row = await reader
    .selectFrom('reports')
    .select('created_at')
    .where('status', '=', 'Ouvert')
    .orderBy('created_at')
    .orderBy('id')
    .limit(1)
    .executeTakeFirst()
  return row?.created_at ?? null
}
