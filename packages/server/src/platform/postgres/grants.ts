import pg from 'pg'
import { StartError } from '../start-error.ts'

/** Whether PostgreSQL denied the role something. */
export const isDenied = (error: unknown): error is pg.DatabaseError =>
  error instanceof pg.DatabaseError && error.code === '42501'

/**
 * Makes of an error that denies the role of `url` something the sentence that names what to grant; leaves any other
 * error as it is.
 */
export function namingGrants(error: unknown, url: string): unknown {
  if (!isDenied(error)) return error
  const { username, pathname } = new URL(url)
  const [role, database] = [username, pathname.slice(1)].map((name) => pg.escapeIdentifier(decodeURIComponent(name)))
  return new StartError(
    `PostgreSQL refuses what Fonte needs: ${error.message}. Its role must create tables and the schema graphile_worker, ` +
      `and own what is there already. As an administrator of the database, run: GRANT CREATE ON DATABASE ${database} ` +
      `TO ${role}; GRANT USAGE, CREATE ON SCHEMA public TO ${role};`,
  )
}
