import type { Socket } from 'node:net'
import { Kysely, PostgresDialect, type Transaction } from 'kysely'
import pg from 'pg'
import type { DB } from '../generated/database.ts'
import { againAfterDeadlock } from './statements/deadlock.ts'
import { preparing } from './statements/prepared.ts'

const numericOid = 1700
const bigintOid = 20
const timestamptzOid = 1184

/** A connection that only reads: what a store's readers take. */
export type Reader = Pick<Kysely<DB>, 'selectFrom' | 'selectNoFrom' | 'with' | 'getExecutor' | 'fn'>

/** Exists only inside `transaction(...)`: what a store's writers take. */
export type Writer = Transaction<DB>

/** The pool of connections to PostgreSQL. */
export interface Database {
  /** Its address, with the password. */
  readonly url: string
  readonly read: Reader
  /**
   * Runs `work` in one transaction: all of it happens or none. Where PostgreSQL ends it because it waited for another one in
   * a circle, it is run again: `work` must change nothing but what `writer` writes.
   */
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

/** Limits of time of a connection, in ms. */
export interface ConnectionTimes {
  /** For making one, and for waiting until one is free. */
  readonly connect: number
  /** For one statement, kept by PostgreSQL. */
  readonly statement: number
  /** For waiting on a lock that somebody else holds, kept by PostgreSQL. */
  readonly lock: number
  /** For an answer that PostgreSQL owes, kept here: longer than a statement may take, so that only a lost connection meets it. */
  readonly answer: number
}

const defaultTimes: ConnectionTimes = { connect: 5_000, statement: 15_000, lock: 10_000, answer: 20_000 }

/** After so many idle ms the system asks whether the other end is still there; a dead host ends the connection. */
const keepAliveDelay = 10_000

/** What the driver knows of a connection beyond its types. */
interface Wire {
  readonly connection: { readonly stream: Socket }
  readonly readyForQuery: boolean
}

/** So often is looked whether anything has passed, within the time that an answer may take. */
const looks = 4

/**
 * Destroys a connection that owes an answer and has been silent for `limit` ms: its host, or the way to it, is gone without
 * a word. Whoever waits is told, and the pool makes a new one.
 */
const endUnanswered = (client: pg.PoolClient, limit: number): void => {
  const wire = client as unknown as Wire
  const { stream } = wire.connection
  let passed = stream.bytesRead + stream.bytesWritten
  let silentLooks = 0
  // A socket's own timeout ran out once, while nothing was owed, and never again on Node 24.
  const timer = setInterval(() => {
    const now = stream.bytesRead + stream.bytesWritten
    silentLooks = wire.readyForQuery || now !== passed ? 0 : silentLooks + 1
    passed = now
    if (silentLooks < looks) return
    stream.destroy(Object.assign(new Error('PostgreSQL has been silent for too long'), { code: 'ETIMEDOUT' }))
  }, limit / looks).unref()
  stream.once('close', () => clearInterval(timer))
}

/**
 * Opens a pool on `url`. `onLost` hears of idle connections that PostgreSQL closed;
 * the pool replaces them by itself, so that a restart of PostgreSQL ends no server.
 */
export const openDatabase = (
  url: string,
  options: { max?: number; times?: ConnectionTimes; onLost?: (error: Error) => void } = {},
): Database => {
  const times = options.times ?? defaultTimes
  const pool = new pg.Pool({
    connectionString: url,
    max: options.max ?? 10,
    connectionTimeoutMillis: times.connect,
    statement_timeout: times.statement,
    lock_timeout: times.lock,
    keepAlive: true,
    keepAliveInitialDelayMillis: keepAliveDelay,
    types: parsers,
  })
  pool.on('error', (error) => options.onLost?.(error))
  pool.on('connect', (client) => {
    client.on('error', (error) => options.onLost?.(error))
    endUnanswered(client, times.answer)
  })
  const kysely = new Kysely<DB>({ dialect: new PostgresDialect({ pool: preparing(pool) }) })
  return {
    url,
    read: kysely,
    transaction: (work) => againAfterDeadlock(() => kysely.transaction().execute(work)),
    pool,
    close: () => kysely.destroy(),
  }
}

/**
 * Codes of PostgreSQL that say nothing about the statement, by class: 08 connection, 25006 read-only (a standby, or a
 * server that is being moved), 40001 and 40P01 overtaken by others, 53 memory, disk or connections used up, 55P03 a lock
 * that did not come, 57 cancelled, shut down or out of time, 58 trouble with the system itself.
 */
const passingStates = /^(?:08|25006|40001|40P01|53|55P03|57|58)/

/** Damage within PostgreSQL: neither the statement's fault, nor over at the next try. */
const internalStates = /^XX/

/** Whether a code of PostgreSQL tells of a state that passes: the same statement may succeed at the next try. */
export const isPassingState = (code: string): boolean => passingStates.test(code)

/** Whether PostgreSQL refused the statement for what it says or meets: a constraint, a trigger, a missing permission. */
export const isRefusedStatement = (error: unknown): boolean => {
  if (!(error instanceof pg.DatabaseError)) return false
  const { code = '' } = error
  return !isPassingState(code) && !internalStates.test(code)
}

/** The name of the unique index or constraint that `error` broke, or null when it is another error. */
export const brokenConstraint = (error: unknown): string | null =>
  error instanceof pg.DatabaseError && (error.code === '23505' || error.code === '23503')
    ? (error.constraint ?? '')
    : null
