import type { ChildProcess } from 'node:child_process'
import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { reasonOf, StartError } from '../start-error.ts'
import { superuser } from './cluster.ts'

/** Role and database that Fonte works as and in. */
export const fonte = 'fonte'

/** How long (ms) a server that takes a connection may be silent. */
const silence = 10_000

/** Whether the driver gave a connection up, because nobody spoke. */
const isSilent = (error: unknown): boolean => reasonOf(error) === 'timeout expired'

/**
 * Whether an error says "not yet": the server is recovering what it had written, or on its way down (class 57P), or no
 * database has spoken: nobody listens so far, or one that cannot stay hung up before it ended.
 */
const isNotYet = (error: unknown): boolean =>
  error instanceof pg.DatabaseError ? /^57P/.test(error.code ?? '') : !isSilent(error)

/**
 * Waits until a server answers, as long as its process lives, and makes sure of Fonte's role and database in it.
 * The role may do everything inside its own databases and nothing to the server. Throws a StartError when the server is
 * silent for `timeout` ms, or does not let Fonte in.
 */
export async function prepareServer(
  server: ChildProcess,
  port: number,
  password: string,
  timeout = silence,
): Promise<boolean> {
  const place = { host: '127.0.0.1', port, user: superuser, password, database: 'postgres' }
  const client = await firstClient(server, { ...place, connectionTimeoutMillis: timeout })
  if (client === null) return false
  try {
    const role = await client.query('SELECT 1 FROM pg_roles WHERE rolname = $1', [fonte])
    if (role.rowCount === 0) {
      await client.query(`CREATE ROLE ${fonte} LOGIN CREATEDB PASSWORD ${client.escapeLiteral(password)}`)
    }
    const database = await client.query('SELECT 1 FROM pg_database WHERE datname = $1', [fonte])
    if (database.rowCount === 0) await client.query(`CREATE DATABASE ${fonte} OWNER ${fonte}`)
    return true
  } finally {
    await client.end()
  }
}

/** A connection as superuser, or null when the server's process has ended. */
async function firstClient(server: ChildProcess, config: pg.ClientConfig): Promise<pg.Client | null> {
  while (server.pid !== undefined && server.exitCode === null && server.signalCode === null) {
    const client = new pg.Client(config)
    client.on('error', () => undefined)
    try {
      await client.connect()
      return client
    } catch (error) {
      if (!isNotYet(error)) throw new StartError(`The embedded database does not let Fonte in: ${reasonOf(error)}.`)
      await pause(20)
    }
  }
  return null
}
