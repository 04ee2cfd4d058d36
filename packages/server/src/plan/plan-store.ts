import type { Plan, PlanState } from '@fonte/domain/account/plan'
import type { Writer } from '../platform/database.ts'

/** The plan of `userId`, locked for the change that follows; undefined when the account is gone. */
export const lockPlan = async (userId: string, writer: Writer): Promise<Plan | undefined> => {
  const row = await writer.selectFrom('profiles').select('plan').where('id', '=', userId).forUpdate().executeTakeFirst()
  return row?.plan
}

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
