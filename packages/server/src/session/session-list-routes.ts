import { sessionListRoutes } from '@fonte/contract/account/session-list'
import type { FastifyInstance } from 'fastify'
import { lockMember } from '../account/account-store.ts'
import { noteAccountEvent } from '../activity/activity-store.ts'
import { implement } from '../platform/http/implement.ts'
import type { Platform } from '../platform/platform.ts'
import { endSession, endSessions } from '../platform/session/session-store.ts'
import { listSessions } from './session-list-store.ts'

/** Adds the operations on the list of a person’s sessions. */
export const addSessionListRoutes = (app: FastifyInstance, platform: Platform): void => {
  const { cookies, database, now } = platform
  implement(app, platform, sessionListRoutes, {
    'get-devices': async ({ user }) => ({
      items: await listSessions(user.id, user.sessionId, new Date(now()), database.read),
    }),
    'sign-out-device': async ({ user, params, reply, fail }) => {
      const found = await database.transaction(async (writer) => {
        await lockMember(user.id, writer)
        const ended = await endSession(user.id, params.id, writer)
        if (ended) await noteAccountEvent({ user_id: user.id, kind: 'session-ended', agent: ended }, now(), writer)
        return ended !== null
      })
      if (!found) fail('not-found')
      if (params.id === user.sessionId) cookies.clear(reply)
    },
    'sign-out-other-devices': ({ user, request }) =>
      database.transaction(async (writer) => {
        await lockMember(user.id, writer)
        await endSessions(user.id, user.sessionId, writer)
        const agent = request.headers['user-agent']
        await noteAccountEvent({ user_id: user.id, kind: 'sessions-ended', agent }, now(), writer)
      }),
  })
}
