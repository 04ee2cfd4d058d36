import { type RawBuilder, sql } from 'kysely'
import { countedTo } from './page-bounds.ts'

/** How many rows `from` has, which begins with FROM; null for more than are counted, of which no more are read. */
export const countUpTo = (from: RawBuilder<unknown>): RawBuilder<number | null> =>
  sql<number | null>`(SELECT CASE WHEN count(*) <= ${sql.lit(countedTo)} THEN count(*) END
    FROM (SELECT ${from} LIMIT ${sql.lit(countedTo + 1)}) AS counted)`
