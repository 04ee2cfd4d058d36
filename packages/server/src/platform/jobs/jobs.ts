import { EventEmitter } from 'node:events'
import type { FastifyBaseLogger } from 'fastify'
import {
  Logger,
  type ParsedCronItem,
  parseCrontab,
  type Runner,
  run,
  runMigrations,
  runOnce,
  type TaskList,
  type WorkerEvents,
} from 'graphile-worker'
import { sql } from 'kysely'
import type pg from 'pg'
import type { Writer } from '../database.ts'
import { namingGrants } from '../postgres/grants.ts'
import { openPool } from '../postgres/open-connection.ts'
import { rowsAtOnce } from '../statements/batches.ts'
import { takenBackOnce } from './worker-pool.ts'

/** What a server does for each kind of job; what a job was queued with arrives as it was written. */
export type Tasks = Readonly<Record<string, (payload: unknown) => Promise<void>>>

/** How many jobs one server works on at once. */
const concurrency = 2

/** How long (ms) to wait before looking for jobs again after the database was out of reach. */
const pause = 5_000

/** How often (ms) a server notes which jobs it works on, and looks for those whose server died. */
const rounds = 60_000

/** How long (ms) a job that failed waits for its next try at most: so soon a mail leaves once the mail server is back. */
const longestWait = 120_000

/** How long (SQL interval) a job is put off whose account is held. */
const putOff = '2 seconds'

/** How often a queued job is tried: at its longest wait for over four days. */
const tries = 3000

/** A server that has noted nothing of its jobs for so long (SQL interval) is dead. */
const longestSilence = '5 minutes'

/**
 * The worker’s own words, in our log: what it says of each job is only of interest when something failed. A job that
 * failed is an error; the worker’s trouble with its connections passes, and is none.
 */
const logger = (log: FastifyBaseLogger) =>
  new Logger(() => (level, message, meta) => {
    if (level === 'error' && meta?.failure) log.error(message)
    else if (level === 'error' || level === 'warning') log.warn(message)
    else log.debug(message)
  })

/**
 * Makes or updates the tables of the job queue in the database at `url`; several servers may do so at once.
 * @throws StartError when it cannot be reached, or denies its role something
 */
export const migrateJobs = async (url: string): Promise<void> => {
  const pgPool = await openPool(url)
  try {
    await runMigrations({ pgPool, logger: new Logger(() => () => undefined) })
  } catch (error) {
    throw namingGrants(error, url)
  } finally {
    await pgPool.end()
  }
}

/**
 * Queues a job that begins when the transaction of `writer` is done, and is retried for days until it succeeds: with a
 * back-off that `hastenJobs` keeps within minutes.
 */
export const queueJob = async (name: string, payload: object, writer: Writer): Promise<void> => {
  const words = JSON.stringify(payload)
  await sql`SELECT graphile_worker.add_job(${name}, payload := ${words}::json, max_attempts := ${tries})`.execute(
    writer,
  )
}

/**
 * Queues a job anew that comes to an account which somebody holds, for a little later: one that waited would keep one of the
 * few places where everybody's jobs are done.
 */
export const putOffJob = async (name: string, payload: object, writer: Writer): Promise<void> => {
  const words = JSON.stringify(payload)
  await sql`SELECT graphile_worker.add_job(${name}, payload := ${words}::json, max_attempts := ${tries},
    run_at := now() + ${putOff}::interval)`.execute(writer)
}

const options = (pgPool: pg.Pool, tasks: Tasks, log: FastifyBaseLogger) => ({
  pgPool: takenBackOnce(pgPool),
  taskList: tasks as TaskList,
  logger: logger(log),
  noHandleSignals: true,
  concurrency,
  // A worker that notes ends in batches, even of one, waits for its notes before it stops; else it does not.
  preset: { worker: { completeJobBatchDelay: 0, failJobBatchDelay: 0 } },
})

