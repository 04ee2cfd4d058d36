import { type ZoneDays, zoneDays } from '@fonte/domain/history/zone-days'
import type { FastifyRequest } from 'fastify'
import { createDailyBackups, type DailyBackups } from './backup/daily-backup.ts'
import type { Config } from './config.ts'
import type { Database } from './database.ts'
import { type Arrivals, createArrivals } from './guard/arrivals.ts'
import { createFairQueue } from './limits/fair-queue.ts'
import { createLanes, type Lanes, publishedLanes } from './limits/lanes.ts'
import { createLimiter, type Limiter } from './limits/limiter.ts'
import { type Limits, publishedLimits } from './limits/limits.ts'
import { createMaintenanceMode, type MaintenanceMode } from './maintenance-mode.ts'
import type { Caller } from './session/caller.ts'
import { type SessionCookies, sessionCookies } from './session/cookies.ts'
import { createPasswords, type HashingCost, hashingLimits, type Passwords, publishedCost } from './session/passwords.ts'
import { createSessions, type Sessions } from './session/sessions.ts'
import { createWakeUps, type WakeUps } from './wake-ups/wake-ups.ts'

/** What every noun builds on; made once, without global state. */
export interface Platform {
  readonly config: Config
  readonly database: Database
  /** The server's clock, in ms since the epoch. */
  now(): number
  /** The calendar of the service. */
  readonly calendar: ZoneDays
  /** Who calls, by the request's session; null when nobody is signed in. */
  authenticate(request: FastifyRequest): Promise<Caller | null>
  readonly limiter: Limiter
  readonly arrivals: Arrivals
  readonly lanes: Lanes
  readonly sessions: Sessions
  readonly cookies: SessionCookies
  readonly passwords: Passwords
  /** Tells this server of changes that any server made. */
  readonly wakeUps: WakeUps
  readonly maintenance: MaintenanceMode
  /** Null where the database is not the embedded one, or none are wanted. */
  readonly backups: DailyBackups | null
}

export interface PlatformParts {
  readonly config: Config
  readonly database: Database
  /** Another clock than the machine's. */
  readonly now?: () => number
  /** Other numbers than the published ones. */
  readonly limits?: Limits
  /** Another cost of a hash than the published one. */
  readonly hashingCost?: HashingCost
}

/** Puts the platform together over an open database. */
export const createPlatform = ({
  config,
  database,
  now = Date.now,
  limits = publishedLimits,
  hashingCost = publishedCost,
}: PlatformParts): Platform => {
  const calendar = zoneDays(config.timeZone)
  const cookies = sessionCookies(config.publicUrl)
  const sessions = createSessions(database, config, now, calendar.dayOf)
  const wakeUps = createWakeUps(database.pool)
  return {
    config,
    database,
    now,
    calendar,
    authenticate: (request) => sessions.authenticate(cookies.tokens(request).access),
    limiter: createLimiter(database.pool, limits),
    arrivals: createArrivals(),
    lanes: createLanes(publishedLanes),
    sessions,
    cookies,
    passwords: createPasswords(createFairQueue(hashingLimits), hashingCost),
    wakeUps,
    maintenance: createMaintenanceMode(database, wakeUps),
    backups: config.backups && createDailyBackups({ ...config.backups, url: database.url, now }),
  }
}
