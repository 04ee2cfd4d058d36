import { passwordRoutes } from '@fonte/contract/account/password'
import { normalizeEmail } from '@fonte/domain/account/email'
import type { FastifyInstance } from 'fastify'
import { implement } from '../platform/http/implement.ts'
import type { Platform } from '../platform/platform.ts'
import { clearBrowserCache } from '../platform/session/cookies.ts'
import { changePassword } from './password-change.ts'
import { askForReset, resetPassword } from './password-reset.ts'

/** Adds the operations on passwords: recovering a forgotten one, and changing a known one. */
export const addPasswordRoutes = (app: FastifyInstance, platform: Platform): void => {
  const { cookies, limiter, now } = platform
  implement(app, platform, passwordRoutes, {
    'request-password-reset': async ({ body }) => {
      const email = normalizeEmail(body.email)
      await limiter.consumeAccount('mail', email)
      await askForReset(platform, email)
    },
    'update-password': async ({ visitor, body, request, reply, fail }) => {
      const { userId, mark } = (await resetPassword(platform, body, request)) ?? fail('link-invalid')
      if (visitor?.id === userId) cookies.clear(reply)
      cookies.setBrowserMark(reply, mark)
    },
    'change-password': async ({ user, body, reply, fail }) => {
      const { grant, mark } = (await changePassword(platform, user, body)) ?? fail('wrong-password')
      clearBrowserCache(reply)
      cookies.set(reply, grant, now())
      cookies.setBrowserMark(reply, mark)
    },
  })
}
