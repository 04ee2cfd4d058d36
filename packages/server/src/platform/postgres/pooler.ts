import type pg from 'pg'
import { reasonOf, StartError } from '../start-error.ts'
import { openConnection } from './open-connection.ts'

/** A limit (ms) that nobody else would set, to see whether it arrives. */
const unlikelyLimit = 14_321

const refusal = (reason: string) =>
  new StartError(
    `DATABASE_URL leads to a connection pooler, such as PgBouncer, ${reason}. Fonte keeps connections of its own and ` +
      'needs each of them to be a session of PostgreSQL, for its limits, locks, prepared statements and events: give it ' +
      'the address of PostgreSQL itself. Each server takes eleven connections.',
  )

interface Backend {
  /** Process number of PostgreSQL that answers. */
  readonly pid: number
  readonly limit: string
}

const backendOf = async (client: pg.Client): Promise<Backend> => {
  const { rows } = await client.query<Backend>(
    "SELECT pg_backend_pid() AS pid, current_setting('statement_timeout') AS limit",
  )
  const [backend] = rows
  if (!backend) throw new StartError('The database did not say which process answers.')
  return backend
}

const connectLimited = (url: string): Promise<pg.Client> =>
  openConnection(url, { statement_timeout: unlikelyLimit }).catch((error: unknown) => {
    const isRefused = /unsupported startup parameter/.test(reasonOf(error))
    throw isRefused ? refusal('that takes no limit of time for statements') : error
  })

/** Whether two connections are two sessions that keep their process of PostgreSQL, each for itself. */
const areSessions = async (first: pg.Client, second: pg.Client): Promise<boolean> => {
  const before = await backendOf(first)
  await second.query('BEGIN')
  const other = await backendOf(second)
  if (other.pid === before.pid) return false
  const after = await backendOf(first)
  return after.pid === before.pid
}

/**
 * Throws a StartError when a pooler stands before the database at `url` that drops settings of a session, or gives each
 * transaction another connection: Fonte would answer wrongly later, or not at all.
 */
export async function refusePooler(url: string): Promise<void> {
  const clients: pg.Client[] = []
  try {
    const first = await connectLimited(url)
    clients.push(first)
    if ((await backendOf(first)).limit !== `${unlikelyLimit}ms`) throw refusal('that drops the settings of a session')
    const second = await connectLimited(url)
    clients.push(second)
    if (!(await areSessions(first, second))) throw refusal('that gives each transaction another connection')
  } finally {
    await Promise.all(clients.map((client) => client.end()))
  }
}
