import type { ProblemCode } from '@fonte/contract/problem'
import { ApiProblem } from '../../platform/api/api-problem.ts'
import { call } from '../../platform/api/client.ts'
import { session } from '../../platform/session/session.ts'
import { useWords } from '../../platform/words/words.ts'
import { useToast } from '../../ui/toast.ts'
import { useCall } from '../../ui/use-call.ts'
import { planMessages } from './plan-messages.ts'

type Change = 'start-trial' | 'cancel-plan'

/** Refusals that say no more than that it failed: the plan's own words serve better. */
const speechless: readonly ProblemCode[] = ['internal', 'unavailable']

/** Starts the trial, or goes back to Basic, and says how it went. */
export function usePlanChange(change: Change) {
  const words = useWords(planMessages)
  const { toast } = useToast()
  const starts = change === 'start-trial'
  const work = async () => {
    await session.updateProfile(await call(change, { body: {} }))
    const title = starts ? words.trialStarted : words.cancelled
    toast({ title, description: starts ? words.trialStartedText : words.cancelledText, variant: 'success' })
  }
  const describe = (failure: unknown, reason: string) => {
    if (!starts) return words.cancelFailed
    return failure instanceof ApiProblem && !speechless.includes(failure.code) ? reason : words.trialFailed
  }
  // The plan may have changed elsewhere: what the screen offers must be what is possible.
  const failed = (failure: unknown) => void (failure instanceof ApiProblem && session.verify())
  return useCall(work, { title: words.error, describe, failed })
}
