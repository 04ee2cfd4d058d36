import type { RateClass } from '@fonte/contract/route'
import type { FastifyInstance } from 'fastify'
import { pino } from 'pino'
import { buildApp } from '../app.ts'
import { type Environment, readConfig } from '../platform/config.ts'
import { type ConnectionTimes, openDatabase } from '../platform/database.ts'
import { runDueJobs } from '../platform/jobs/jobs.ts'
import { type Limits, publishedLimits } from '../platform/limits/limits.ts'
import { serializers } from '../platform/log.ts'
import { createPlatform, type Platform } from '../platform/platform.ts'
import type { HashingCost } from '../platform/session/passwords.ts'
import { tasksOf } from '../tasks.ts'
import { type Client, createClient } from './client.ts'
import type { TestClock } from './clock.ts'

/** A whole server on a database of its own, which does not listen: it is called through `client`. */
export interface TestApp {
  readonly app: FastifyInstance
  readonly platform: Platform
  readonly clock: TestClock
  /** What the server logged so far. */
  readonly log: readonly LogLine[]
  /** A new browser without cookies, at this network address and of this user agent. */
  client(address?: string, agent?: string): Client
  /** Does the jobs that are due now. */
  settle(): Promise<void>
  close(): Promise<void>
}

interface LogLine {
  readonly level: number
  readonly msg: string
  readonly [field: string]: unknown
}

export interface TestAppOptions {
  readonly clock: TestClock
  /** Without it the limits are so wide that no test meets them. */
  readonly limits?: Limits
  /** Without it a hash of a password costs next to nothing: most tests sign people in to prove something else. */
  readonly hashingCost?: HashingCost
  /** Environment variables beyond the defaults of the embedded server. */
  readonly env?: Environment
  /** Other limits of time of the connections to the database than everywhere. */
  readonly times?: ConnectionTimes
  /** Folder of built pages; without it only the programming interface is served. */
  readonly webDir?: string
}

const boundless = { calls: 1_000_000_000, seconds: 60 }

/** The published limits, shared counters and all, but beyond reach. */
const wideLimits = Object.fromEntries(
  Object.entries(publishedLimits).map(([rate, { shared, address }]) => [
    rate,
    { shared, address: address && { ...address, ...boundless }, account: boundless },
  ]),
) as Record<RateClass, Limits[RateClass]>

/** The published way of hashing with as little memory as it takes. */
const lightCost: HashingCost = { algorithm: 2, memoryCost: 64, timeCost: 1, parallelism: 1 }

/** The key that every test server derives its sessions from, so that one can take over from another. */
const sessionKey = Buffer.alloc(32, 'test key')

/** A server that others reach needs a mail server; nobody listens there. */
const mail = { SMTP_URL: 'smtp://127.0.0.1:9', MAIL_FROM: 'fonte@exemple.fr' }

/** Opens a server on the migrated database at `url`; the database stays when it closes. */
export const openTestApp = async (
  url: string,
  { clock, limits, env = {}, webDir, times, hashingCost = lightCost }: TestAppOptions,
): Promise<TestApp> => {
  const lines: LogLine[] = []
  const log = pino({ level: 'debug', serializers }, { write: (line: string) => lines.push(JSON.parse(line)) })
  const config = readConfig({ ...(env.HOST || env.PUBLIC_URL ? mail : {}), ...env }, () => sessionKey)
  const database = openDatabase(url, times ? { times } : {})
  const platform = createPlatform({ config, database, now: clock.now, limits: limits ?? wideLimits, hashingCost })
  const app = await buildApp({ platform, log, ...(webDir !== undefined && { webDir }) })
  const tasks = tasksOf(platform, log)
  return {
    app,
    platform,
    clock,
    log: lines,
    client: (address, agent) => createClient(app, { publicUrl: config.publicUrl, now: clock.now, address, agent }),
    settle: () => runDueJobs(database.pool, tasks, log),
    close: async () => {
      await app.close()
      await database.close()
    },
  }
}
