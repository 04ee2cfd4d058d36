import type { FastifyBaseLogger } from 'fastify'
import type pg from 'pg'
import { reasonOf } from '../start-error.ts'
import { listen } from './listening.ts'
import { createRefresher, type Refresher } from './refresher.ts'

/** What the triggers of the schema wake servers for. */
export type Topic = 'maintenance' | 'sessions'

/**
 * Wakes this server when something changed in the database, whichever server changed it. A wake-up brings no data:
 * whoever is woken reads what is true now.
 */
export interface WakeUps {
  /** Calls `refresh` at the start, after each change of the topic, and whenever changes may have been missed. */
  on(topic: Topic, refresh: () => Promise<void>): void
  /** Begins to listen, after everything was refreshed once. Rejects when the database is out of reach. */
  start(log: FastifyBaseLogger): Promise<void>
  stop(): Promise<void>
}

/** Wake-ups over one connection beside those of `pool`, to the same database. */
export const createWakeUps = (pool: pg.Pool): WakeUps => {
  const listeners: (readonly [Topic, () => Promise<void>])[] = []
  let refreshers: (readonly [Topic, Refresher])[] = []
  let listening: Awaited<ReturnType<typeof listen>> | undefined
  const refreshAll = (wanted: (topic: string) => boolean) =>
    Promise.all(refreshers.flatMap(([topic, refresher]) => (wanted(topic) ? [refresher.now()] : [])))
  return {
    on: (topic, refresh) => {
      listeners.push([topic, refresh])
    },
    start: async (log) => {
      const failed = (reason: Error) => log.warn({ reason: reasonOf(reason) }, 'events out of reach')
      refreshers = listeners.map(([topic, refresh]) => [topic, createRefresher(refresh, failed)])
      listening = await listen(pool.options, {
        connected: () => refreshAll(() => true),
        notified: (changed) => refreshAll((topic) => topic === changed),
        unreachable: failed,
      })
      await refreshAll(() => true)
    },
    stop: async () => {
      for (const [, refresher] of refreshers) refresher.stop()
      await listening?.stop()
    },
  }
}
