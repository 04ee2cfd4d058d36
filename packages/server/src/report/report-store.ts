import type { Report } from '@fonte/contract/report'
import { sql } from 'kysely'
import type { Database, Reader, Writer } from '../platform/database.ts'
import { searchTextOf } from './report-text.ts'

const columns = ['id', 'report_type', 'status', 'content', 'created_at'] as const

const present = <T extends { readonly created_at: Date }>(row: T) => ({
  ...row,
  created_at: row.created_at.toISOString(),
})

/** A ticket that was filed earlier, with the post that it names, if any. */
export interface EarlierReport extends Report {
  readonly post_id: string | null
}

/** One ticket that `userId` filed. */
export const findReport = async (userId: string, id: string, reader: Reader): Promise<EarlierReport | undefined> => {
  const row = await reader
    .selectFrom('reports')
    .select([...columns, 'post_id'])
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .executeTakeFirst()
  return row && present(row)
}

/** The ids of all tickets that `userId` filed, newest first. */
export const listReportIds = async (userId: string, reader: Reader): Promise<string[]> => {
  const own = reader.selectFrom('reports').select('id').where('user_id', '=', userId)
  return (await own.orderBy('created_at', 'desc').orderBy('id', 'desc').execute()).map(({ id }) => id)
}

/** Those tickets of `userId` that `ids` name, newest first, with name and address as they were then. */
export const listReports = async (userId: string, ids: readonly string[], reader: Reader) => {
  const rows = await reader
    .selectFrom('reports')
    .select([...columns, 'user_username', 'user_email', 'post_id', 'post_title', 'answered_at'])
    .where('user_id', '=', userId)
    .where('id', '=', sql<string>`ANY(${ids}::uuid[])`)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .execute()
  return rows.map((row) => ({ ...present(row), answered_at: row.answered_at?.toISOString() ?? null }))
}

/** A new ticket, with its author's name and address as they are now. */
export interface FiledReport extends Pick<Report, 'id' | 'report_type' | 'content'> {
  readonly user_username: string
  readonly user_email: string
  readonly created_at: Date
  /** The post that it names, with its title and author, if any. */
  readonly post_id?: string
  readonly post_title?: string
  readonly post_user_id?: string
}

/** How many tickets `userId` has filed. */
export const countReports = async (userId: string, writer: Writer): Promise<number> => {
  const { count } = await writer
    .selectFrom('reports')
    .select((row) => row.fn.countAll<number>().as('count'))
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow()
  return count
}

/** Files a ticket of `userId`, which is answered; undefined when the id is taken. */
export const insertReport = async (
  userId: string,
  report: FiledReport,
  writer: Writer,
): Promise<Report | undefined> => {
  const row = await writer
    .insertInto('reports')
    .values({ ...report, user_id: userId, search_text: searchTextOf(report) })
    .onConflict((row) => row.column('id').doNothing())
    .returning(columns)
    .executeTakeFirst()
  return row && present(row)
}

/** How many tickets are read and written at once. */
const batch = 1_000

/** Writes the searched words of some tickets that have none; how many it wrote. */
const fillSome = async (writer: Writer): Promise<number> => {
  const rows = await writer
    .selectFrom('reports')
    .select(['id', 'user_username', 'user_email', 'content', 'post_title'])
    .where('search_text', 'is', null)
    .orderBy('id')
    .limit(batch)
    .forUpdate()
    .execute()
  await sql`
    UPDATE reports SET search_text = filled.words
    FROM unnest(${rows.map(({ id }) => id)}::uuid[], ${rows.map(searchTextOf)}::text[]) AS filled (id, words)
    WHERE reports.id = filled.id`.execute(writer)
  return rows.length
}

/** Writes the words by which tickets are found, for those that came from an older Fonte. */
export const fillSearchTexts = async (database: Database): Promise<void> => {
  while ((await database.transaction(fillSome)) > 0);
}
