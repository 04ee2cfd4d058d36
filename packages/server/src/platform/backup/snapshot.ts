import type { Readable } from 'node:stream'
import pg from 'pg'
import { to as copyTo } from 'pg-copy-streams'
import { openConnection } from '../postgres/open-connection.ts'
import { StartError } from '../start-error.ts'
import {
  type BackupHeader,
  type BackupTable,
  endOfRows,
  footerLine,
  headerLine,
  type TableProof,
} from './backup-format.ts'
import { createRowProof } from './row-proof.ts'
import { jobColumns, waitingJobs, waitingJobsQuery } from './waiting-jobs.ts'

/**
 * All that is written the same on every server: the schema's own tables are named without it, so that each name is
 * found. A back-up takes as long as it takes.
 */
const ownSettings = `
  SET search_path = public; SET client_encoding = 'UTF8'; SET datestyle = 'ISO'; SET intervalstyle = 'postgres';
  SET timezone = 'UTC'; SET bytea_output = 'hex'; SET extra_float_digits = 1; SET statement_timeout = 0;
  SET idle_in_transaction_session_timeout = 0; SET lock_timeout = '10s'`

/**
 * The tables with the columns that can be written. What PostgreSQL itself forgets at a crash, such as the counters of
 * limits, is no part of a back-up.
 */
const tablesQuery = `
  SELECT relname AS name, array_agg(attname::text ORDER BY attnum) AS columns
  FROM pg_class JOIN pg_attribute ON attrelid = pg_class.oid AND attnum > 0 AND NOT attisdropped AND attgenerated = ''
  WHERE relnamespace = 'public'::regnamespace AND relkind = 'r' AND relpersistence = 'p'
    AND NOT EXISTS (SELECT FROM pg_depend WHERE objid = pg_class.oid AND deptype = 'e')
  GROUP BY relname ORDER BY relname`

const sequencesQuery = `
  SELECT sequencename AS name, last_value::text FROM pg_sequences
  WHERE schemaname = 'public' AND last_value IS NOT NULL ORDER BY sequencename`

const identifiers = (names: readonly string[]): string => names.map((name) => pg.escapeIdentifier(name)).join(', ')

/** Takes part in the snapshot, and keeps the tables from being changed in form until the back-up is made. */
const describe = async (client: pg.Client): Promise<Omit<BackupHeader, 'format' | 'version'>> => {
  await client.query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY')
  const { rows } = await client.query<{ jobs: boolean; migrated: boolean; at: Date }>(
    `SELECT to_regclass('graphile_worker._private_jobs') IS NOT NULL AS jobs,
       to_regclass('schema_migrations') IS NOT NULL AS migrated, now() AS at`,
  )
  const [found] = rows
  if (!found?.migrated) throw new StartError('This database holds nothing of Fonte: there is nothing to back up.')
  const tables = await client.query<BackupTable>(tablesQuery)
  await client.query(`LOCK TABLE ${identifiers(tables.rows.map(({ name }) => name))} IN ACCESS SHARE MODE`)
  const migrations = await client.query<BackupHeader['migrations'][number]>(
    'SELECT name, checksum FROM schema_migrations ORDER BY name',
  )
  const sequences = await client.query<BackupHeader['sequences'][number]>(sequencesQuery)
  const jobs = found.jobs ? [{ name: waitingJobs, columns: [...jobColumns] }] : []
  return {
    created_at: found.at.toISOString(),
    migrations: migrations.rows,
    tables: [...tables.rows, ...jobs],
    sequences: sequences.rows,
  }
}

const copyCommand = ({ name, columns }: BackupTable): string =>
  name === waitingJobs
    ? `COPY (${waitingJobsQuery}) TO STDOUT`
    : `COPY ${pg.escapeIdentifier(name)} (${identifiers(columns)}) TO STDOUT`

/**
 * The text of a back-up of the database at `url`, all of it as of one instant, while others read and write. `onTable`
 * hears of each table that is done.
 * @throws StartError when the database cannot be reached, or is none of Fonte
 */
export async function* readSnapshot(
  url: string,
  onTable: (name: string, rows: number) => void,
): AsyncGenerator<string | Buffer, void> {
  const client = await openConnection(url, { keepAlive: true })
  try {
    await client.query(ownSettings)
    const header = await describe(client)
    yield headerLine(header)
    const proofs: TableProof[] = []
    for (const table of header.tables) {
      const proof = createRowProof()
      const rows: Readable = client.query(copyTo(copyCommand(table)))
      for await (const chunk of rows) {
        proof.add(chunk)
        yield chunk
      }
      yield endOfRows
      const result = proof.result()
      proofs.push(result)
      onTable(table.name, result.rows)
    }
    yield footerLine({ proofs })
  } finally {
    await client.end()
  }
}
