import { type Language, languages } from '@fonte/domain/words/language'
import { sql } from 'kysely'
import type { Reader } from '../platform/database.ts'

/** How many accounts there are by language: the counts that the database keeps. */
export const countAccounts = async (reader: Reader): Promise<Record<Language, number>> => {
  const { rows } = await sql<{ lang: Language; count: number }>`
    SELECT name[2] AS lang, sum(change)::integer AS count FROM kept_counts WHERE name[1] = 'account' GROUP BY name`.execute(
    reader,
  )
  const countOf = (lang: Language) => rows.find((row) => row.lang === lang)?.count ?? 0
  return Object.fromEntries(languages.map((lang) => [lang, countOf(lang)])) as Record<Language, number>
}
