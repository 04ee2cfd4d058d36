import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type pg from 'pg'
import { isDenied, namingGrants } from './postgres/grants.ts'
import { openConnection } from './postgres/open-connection.ts'
import { reasonOf, StartError } from './start-error.ts'

/** One step of the schema, from a file NNN-<what>.sql. */
interface Migration {
  readonly name: string
  readonly sql: string
  readonly checksum: string
}

const ownMigrations = fileURLToPath(new URL('../migrations', import.meta.url))

/** Number of the advisory lock under which one server at a time migrates; "fonte" in hexadecimal. */
const lockNumber = 0x66_6f_6e_74_65

/** Oldest PostgreSQL that Fonte runs on, as its server_version_num. */
const oldestServer = 150_000

interface MigrateOptions {
  readonly folder?: string
  /** Ends the wait for another server, or before the next file. */
  readonly signal?: AbortSignal | undefined
}

/**
 * Brings the schema of the database at `url` up to date: each file in `folder` that has not run yet, in order, in a
 * transaction of its own. Of several servers that start at once one migrates and the others wait.
 * Throws a StartError when the database cannot be reached, denies its role something, is newer than this Fonte, or a
 * file fails; the schema is then as the last whole file left it, as it is when the reason of `signal` is thrown.
 */
export async function migrate(url: string, options: MigrateOptions = {}): Promise<void> {
  const { folder = ownMigrations, signal } = options
  const migrations = readMigrations(folder)
  const client = await open(url)
  try {
    await lockSchema(client, signal)
    await makeNotes(client)
    for (const migration of await pending(client, migrations)) {
      signal?.throwIfAborted()
      await apply(client, migration)
    }
  } catch (error) {
    throw namingGrants(error, url)
  } finally {
    await client.end()
  }
}

function readMigrations(folder: string): Migration[] {
  const names = readdirSync(folder).filter((name) => name.endsWith('.sql'))
  return names.sort().map((name) => {
    const sql = readFileSync(join(folder, name), 'utf8')
    return { name, sql, checksum: createHash('sha256').update(sql).digest('hex') }
  })
}

async function open(url: string): Promise<pg.Client> {
  const client = await openConnection(url)
  const version = await client.query<{ server_version_num: string }>('SHOW server_version_num')
  if (Number(version.rows[0]?.server_version_num) < oldestServer) {
    await client.end()
    throw new StartError('The database is older than PostgreSQL 15, which Fonte needs at least.')
  }
  return client
}

/** A migration that ran, as a database or a back-up notes it. */
type Applied = Pick<Migration, 'name' | 'checksum'>

/**
 * Keeps everybody else from migrating the database of `client` until the connection ends. Throws the reason of `signal`
 * when it comes first; the connection has then ended.
 */
export async function lockSchema(client: pg.Client, signal?: AbortSignal): Promise<void> {
  signal?.throwIfAborted()
  const giveUp = () => client.end()
  signal?.addEventListener('abort', giveUp, { once: true })
  try {
    await client.query('SELECT pg_advisory_lock($1)', [lockNumber])
  } catch (error) {
    throw signal?.aborted ? signal.reason : error
  } finally {
    signal?.removeEventListener('abort', giveUp)
  }
}

async function makeNotes(client: pg.Client): Promise<void> {
  await client.query(
    `CREATE TABLE IF NOT EXISTS schema_migrations
      (name text PRIMARY KEY, checksum text NOT NULL, applied_at timestamptz NOT NULL DEFAULT now())`,
  )
}

/**
 * Gives an empty database the schema that exactly the migrations `applied` make, within the transaction that `client` is
 * in, under the lock of `lockSchema`. Throws a StartError when one of them is unknown here, or another file by now.
 */
export async function makeSchema(
  client: pg.Client,
  applied: readonly Applied[],
  folder: string = ownMigrations,
): Promise<void> {
  const migrations = readMigrations(folder)
  requireKnown(applied, migrations)
  await makeNotes(client)
  const wanted = new Set(applied.map(({ name }) => name))
  for (const migration of migrations) if (wanted.has(migration.name)) await client.query(migration.sql)
}

/** Throws a StartError when this Fonte does not know what has run. */
function requireKnown(applied: readonly Applied[], migrations: readonly Migration[]): void {
  const byName = new Map(migrations.map((migration) => [migration.name, migration]))
  for (const { name, checksum } of applied) {
    const known = byName.get(name)
    if (!known) {
      throw new StartError(`The database was used by a newer Fonte (${name} is unknown here): start that version.`)
    }
    if (known.checksum !== checksum) {
      throw new StartError(`The migration ${name} was changed after it had run: put it back and write a new one.`)
    }
  }
}

async function pending(client: pg.Client, migrations: readonly Migration[]): Promise<Migration[]> {
  const done = await client.query<Applied>('SELECT name, checksum FROM schema_migrations')
  requireKnown(done.rows, migrations)
  const applied = new Set(done.rows.map(({ name }) => name))
  const latest = [...applied].sort().at(-1) ?? ''
  const left = migrations.filter(({ name }) => !applied.has(name))
  const late = left.find(({ name }) => name < latest)
  if (late) throw new StartError(`The migration ${late.name} comes too late: ${latest} has already run.`)
  return left
}

async function apply(client: pg.Client, { name, sql, checksum }: Migration): Promise<void> {
  try {
    await client.query('BEGIN')
    await client.query(sql)
    await client.query('INSERT INTO schema_migrations (name, checksum) VALUES ($1, $2)', [name, checksum])
    await client.query('COMMIT')
  } catch (error) {
    if (isDenied(error)) throw error
    throw new StartError(`The migration ${name} failed, and the database is as it was before it: ${reasonOf(error)}.`)
  }
}
