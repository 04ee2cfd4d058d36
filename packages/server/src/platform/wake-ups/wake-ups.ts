import type { FastifyBaseLogger } from 'fastify'
import type pg from 'pg'
import { reasonOf } from '../start-error.ts'
import { listen } from './listening.ts'
import { createRefresher, type Refresher } from './refresher.ts'

/** What the triggers of the schema wake servers for. */
export type Topic = 'maintenance' | 'sessions' | 'posts' | 'person' | 'reports'

/** What changes are about, where the topic names it, in the order of the changes: people by their ids; null when it may be anything. */
export type Named = ReadonlySet<string> | null

/**
 * Wakes this server when something changed in the database, whichever server changed it. A wake-up brings no data, at most
 * the ids of what it is about: whoever is woken reads what is true now.
 */
export interface WakeUps {
  /** Calls `refresh` at the start, after each change of the topic, and whenever changes may have been missed. */
  on(topic: Topic, refresh: (named: Named) => Promise<void>): void
  /** Begins to listen, after everything was refreshed once. Rejects when the database is out of reach. */
  start(log: FastifyBaseLogger): Promise<void>
  stop(): Promise<void>
}

/** A listener with what was named since it refreshed last. */
const gathering = (topic: Topic, refresh: (named: Named) => Promise<void>, failed: (reason: Error) => void) => {
  let named: Set<string> | null = null
  const refresher: Refresher = createRefresher(async () => {
    const current = named
    named = new Set()
    try {
      await refresh(current)
    } catch (error) {
      named = null
      throw error
    }
  }, failed)
  return {
    topic,
    /** Refreshes what one of them is about, or everything. */
    now: (about: string | null) => {
      if (about === null) named = null
      else named?.add(about)
      return refresher.now()
    },
    stop: refresher.stop,
  }
}

/** Wake-ups over one connection beside those of `pool`, to the same database. */
export const createWakeUps = (pool: pg.Pool): WakeUps => {
  const listeners: (readonly [Topic, (named: Named) => Promise<void>])[] = []
  let refreshers: ReturnType<typeof gathering>[] = []
  let listening: Awaited<ReturnType<typeof listen>> | undefined
  const refreshAll = () => Promise.all(refreshers.map((refresher) => refresher.now(null)))
  const refreshSome = (changed: string) => {
    const [topic, ...about] = changed.split(' ')
    const named = about.length === 0 ? null : about.join(' ')
    return Promise.all(refreshers.flatMap((refresher) => (refresher.topic === topic ? [refresher.now(named)] : [])))
  }
  return {
    on: (topic, refresh) => {
      listeners.push([topic, refresh])
    },
    start: async (log) => {
      const failed = (reason: Error) => log.warn({ reason: reasonOf(reason) }, 'events out of reach')
      refreshers = listeners.map(([topic, refresh]) => gathering(topic, refresh, failed))
      listening = await listen(pool.options, {
        connected: refreshAll,
        notified: refreshSome,
        unreachable: failed,
      })
      await refreshAll()
    },
    stop: async () => {
      for (const refresher of refreshers) refresher.stop()
      await listening?.stop()
    },
  }
}
