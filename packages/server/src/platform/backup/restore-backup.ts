import { once } from 'node:events'
import type { Writable } from 'node:stream'
import { finished } from 'node:stream/promises'
import pg from 'pg'
import { from as copyFrom } from 'pg-copy-streams'
import { migrateJobs } from '../jobs/jobs.ts'
import { lockSchema, makeSchema, migrate } from '../migrate.ts'
import { namingGrants } from '../postgres/grants.ts'
import { openConnection } from '../postgres/open-connection.ts'
import { StartError } from '../start-error.ts'
import type { BackupHeader, BackupTable } from './backup-format.ts'
import { type BackupContents, type BackupReader, checkBackup, readBackup } from './read-backup.ts'
import { liftGuards } from './schema-guards.ts'
import { makeRoomForJobs, queueWaitingJobs } from './waiting-jobs.ts'

const quoted = pg.escapeIdentifier

/** What stands in a database that is not empty, the queue of jobs aside, which an earlier try may have left. */
const contentsQuery = `
  SELECT relname AS name FROM pg_class
  WHERE relnamespace = 'public'::regnamespace AND relkind IN ('r', 'p', 'v', 'm', 'f', 'S')
    AND NOT EXISTS (SELECT FROM pg_depend WHERE objid = pg_class.oid AND deptype = 'e')
  ORDER BY relkind DESC, relname LIMIT 4`

const requireEmpty = async (client: pg.Client): Promise<void> => {
  const { rows } = await client.query<{ name: string }>(contentsQuery)
  if (rows.length === 0) return
  throw new StartError(
    `This database is not empty: it holds ${rows.map(({ name }) => name).join(', ')}. A back-up is restored into an ` +
      'empty one only, so that nothing is overwritten: name a new folder with DATA_DIR, or a new database with ' +
      'DATABASE_URL. Nothing was changed.',
  )
}

/** Gives the database the tables of the back-up, empty, and takes away what watches over their rows. */
const makeTables = async (client: pg.Client, { migrations, tables }: BackupHeader) => {
  await makeSchema(client, migrations)
  await client.query('SET CONSTRAINTS ALL IMMEDIATE')
  await client.query(makeRoomForJobs)
  const guards = await liftGuards(client)
  await client.query(`TRUNCATE ${tables.map(({ name }) => quoted(name)).join(', ')}`)
  return guards
}

const copyInto = (client: pg.Client, { name, columns }: BackupTable): Writable =>
  client.query(copyFrom(`COPY ${quoted(name)} (${columns.map((column) => quoted(column)).join(', ')}) FROM STDIN`))

interface RestoreOptions {
  /** Address of the database. */
  readonly url: string
  readonly path: string
  /** Hears how many rows each table had, as they are copied. */
  readonly onTable?: (name: string, rows: number) => void
  /** Ends the restore before all rows have come. */
  readonly signal?: AbortSignal
}

/** Copies the rows of a back-up as they arrive, all of it in the transaction that `client` is in. */
const copyingReader = (client: pg.Client, { onTable, signal }: Pick<RestoreOptions, 'onTable' | 'signal'>) => {
  let header: BackupHeader | undefined
  let restoreGuards: readonly string[] = []
  let into: Writable | undefined
  const tableAt = (index: number): BackupTable => header?.tables[index] ?? { name: '', columns: [] }
  const reader: BackupReader = {
    begin: async (found) => {
      header = found
      restoreGuards = (await makeTables(client, found)).restore
    },
    rows: async (chunk, index) => {
      if (signal?.aborted) throw new StartError('The restore was interrupted; the database is as empty as it was.')
      if (!into) {
        into = copyInto(client, tableAt(index))
        // What goes wrong is thrown by whoever waits next: here, for room, or at the end.
        into.on('error', () => undefined)
      }
      if (into.errored) throw into.errored
      if (!into.write(chunk)) await once(into, 'drain')
    },
    end: async (index, rows) => {
      if (into) {
        into.end()
        await finished(into)
      }
      into = undefined
      onTable?.(tableAt(index).name, rows)
    },
  }
  const finish = async () => {
    for (const { name, last_value } of header?.sequences ?? []) {
      await client.query('SELECT setval($1::regclass, $2)', [`public.${quoted(name)}`, last_value])
    }
    for (const statement of restoreGuards) await client.query(statement)
    await client.query(queueWaitingJobs)
  }
  return { reader, finish }
}

/** Copies all of it in one transaction, so that a restore that ends half way leaves the database empty. */
const copyAll = async ({ url, path, ...options }: RestoreOptions): Promise<BackupContents> => {
  const client = await openConnection(url, { keepAlive: true })
  try {
    await lockSchema(client, options.signal)
    await requireEmpty(client)
    await migrateJobs(url)
    await client.query(
      "BEGIN; SET LOCAL search_path = public; SET LOCAL client_encoding = 'UTF8'; SET LOCAL statement_timeout = 0; " +
        "SET LOCAL datestyle = 'ISO'",
    )
    const { reader, finish } = copyingReader(client, options)
    const contents = await readBackup(path, reader)
    await finish()
    await client.query('COMMIT')
    await client.query('ANALYZE')
    return contents
  } finally {
    await client.end()
  }
}

/**
 * Restores a back-up into the empty database at `url`: its schema as it was then, every row, and what waited to be done;
 * then brings the schema up to this Fonte. The file is read through before anything is changed.
 * @throws StartError when the file or the database cannot be used, and then nothing was changed
 */
export const restoreBackup = async (options: RestoreOptions): Promise<BackupContents> => {
  await checkBackup(options.path)
  try {
    const contents = await copyAll(options)
    await migrate(options.url)
    return contents
  } catch (error) {
    throw namingGrants(error, options.url)
  }
}
