import { usernameRoutes } from '@fonte/contract/account/account'
import type { FastifyInstance } from 'fastify'
import { requireProfile } from '../account/account-store.ts'
import { implement } from '../platform/http/implement.ts'
import { nameKey, oneByOne } from '../platform/limits/lanes.ts'
import type { Platform } from '../platform/platform.ts'
import { changeUsername } from './change-username.ts'

/** Adds the operation on one's public username. */
export const addUsernameRoutes = (app: FastifyInstance, platform: Platform): void => {
  const { database, lanes, now } = platform
  implement(app, platform, usernameRoutes, {
    'update-username': async ({ user, body }) => {
      const change = () => database.transaction((writer) => changeUsername(user.id, body.username, now(), writer))
      await oneByOne(lanes, nameKey(body.username), change)
      return requireProfile(user.id, database.read)
    },
  })
}
