import type { Report } from '@fonte/contract/report'
import type { Reader, Writer } from '../platform/database.ts'

const columns = ['id', 'report_type', 'status', 'content', 'created_at'] as const

const present = <T extends { readonly created_at: Date }>(row: T) => ({
  ...row,
  created_at: row.created_at.toISOString(),
})

/** One ticket that `userId` filed. */
export const findReport = async (userId: string, id: string, reader: Reader): Promise<Report | undefined> => {
  const row = await reader
    .selectFrom('reports')
    .select(columns)
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .executeTakeFirst()
  return row && present(row)
}

/** All tickets that `userId` filed, newest first, with name and address as they were then. */
export const listReportsOf = async (userId: string, reader: Reader) => {
  const rows = await reader
    .selectFrom('reports')
    .select([...columns, 'user_username', 'user_email'])
    .where('user_id', '=', userId)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .execute()
  return rows.map(present)
}

/** A new ticket, with its author's name and address as they are now. */
export interface NewReport extends Pick<Report, 'id' | 'report_type' | 'content'> {
  readonly user_username: string
  readonly user_email: string
  readonly created_at: Date
}

/** Files a ticket of `userId`; false when the id is taken. */
export const insertReport = async (userId: string, report: NewReport, writer: Writer): Promise<boolean> => {
  const inserted = await writer
    .insertInto('reports')
    .values({ ...report, user_id: userId })
    .onConflict((row) => row.column('id').doNothing())
    .returning('id')
    .executeTakeFirst()
  return inserted !== undefined
}
