import { eventsPath } from '@fonte/contract/service/event-names'
import type { FastifyInstance } from 'fastify'
import { countedAddressOf } from '../platform/limits/network-address.ts'
import type { Platform } from '../platform/platform.ts'
import { findEndedSessions } from './event-store.ts'
import { createNews } from './news.ts'
import { createStreams, type StreamSession } from './streams.ts'

/** Nothing between server and page may keep, change or gather what is to arrive at once. */
const headers = {
  'content-type': 'text/event-stream',
  'cache-control': 'no-store, no-transform',
  'x-accel-buffering': 'no',
  connection: 'close',
}

/** Adds the stream of events to which open pages listen. */
export const addEventRoutes = (app: FastifyInstance, platform: Platform): void => {
  const { authenticate, cookies, database, limiter, maintenance, wakeUps } = platform
  const streams = createStreams()
  const endThoseOver = async (held: readonly StreamSession[]) => {
    if (held.length === 0) return
    for (const { id, reason } of await findEndedSessions(held, database.read)) streams.endSession(id, { reason })
  }
  maintenance.onChange((enabled) => streams.tell('maintenance', { enabled }))
  wakeUps.on('sessions', () => endThoseOver(streams.sessions()))
  const news = createNews(platform, streams)
  wakeUps.on('posts', news.refreshPosts)
  wakeUps.on('person', news.refreshPeople)
  wakeUps.on('reports', news.refreshTickets)
  app.addHook('preClose', async () => {
    news.stop()
    streams.close()
  })
  // HEAD would hold a stream that nobody hears, until the server ends.
  app.get(eventsPath, { exposeHeadRoute: false, config: { routeClass: 'stream' } }, async (request, reply) => {
    const caller = await authenticate(request)
    if (caller) await limiter.consumePerson('read', request, caller, cookies.tokens(request).access)
    const session = caller && { id: caller.sessionId, userId: caller.id }
    const listener = { address: countedAddressOf(request), session }
    const stream = streams.open(listener, { enabled: maintenance.isOn() })
    // It may have ended before its stream was among those that hear of it.
    try {
      await endThoseOver(session ? [session] : [])
      await news.greet(listener)
    } catch (error) {
      stream.destroy()
      throw error
    }
    return reply.headers(headers).send(stream)
  })
}