/** Notes that the server whose worker is `workerId` still works on its jobs, however long they take. */
const holdJobs = async (pool: pg.Pool, workerId: string): Promise<void> => {
  await pool.query('UPDATE graphile_worker._private_jobs SET locked_at = now() WHERE locked_by = $1', [workerId])
}

/** Gives back the jobs of servers that were killed in the middle of them. */
const releaseAbandoned = async (pool: pg.Pool): Promise<void> => {
  await pool.query(
    `SELECT graphile_worker.force_unlock_workers(array_agg(locked_by))
     FROM graphile_worker.jobs WHERE locked_at < now() - $1::interval`,
    [longestSilence],
  )
}

/** Brings the queued jobs forward whose next try is further from `now` (epoch ms) than a job should ever wait. */
export const hastenJobs = async (pool: pg.Pool, now: number): Promise<void> => {
  await pool.query(
    `SELECT graphile_worker.reschedule_jobs(array_agg(id), run_at := $1)
     FROM graphile_worker.jobs WHERE run_at > $1 AND attempts > 0 AND max_attempts = $2 AND locked_at IS NULL`,
    [new Date(now + longestWait), tries],
  )
}

/**
 * Removes some of the jobs that failed so often that nobody tries them any more, with all that they were to carry; answers
 * how many.
 */
export const forgetHopelessJobs = async (writer: Writer): Promise<number> => {
  const { rows } = await sql`
    SELECT id FROM graphile_worker.complete_jobs(ARRAY(
      SELECT id FROM graphile_worker.jobs WHERE attempts >= max_attempts AND locked_at IS NULL
      LIMIT ${sql.lit(rowsAtOnce)}))`.execute(writer)
  return rows.length
}

/** The line in which jobs stand that have their times: one at a time is done, by all servers together. */
const upkeep = 'upkeep'

/**
 * The jobs of a crontab, which put things in order and may take minutes: one after the other, and each waits once at most.
 * The places that are left are for mails.
 */
export const upkeepTimes = (crontab: string): ParsedCronItem[] =>
  parseCrontab(crontab).map((item) => ({
    ...item,
    options: { ...item.options, queueName: upkeep, jobKey: item.task, jobKeyMode: 'preserve_run_at' },
  }))

/**
 * Works on the queue until `stop`, which waits for the jobs under way; starts again by itself after an outage. Each line
 * of `crontab` (UTC) queues a job at its times, once for all servers together.
 */
export const startJobs = async (
  pool: pg.Pool,
  tasks: Tasks,
  log: FastifyBaseLogger,
  crontab = '',
): Promise<{ stop(): Promise<void> }> => {
  let stopped = false
  let timer: NodeJS.Timeout | undefined
  let workerId = ''
  const events: WorkerEvents = new EventEmitter()
  events.on('pool:create', ({ workerPool }) => (workerId = workerPool.id))
  // A round that fails for want of a database is made up for by the next one. What this server holds is noted first: one
  // that stood still must not take its own jobs for those of a dead one.
  const takeCare = async () => {
    await holdJobs(pool, workerId)
    await Promise.all([releaseAbandoned(pool), hastenJobs(pool, Date.now())])
  }
  const caretaker = setInterval(() => takeCare().catch(() => undefined), rounds)
  const begin = async (): Promise<Runner> => {
    const started = await run({ ...options(pool, tasks, log), events, parsedCronItems: upkeepTimes(crontab) })
    started.promise.catch((error: Error) => log.warn({ reason: error.message }, 'job queue out of reach')).then(again)
    return started
  }
  const again = () => {
    if (stopped) return
    const retry = () => begin().then((next) => (runner = next), again)
    timer = setTimeout(retry, pause)
  }
  await releaseAbandoned(pool)
  let runner = await begin()
  const stop = async () => {
    stopped = true
    clearTimeout(timer)
    clearInterval(caretaker)
    await runner.stop().catch(() => undefined)
  }
  return { stop }
}

/** Does the jobs that are due now, once each. */
export const runDueJobs = (pool: pg.Pool, tasks: Tasks, log: FastifyBaseLogger): Promise<void> =>
  runOnce(options(pool, tasks, log))
