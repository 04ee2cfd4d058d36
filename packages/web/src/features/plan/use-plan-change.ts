import type { ProblemCode } from '@fonte/contract/problem'
import { useState } from 'react'
import { ApiProblem } from '../../platform/api/api-problem.ts'
import { call } from '../../platform/api/client.ts'
import { describeFailure, problemMessages } from '../../platform/api/problem-messages.ts'
import { session } from '../../platform/session/session.ts'
import { useWords } from '../../platform/words/words.ts'
import { useToast } from '../../ui/toast.ts'
import { planMessages } from './plan-messages.ts'

type Change = 'start-trial' | 'cancel-plan'

/** Refusals that say no more than that it failed: the plan's own words serve better. */
const speechless: readonly ProblemCode[] = ['internal', 'unavailable']

/** Starts the trial, or goes back to Basic, and says how it went. */
export function usePlanChange(change: Change) {
  const words = useWords(planMessages)
  const reasons = useWords(problemMessages)
  const { toast } = useToast()
  const [pending, setPending] = useState(false)
  const starts = change === 'start-trial'
  const failed = (failure: unknown) => {
    if (!starts) return words.cancelFailed
    const tells = failure instanceof ApiProblem && !speechless.includes(failure.code)
    return tells ? describeFailure(failure, reasons) : words.trialFailed
  }
  const run = async () => {
    if (pending) return
    setPending(true)
    try {
      await session.updateProfile(await call(change, { body: {} }))
      const title = starts ? words.trialStarted : words.cancelled
      toast({ title, description: starts ? words.trialStartedText : words.cancelledText, variant: 'success' })
    } catch (failure) {
      toast({ title: words.error, description: failed(failure), variant: 'destructive' })
      // The plan may have changed elsewhere: what the screen offers must be what is possible.
      if (failure instanceof ApiProblem) void session.verify()
    } finally {
      setPending(false)
    }
  }
  return { run, pending }
}
