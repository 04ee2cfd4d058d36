import type { Profile } from '@fonte/contract/account/account'
import type { ProblemCode } from '@fonte/contract/problem'
import { ApiProblem } from '../../platform/api/api-problem.ts'
import { call } from '../../platform/api/client.ts'
import { now } from '../../platform/clock.ts'
import { session } from '../../platform/session/session.ts'
import { useFormats, useWords } from '../../platform/words/words.ts'
import { useToast } from '../../ui/toast.ts'
import { useCall } from '../../ui/use-call.ts'
import { planMessages } from './plan-messages.ts'
import { planStanding } from './plan-standing.ts'
import { trialDaysLeft } from './trial-days.ts'

type Change = 'start-trial' | 'cancel-plan'

/** Refusals that say no more than that it failed: the plan's own words serve better. */
const speechless: readonly ProblemCode[] = ['internal', 'unavailable']

/** Whether the plan is as a change would leave it. */
const isMade = (change: Change, profile: Profile): boolean =>
  change === 'start-trial' ? trialDaysLeft(profile, now()) > 0 : profile.plan === 'Basic'

/** Changes the plan. A refusal because the plan is so already, as when an earlier answer was lost, is none. */
async function makeChange(change: Change): Promise<Profile> {
  try {
    return await call(change, { body: {} })
  } catch (failure) {
    if (!(failure instanceof ApiProblem && failure.code === 'plan-conflict')) throw failure
    const profile = await call('get-profile')
    if (!isMade(change, profile)) throw failure
    return profile
  }
}

/** Starts the trial, or goes back to Basic, and says how it went. */
export function usePlanChange(change: Change) {
  const words = useWords(planMessages)
  const { date } = useFormats()
  const { toast } = useToast()
  const starts = change === 'start-trial'
  const work = async () => {
    const profile = await makeChange(change)
    await session.updateProfile(profile)
    const { trialEndsAt } = planStanding(profile, now())
    const daysLeft = trialDaysLeft(profile, now())
    const left = daysLeft < 7 && trialEndsAt !== null ? words.daysLeft(daysLeft, date(trialEndsAt)) : null
    const description = starts ? (left ?? words.trialStartedText) : words.cancelledText
    toast({ title: starts ? words.trialStarted : words.cancelled, description, variant: 'success' })
  }
  const describe = (failure: unknown, reason: string) => {
    if (!starts) return words.cancelFailed
    return failure instanceof ApiProblem && !speechless.includes(failure.code) ? reason : words.trialFailed
  }
  // The plan may have changed elsewhere: what the screen offers must be what is possible.
  const failed = (failure: unknown) => void (failure instanceof ApiProblem && session.verify())
  return useCall(work, { title: words.error, describe, failed })
}
