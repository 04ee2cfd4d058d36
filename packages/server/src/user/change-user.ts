import type { AdminUser } from '@fonte/contract/admin/admin-user'
import { changePlan, type Plan } from '@fonte/domain/account/plan'
import { noteAccountEvent } from '../activity/activity-store.ts'
import { lockActorAndUser } from '../admin/role-store.ts'
import { insertAudit } from '../audit/audit-store.ts'
import { findPlanState, givePlan } from '../plan/plan-store.ts'
import type { Writer } from '../platform/database.ts'
import { Problem } from '../platform/problem.ts'
import { endSessions } from '../platform/session/session-store.ts'
import { findUser, presentUser } from './user-list-store.ts'

/** Who acts on whom. */
interface Pair {
  readonly actorId: string
  readonly userId: string
}

/**
 * Gives an account a plan at `now` (epoch ms): a trial begins anew, any other plan that is there already leaves no trace.
 * @throws Problem `not-found`
 */
export const changeUserPlan = async (pair: Pair, plan: Plan, now: number, writer: Writer): Promise<AdminUser> => {
  if (!(await lockActorAndUser(pair.actorId, pair.userId, writer))) throw new Problem('not-found')
  const before = await findPlanState(pair.userId, writer)
  if (!before) throw new Problem('not-found')
  if (plan === 'Trial' || before.plan !== plan)
    await givePlan(pair, { before, after: changePlan(plan, now) }, now, writer)
  const row = await findUser(pair.userId, writer)
  if (!row) throw new Problem('not-found')
  return presentUser(row, now)
}

/** Signs an account out everywhere at `now` (epoch ms); from how many sessions. @throws Problem `not-found`, `own-account` */
export const endUserSessions = async ({ actorId, userId }: Pair, now: number, writer: Writer): Promise<number> => {
  if (actorId === userId) throw new Problem('own-account')
  if (!(await lockActorAndUser(actorId, userId, writer))) throw new Problem('not-found')
  const ended = await endSessions(userId, null, writer)
  if (ended > 0) await noteAccountEvent({ user_id: userId, kind: 'sessions-ended-by-admin' }, now, writer)
  await insertAudit(
    { actor_id: actorId, action: 'end-user-sessions', subject_id: userId, details: { ended } },
    now,
    writer,
  )
  return ended
}
