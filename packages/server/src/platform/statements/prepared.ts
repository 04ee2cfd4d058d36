import type { PostgresPool, PostgresPoolClient } from 'kysely'
import type pg from 'pg'
import { endingWithCaller } from './caller-scope.ts'

/** So many statements each connection keeps prepared; each costs PostgreSQL some 50 kB. */
const most = 200

/** All columns of a table, as in `select *` and `programs.*`; neither `count(*)` nor a product. */
const allColumns = /(?:\b(?:select|distinct)\s+|[,.]\s*)\*/i

/** A pattern: whether an index or the order of the list is best depends on what is looked for, not on the statement. */
const pattern = /\blike \$\d/i

/**
 * Reading statements have few texts and are planned again and again; changes may have as many texts as rows.
 * All columns would break a prepared statement when a newer server adds one.
 */
const isKept = (text: string): boolean =>
  /^\s*(?:select|with)\b/i.test(text) && !allColumns.test(text) && !pattern.test(text)

/** Names under which PostgreSQL keeps statements prepared; undefined for one that it shall not keep. */
const createNames = () => {
  const names = new Map<string, string>()
  return (text: string): string | undefined => {
    const known = names.get(text)
    if (known !== undefined || names.size === most || !isKept(text)) return known
    const name = `s${names.size}`
    names.set(text, name)
    return name
  }
}

/**
 * The connections of `pool` on which reading statements stay prepared: planning one costs PostgreSQL
 * three to five times what running it does.
 */
export const preparing = (pool: pg.Pool): PostgresPool => {
  const nameOf = createNames()
  const prepared = new WeakMap<pg.PoolClient, PostgresPoolClient>()
  const wrap = (client: pg.PoolClient): PostgresPoolClient => {
    const query = (text: string, values: readonly unknown[]) => {
      const name = nameOf(text)
      const statement = name === undefined ? { text, values: [...values] } : { name, text, values: [...values] }
      return endingWithCaller(client, () => client.query(statement))
    }
    return Object.assign(Object.create(client), { query })
  }
  const connect = async () => {
    const client = await pool.connect()
    const known = prepared.get(client) ?? wrap(client)
    prepared.set(client, known)
    return known
  }
  return { options: pool.options, connect, end: () => pool.end() }
}
