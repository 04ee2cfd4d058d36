import { Kysely, PostgresDialect, type Transaction } from 'kysely'
import pg from 'pg'
import type { DB } from '../generated/database.ts'
import { preparing } from './prepared.ts'

const numericOid = 1700
const bigintOid = 20
const timestamptzOid = 1184

/** A connection that can only look: what a store's readers take. */
export type Reader = Pick<Kysely<DB>, 'selectFrom' | 'selectNoFrom' | 'with' | 'getExecutor' | 'fn'>

/** Exists only inside `transaction(...)`: what a store's writers take. */
export type Writer = Transaction<DB>

/** The pool of connections to PostgreSQL. */
export interface Database {
  readonly read: Reader
  /** Runs `work` in one transaction: all of it happens or none. */
  transaction<T>(work: (writer: Writer) => Promise<T>): Promise<T>
  /** The same connections for the libraries that bring their own SQL. */
  readonly pool: pg.Pool
  close(): Promise<void>
}

const parseAnyInstant = pg.types.getTypeParser(timestamptzOid, 'text')

/** The common form, `2026-11-21 05:20:55.12+01`, as ISO 8601, which V8 reads ten times as fast as any other. */
const parseInstant = (text: string): unknown =>
  /^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d(?:\.\d+)?[+-]\d\d$/.test(text)
    ? new Date(`${text.slice(0, 10)}T${text.slice(11)}:00`)
    : parseAnyInstant(text)

const parserOf = new Map<number, (text: string) => unknown>([
  [numericOid, Number],
  [bigintOid, Number],
  [timestamptzOid, parseInstant],
])

const parsers: pg.CustomTypesConfig = {
  getTypeParser: (oid, format) => parserOf.get(oid) ?? pg.types.getTypeParser(oid, format),
}

/**
 * Opens a pool on `url`. `onLost` hears of idle connections that PostgreSQL closed;
 * the pool replaces them by itself, so that a restart of PostgreSQL ends no server.
 */
export const openDatabase = (
  url: string,
  options: { max?: number; onLost?: (error: Error) => void } = {},
): Database => {
  const pool = new pg.Pool({
    connectionString: url,
    max: options.max ?? 10,
    connectionTimeoutMillis: 5_000,
    statement_timeout: 15_000,
    types: parsers,
  })
  pool.on('error', (error) => options.onLost?.(error))
  pool.on('connect', (client) => client.on('error', (error) => options.onLost?.(error)))
  const kysely = new Kysely<DB>({ dialect: new PostgresDialect({ pool: preparing(pool) }) })
  return {
    read: kysely,
    transaction: (work) => kysely.transaction().execute(work),
    pool,
    close: () => kysely.destroy(),
  }
}

/**
 * Whether PostgreSQL refused the statement for what it says or meets (a constraint, a trigger, a missing permission), and
 * not for want of a connection, a lock, memory or time, which may all be different at the next try.
 */
export const isRefusedStatement = (error: unknown): boolean =>
  error instanceof pg.DatabaseError && !/^(?:08|40|53|55|57|58|XX)/.test(error.code ?? '')

/** The name of the unique index or constraint that `error` broke, or null when it is another error. */
export const brokenConstraint = (error: unknown): string | null =>
  error instanceof pg.DatabaseError && (error.code === '23505' || error.code === '23503')
    ? (error.constraint ?? '')
    : null
