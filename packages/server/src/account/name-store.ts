import { sql } from 'kysely'
import type { Database, Writer } from '../platform/database.ts'
import { skeletonOf } from '../platform/usernames/skeleton.ts'

/** How many names are read and written at once. */
const batch = 1_000

type NameTable = 'profiles' | 'sign_up_claims'

/** Writes the skeletons of some rows that have none; how many it wrote. */
const fillSome = async (table: NameTable, writer: Writer): Promise<number> => {
  const rows = await writer
    .selectFrom(table)
    .select('username')
    .where('username_skeleton', 'is', null)
    .limit(batch)
    .forUpdate()
    .execute()
  const names = rows.map(({ username }) => username)
  await sql`
    UPDATE ${sql.table(table)} SET username_skeleton = filled.skeleton
    FROM unnest(${names}::text[], ${names.map(skeletonOf)}::text[]) AS filled (name, skeleton)
    WHERE username = filled.name AND username_skeleton IS NULL`.execute(writer)
  return rows.length
}

/**
 * Fills in what the usernames look like that came from an older Fonte, or were written beside an older table of
 * look-alikes. Two of them that look alike both stay.
 */
export const fillSkeletons = async (database: Database): Promise<void> => {
  for (const table of ['profiles', 'sign_up_claims'] as const) {
    while ((await database.transaction((writer) => fillSome(table, writer))) > 0);
  }
}
