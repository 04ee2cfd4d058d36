import type { PlanState } from '@fonte/domain/account/plan'
import { insertAudit } from '../audit/audit-store.ts'
import type { Writer } from '../platform/database.ts'

const date = (ms: number | null) => (ms === null ? null : new Date(ms))

/** A plan with its dates as columns of a profile. */
export const planColumns = ({ plan, trial_started_at, trial_ends_at }: PlanState) => ({
  plan,
  trial_started_at: date(trial_started_at),
  trial_ends_at: date(trial_ends_at),
})

/** Gives `userId` a plan with its dates. */
export const setPlan = async (userId: string, state: PlanState, writer: Writer): Promise<void> => {
  await writer.updateTable('profiles').set(planColumns(state)).where('id', '=', userId).execute()
}

/** The plan of `userId`, who is locked, with its dates; undefined when the account is gone. */
export const findPlanState = async (userId: string, writer: Writer): Promise<PlanState | undefined> => {
  const row = await writer
    .selectFrom('profiles')
    .select(['plan', 'trial_started_at', 'trial_ends_at'])
    .where('id', '=', userId)
    .executeTakeFirst()
  return (
    row && {
      plan: row.plan,
      trial_started_at: row.trial_started_at?.getTime() ?? null,
      trial_ends_at: row.trial_ends_at?.getTime() ?? null,
    }
  )
}

/** A change of somebody's plan by an administrator. */
interface GivenPlan {
  readonly userId: string
  readonly actorId: string
  /** The row of the audit log that this takes back. */
  readonly undoes?: string
}

/** Gives `userId`, whose plan is locked and is `before`, another one at `now` (epoch ms), and notes who did. */
export const givePlan = async (
  { userId, actorId, ...undone }: GivenPlan,
  { before, after }: Readonly<Record<'before' | 'after', PlanState>>,
  now: number,
  writer: Writer,
): Promise<void> => {
  await setPlan(userId, after, writer)
  const action = { actor_id: actorId, action: 'update-user-plan', subject_id: userId, before, after, ...undone }
  await insertAudit(action, now, writer)
}
