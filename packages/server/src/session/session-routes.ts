import { secondStepRoutes } from '@fonte/contract/account/second-factor'
import { type Session, sessionRoutes } from '@fonte/contract/account/session'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { findAccount } from '../account/account-store.ts'
import { noteAccountEvent } from '../activity/activity-store.ts'
import { implement } from '../platform/http/implement.ts'
import type { Platform } from '../platform/platform.ts'
import { Problem } from '../platform/problem.ts'
import type { NewSignIn } from './open-session.ts'
import { completeSignIn } from './second-step.ts'
import { challengeLife, signIn } from './sign-in.ts'

/** What the page of `userId` sees of a session whose access token ends at `endsAt` (epoch ms). */
const presentSession = async (platform: Platform, userId: string, endsAt: number): Promise<Session> => {
  const account = await findAccount(userId, platform.database.read)
  if (!account) throw new Problem('signed-out')
  return {
    expires_at: new Date(endsAt).toISOString(),
    expires_in: Math.max(0, Math.floor((endsAt - platform.now()) / 1000)),
    user: { id: userId, email: account.email },
    profile: account.profile,
    lock_key: account.lockKey.toString('base64url'),
  }
}

/** Adds the operations on one's session: beginning, renewing, reading and ending it. */
export const addSessionRoutes = (app: FastifyInstance, platform: Platform): void => {
  const { cookies, limiter, sessions, now } = platform
  /** Hands a new session to this browser, in place of the one that it had. */
  const take = async ({ grant, mark }: NewSignIn, request: FastifyRequest, reply: FastifyReply): Promise<Session> => {
    await sessions.end(cookies.tokens(request))
    cookies.set(reply, grant, now())
    cookies.setBrowserMark(reply, mark)
    return presentSession(platform, grant.userId, grant.accessEndsAt)
  }
  implement(app, platform, secondStepRoutes, {
    'complete-sign-in': async ({ body, request, reply }) => {
      const done = await completeSignIn(platform, body.code, request)
      cookies.clearChallenge(reply)
      return take(done, request, reply)
    },
  })
  implement(app, platform, sessionRoutes, {
    'sign-in': async ({ body, request, reply, fail }) => {
      const begun = await signIn(platform, body, request)
      if ('grant' in begun) return take(begun, request, reply)
      cookies.setChallenge(reply, begun.challenge, challengeLife)
      return fail('second-step-required')
    },
    'refresh-session': async ({ request, reply, fail }) => {
      const { refresh } = cookies.tokens(request)
      const session = await sessions.named(refresh)
      if (session !== null) await limiter.consumeAccount('refresh', session)
      const result = session === null ? {} : await sessions.refresh({ refresh, mark: cookies.browserMark(request) })
      if ('access' in result) {
        cookies.set(reply, result, now())
        return presentSession(platform, result.userId, result.accessEndsAt)
      }
      const { reusedBy } = result
      if (reusedBy !== undefined) {
        request.log.warn({ user: reusedBy }, 'refresh token reused: its session was ended')
        const reuse = { user_id: reusedBy, kind: 'token-reused', agent: request.headers['user-agent'] } as const
        await platform.database.transaction((writer) => noteAccountEvent(reuse, now(), writer))
      }
      cookies.clear(reply)
      return fail('signed-out')
    },
    'get-session': ({ user }) => presentSession(platform, user.id, user.accessEndsAt),
    'sign-out': async ({ request, reply }) => {
      await sessions.end(cookies.tokens(request))
      cookies.clear(reply)
    },
  })
}
