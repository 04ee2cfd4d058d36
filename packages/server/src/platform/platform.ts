import type { RateClass } from '@fonte/contract/route'
import type { FastifyRequest } from 'fastify'
import type { Config } from './config.ts'
import type { Database } from './database.ts'
import type { Caller } from './session/caller.ts'

/** What every noun builds on; made once, without global state, by `buildApp`. */
export interface Platform {
  readonly config: Config
  readonly database: Database
  /** The server's clock, in ms since the epoch. */
  now(): number
  /** Who calls, by the request's session; null when nobody is signed in. */
  authenticate(request: FastifyRequest): Promise<Caller | null>
  readonly limiter: {
    /** Counts the call against its class. @throws Problem `rate-limited` with the seconds to wait. */
    consume(rate: RateClass, request: FastifyRequest, caller: Caller | null): Promise<void>
  }
}
