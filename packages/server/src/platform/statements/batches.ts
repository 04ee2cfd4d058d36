import { type RawBuilder, sql } from 'kysely'
import type { DB } from '../../generated/database.ts'
import type { Database, Writer } from '../database.ts'

/** So many rows one statement of a clean-up takes: as many rows as there may be, none of its statements takes long. */
export const rowsAtOnce = 1_000

/** Some of what a clean-up has to do; answers how many rows it took. */
export type SomeRows = (writer: Writer) => Promise<number>

/** Does all of a clean-up, some rows at a time, each time in a transaction of its own. */
export const inBatches = async ({ transaction }: Pick<Database, 'transaction'>, someRows: SomeRows): Promise<void> => {
  while ((await transaction(someRows)) >= rowsAtOnce);
}

/** Where the rows of a table stand that fit, as many as are taken at once; those that somebody holds come next time. */
export const rowPlaces = (table: keyof DB, condition: RawBuilder<boolean>): RawBuilder<readonly unknown[]> =>
  sql`ARRAY(SELECT ctid FROM ${sql.table(table)} WHERE ${condition} LIMIT ${sql.lit(rowsAtOnce)} FOR UPDATE SKIP LOCKED)`

/** Deletes some of the rows of a table that fit. */
export const deleteSome = async (table: keyof DB, condition: RawBuilder<boolean>, writer: Writer): Promise<number> => {
  const { numAffectedRows } =
    await sql`DELETE FROM ${sql.table(table)} WHERE ctid = ANY(${rowPlaces(table, condition)})`.execute(writer)
  return Number(numAffectedRows)
}
