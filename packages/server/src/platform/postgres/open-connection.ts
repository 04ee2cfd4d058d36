import pg from 'pg'
import { reasonOf, StartError } from '../start-error.ts'

/**
 * One connection to the database at `url`, for the start. Throws a StartError that names the place, without the
 * password, when it cannot be had.
 */
export async function openConnection(url: string, options: pg.ClientConfig = {}): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 10_000, ...options })
  client.on('error', () => undefined)
  try {
    await client.connect()
    return client
  } catch (error) {
    const { hostname, port, pathname } = new URL(url)
    const place = `${hostname}${port && `:${port}`}${pathname}`
    throw new StartError(`The database at ${place} cannot be opened: ${reasonOf(error)}. Is DATABASE_URL right?`)
  }
}
