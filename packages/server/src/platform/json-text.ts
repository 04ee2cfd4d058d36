import { type RawBuilder, sql } from 'kysely'

declare const content: unique symbol

/**
 * JSON of a `T` that PostgreSQL wrote and that leaves the server as it is. No serializer drops what the contract does
 * not name: the statement must name its columns (each test that calls an operation compares both).
 */
export type JsonText<T> = string & { readonly [content]: T }

/** The answer of a list, from the JSON of each of its items. */
export const jsonItems = <T>(rows: readonly { readonly json: JsonText<T> }[]): JsonText<{ items: T[] }> =>
  `{"items":[${rows.map(({ json }) => json).join(',')}]}` as JsonText<{ items: T[] }>

/** An instant of this column as ISO 8601 in UTC to the millisecond, as `Date` writes it. */
export const instantText = (column: string): RawBuilder<string> =>
  sql<string>`to_char(${sql.ref(column)} AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`
