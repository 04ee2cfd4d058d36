import { accountRoutes } from '@fonte/contract/account/account'
import { normalizeEmail } from '@fonte/domain/account/email'
import type { FastifyInstance } from 'fastify'
import { implement } from '../platform/http/implement.ts'
import type { Platform } from '../platform/platform.ts'
import { requireProfile, saveLanguage, saveUnit } from './account-store.ts'
import { askForConfirmation, confirmEmail } from './confirmation.ts'
import { signUp } from './sign-up.ts'

/** Adds the operations on one's account: making it, confirming it, and what the profile says. */
export const addAccountRoutes = (app: FastifyInstance, platform: Platform): void => {
  const { cookies, database, limiter } = platform
  implement(app, platform, accountRoutes, {
    'sign-up': async ({ body, request, reply }) => {
      cookies.setForm(reply, await signUp(platform, body, request))
    },
    'confirm-email': async ({ body: { token, password }, request, fail }) => {
      const mark = cookies.form(request)
      if (!(await confirmEmail(platform, { token, password, mark, request }))) fail('link-invalid')
    },
    'resend-confirmation': async ({ body }) => {
      const email = normalizeEmail(body.email)
      await limiter.consumeAccount('mail', email)
      await askForConfirmation(platform, email)
    },
    'get-profile': ({ user }) => requireProfile(user.id, database.read),
    'update-language': async ({ user, body }) => {
      await database.transaction((writer) => saveLanguage(user.id, body.lang, writer))
      return requireProfile(user.id, database.read)
    },
    'update-unit': async ({ user, body }) => {
      await database.transaction((writer) => saveUnit(user.id, body.unit, writer))
      return requireProfile(user.id, database.read)
    },
  })
}
