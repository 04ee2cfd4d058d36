import { adminSecondFactorRoutes } from '@fonte/contract/admin/admin-second-factor'
import type { FastifyInstance } from 'fastify'
import { implement } from '../platform/http/implement.ts'
import { queueMail } from '../platform/mail/mail.ts'
import type { Platform } from '../platform/platform.ts'
import { requirePassword } from '../platform/session/require-password.ts'
import { resetSecondFactor } from './reset-store.ts'
import { secondFactorResetMail } from './second-factor-mails.ts'

/** Adds the operation by which an administrator helps somebody who lost their phone. */
export const addSecondFactorResetRoutes = (app: FastifyInstance, platform: Platform): void => {
  const { config, database, now } = platform
  implement(app, platform, adminSecondFactorRoutes, {
    'reset-second-factor': async ({ user, params, body, fail }) => {
      // One's own is turned off in the settings, by a code.
      if (params.id === user.id) fail('own-account')
      await requirePassword(platform, user, body.password)
      const outcome = await database.transaction(async (writer) => {
        const told = await resetSecondFactor({ actorId: user.id, userId: params.id }, now(), writer)
        if (told === null || told === 'off') return told
        await queueMail(config, told.email, secondFactorResetMail(told.lang, config.publicUrl), now(), writer)
        return 'done'
      })
      if (outcome === null) fail('not-found')
      if (outcome === 'off') fail('second-factor-off')
    },
  })
}
