import { secondFactorRoutes } from '@fonte/contract/account/second-factor'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { isPublic } from '../platform/config.ts'
import { implement } from '../platform/http/implement.ts'
import type { Platform } from '../platform/platform.ts'
import type { Continuation } from '../platform/session/continue-here.ts'
import { clearBrowserCache } from '../platform/session/cookies.ts'
import { requirePassword } from '../platform/session/require-password.ts'
import { beginSetup, confirmSecondFactor, endSecondFactor, renewRecoveryCodes } from './second-factor.ts'
import { findSecondFactorFacts } from './second-factor-store.ts'

const agentOf = ({ headers }: FastifyRequest) => headers['user-agent']

/** Adds the operations on the second step of one's sign-ins: setting it up, turning it on and off, its recovery codes. */
export const addSecondFactorRoutes = (app: FastifyInstance, platform: Platform): void => {
  const { config, cookies, database, now } = platform
  const goOn = (reply: FastifyReply, { grant, mark }: Continuation): void => {
    clearBrowserCache(reply)
    cookies.set(reply, grant, now())
    cookies.setBrowserMark(reply, mark)
  }
  implement(app, platform, secondFactorRoutes, {
    'get-second-factor': async ({ user }) => ({
      ...(await findSecondFactorFacts(user.id, database.read)),
      is_required: user.role === 'admin' && isPublic(config),
    }),
    'begin-second-factor': async ({ user, body }) => {
      await requirePassword(platform, user, body.password)
      return beginSetup(platform, user)
    },
    'turn-on-second-factor': async ({ user, body, request, reply }) => {
      const { codes, ...continuation } = await confirmSecondFactor(platform, user, {
        code: body.code,
        agent: agentOf(request),
      })
      goOn(reply, continuation)
      return { recovery_codes: codes }
    },
    'turn-off-second-factor': async ({ user, body: { code, password }, request, reply }) => {
      await requirePassword(platform, user, password)
      goOn(reply, await endSecondFactor(platform, user, { code, agent: agentOf(request) }))
    },
    'renew-recovery-codes': async ({ user, body: { code, password }, request }) => {
      await requirePassword(platform, user, password)
      return { recovery_codes: await renewRecoveryCodes(platform, user, { code, agent: agentOf(request) }) }
    },
  })
}
