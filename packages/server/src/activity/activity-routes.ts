import { activityRoutes } from '@fonte/contract/account/activity'
import type { FastifyInstance } from 'fastify'
import { implement } from '../platform/http/implement.ts'
import type { Platform } from '../platform/platform.ts'
import { listAccountEvents } from './activity-store.ts'

/** Adds the operation on what concerned the safety of one's account. */
export const addActivityRoutes = (app: FastifyInstance, platform: Platform): void => {
  implement(app, platform, activityRoutes, {
    'get-account-activity': async ({ user }) => ({ items: await listAccountEvents(user.id, platform.database.read) }),
  })
}
