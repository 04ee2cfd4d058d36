import { sql } from 'kysely'
import type { Database, Writer } from '../platform/database.ts'
import { searchColumns } from '../platform/search/search-columns.ts'
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

/** Writes the search columns of some profiles that have none; how many it wrote. */
const fillSearch = async (writer: Writer): Promise<number> => {
  const rows = await writer
    .selectFrom('profiles')
    .innerJoin('users', 'users.id', 'profiles.id')
    .select(['profiles.id', 'full_name', 'username', 'email'])
    .where('search_text', 'is', null)
    .limit(batch)
    .forUpdate('profiles')
    .execute()
  const columns = rows.map(searchColumns)
  await sql`
    UPDATE profiles SET search_text = filled.search_text, name_key = filled.name_key
    FROM unnest(${rows.map(({ id }) => id)}::uuid[], ${columns.map(({ search_text }) => search_text)}::text[],
      ${columns.map(({ name_key }) => name_key)}::text[]) AS filled (id, search_text, name_key)
    WHERE profiles.id = filled.id`.execute(writer)
  return rows.length
}

/**
 * Fills in what the usernames look like and what people are searched by, where they came from an older Fonte, or were
 * written beside an older table of look-alikes. Two names that look alike both stay.
 */
export const fillNames = async (database: Database): Promise<void> => {
  for (const table of ['profiles', 'sign_up_claims'] as const) {
    while ((await database.transaction((writer) => fillSome(table, writer))) > 0);
  }
  while ((await database.transaction(fillSearch)) > 0);
}
