import pg from 'pg'
import { reasonOf, StartError } from '../start-error.ts'

/** How long (ms) a database may take to let the start in. */
const letIn = 10_000

const notOpened = (url: string, error: unknown): StartError => {
  const { hostname, port, pathname } = new URL(url)
  const place = `${hostname}${port && `:${port}`}${pathname}`
  return new StartError(`The database at ${place} cannot be opened: ${reasonOf(error)}. Is DATABASE_URL right?`)
}

/**
 * One connection to the database at `url`, for the start. Throws a StartError that names the place, without the
 * password, when it cannot be had.
 */
export async function openConnection(url: string, options: pg.ClientConfig = {}): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: letIn, ...options })
  client.on('error', () => undefined)
  try {
    await client.connect()
    return client
  } catch (error) {
    throw notOpened(url, error)
  }
}

/** The same as a pool of that one connection, for libraries that want a pool. Throws as `openConnection` does. */
export async function openPool(url: string): Promise<pg.Pool> {
  const pool = new pg.Pool({ connectionString: url, connectionTimeoutMillis: letIn, max: 1 })
  pool.on('error', () => undefined)
  pool.on('connect', (client) => client.on('error', () => undefined))
  try {
    const client = await pool.connect()
    client.release()
    return pool
  } catch (error) {
    throw notOpened(url, error)
  }
}
