import type pg from 'pg'

/** How long (ms) the database may take. */
const longest = 2_000

/** What the database tells of itself and of the queue of jobs. */
export interface DatabaseFigures {
  readonly waiting: number
  readonly failing: number
  /** Age (s) of the oldest job that is due; 0 when none is. */
  readonly oldest: number
  readonly migrations: number
  readonly bytes: number
}

const query = `
  SELECT count(*) FILTER (WHERE attempts < max_attempts)::int AS waiting,
    count(*) FILTER (WHERE attempts > 0)::int AS failing,
    coalesce(extract(epoch FROM now() - min(run_at) FILTER (WHERE run_at < now())), 0)::float8 AS oldest,
    (SELECT count(*) FROM schema_migrations)::int AS migrations,
    pg_database_size(current_database())::float8 AS bytes
  FROM graphile_worker.jobs`

/** @throws when the database does not answer within two seconds */
export const readDatabaseFigures = async (pool: pg.Pool): Promise<DatabaseFigures> => {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('the database did not answer in time')), longest)
  })
  try {
    const { rows } = await Promise.race([pool.query<DatabaseFigures>(query), late])
    const [figures] = rows
    if (!figures) throw new Error('the database told nothing')
    return figures
  } finally {
    clearTimeout(timer)
  }
}
