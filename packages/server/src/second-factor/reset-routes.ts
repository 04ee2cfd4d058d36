import { adminSecondFactorRoutes } from '@fonte/contract/admin/admin-second-factor'
import type { FastifyInstance } from 'fastify'
import { implement } from '../platform/http/implement.ts'
import type { Platform } from '../platform/platform.ts'
import { requirePassword } from '../platform/session/require-password.ts'
import { resetSecondFactor } from './reset-store.ts'

/** Adds the operation by which an administrator helps somebody who lost their phone. */
export const addSecondFactorResetRoutes = (app: FastifyInstance, platform: Platform): void => {
  const { database, now } = platform
  implement(app, platform, adminSecondFactorRoutes, {
    'reset-second-factor': async ({ user, params, body, fail }) => {
      // One's own is turned off in the settings, by a code.
      if (params.id === user.id) fail('own-account')
      await requirePassword(platform, user, body.password)
      const reset = { actorId: user.id, userId: params.id }
      const outcome = await database.transaction((writer) => resetSecondFactor(platform, reset, now(), writer))
      if (outcome === 'gone') fail('not-found')
      if (outcome === 'off') fail('second-factor-off')
    },
  })
}
