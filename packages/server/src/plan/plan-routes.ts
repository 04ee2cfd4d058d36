import { planRoutes } from '@fonte/contract/account/account'
import { canCancelPlan, canStartTrial, changePlan, type Plan } from '@fonte/domain/account/plan'
import type { FastifyInstance } from 'fastify'
import { lockMember, requireProfile } from '../account/account-store.ts'
import { implement } from '../platform/http/implement.ts'
import type { Platform } from '../platform/platform.ts'
import { findPlanState, setPlan } from './plan-store.ts'

/** Adds the operations by which people change their own plan. */
export const addPlanRoutes = (app: FastifyInstance, platform: Platform): void => {
  const { database, now } = platform
  const change = (userId: string, isAllowed: (plan: Plan) => boolean, next: Plan): Promise<boolean> =>
    database.transaction(async (writer) => {
      await lockMember(userId, writer)
      const before = await findPlanState(userId, writer)
      if (!before || !isAllowed(before.plan)) return false
      await setPlan(userId, changePlan(next, now()), writer)
      return true
    })
  implement(app, platform, planRoutes, {
    'start-trial': async ({ user, fail }) =>
      (await change(user.id, canStartTrial, 'Trial')) ? requireProfile(user.id, database.read) : fail('plan-conflict'),
    'cancel-plan': async ({ user, fail }) =>
      (await change(user.id, canCancelPlan, 'Basic')) ? requireProfile(user.id, database.read) : fail('plan-conflict'),
  })
}
