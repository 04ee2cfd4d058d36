import type { FastifyBaseLogger } from 'fastify'
import type pg from 'pg'
import { reasonOf } from '../start-error.ts'
import { listen } from './listening.ts'
import { createLook, type Look } from './look.ts'

/** What the triggers of the schema wake servers for. */
export type Topic = 'maintenance' | 'sessions'

/**
 * Wakes this server when something changed in the database, whichever server changed it. A wake-up brings no data:
 * whoever is woken reads what is true now.
 */
export interface WakeUps {
  /** Has `see` look at the start, after each change of the topic, and whenever changes may have been missed. */
  on(topic: Topic, see: () => Promise<void>): void
  /** Begins to listen, after a first look at everything. Rejects when the database is out of reach. */
  start(log: FastifyBaseLogger): Promise<void>
  stop(): Promise<void>
}

/** Wake-ups over one connection beside those of `pool`, to the same database. */
export const createWakeUps = (pool: pg.Pool): WakeUps => {
  const sights: (readonly [Topic, () => Promise<void>])[] = []
  let looks: (readonly [Topic, Look])[] = []
  let listening: Awaited<ReturnType<typeof listen>> | undefined
  const lookAt = (wanted: (topic: string) => boolean) =>
    Promise.all(looks.flatMap(([topic, look]) => (wanted(topic) ? [look.now()] : [])))
  return {
    on: (topic, see) => {
      sights.push([topic, see])
    },
    start: async (log) => {
      const failed = (reason: Error) => log.warn({ reason: reasonOf(reason) }, 'events out of reach')
      looks = sights.map(([topic, see]) => [topic, createLook(see, failed)])
      listening = await listen(pool.options, {
        connected: () => lookAt(() => true),
        notified: (changed) => lookAt((topic) => topic === changed),
        unreachable: failed,
      })
      await lookAt(() => true)
    },
    stop: async () => {
      for (const [, look] of looks) look.stop()
      await listening?.stop()
    },
  }
}
