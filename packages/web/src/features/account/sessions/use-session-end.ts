import { useState } from 'react'
import { isProblem } from '../../../platform/api/api-problem.ts'
import { call } from '../../../platform/api/client.ts'
import { queryClient } from '../../../platform/query/query-client.ts'
import { useWords } from '../../../platform/words/words.ts'
import { useToast } from '../../../ui/toast.ts'
import { useCall } from '../../../ui/use-call.ts'
import { sessionMessages } from './session-messages.ts'
import { sessionsQuery } from './session-queries.ts'

/** Ends one session (by its id) or all others, and says how it went. */
export function useSessionEnd() {
  const words = useWords(sessionMessages)
  const { toast } = useToast()
  const [ending, setEnding] = useState<string | null>(null)
  const work = async (which: string) => {
    setEnding(which)
    await (which === others ? call('sign-out-other-devices', { body: {} }) : endOne(which))
    await queryClient.invalidateQueries(sessionsQuery)
    toast({ title: which === others ? words.othersSignedOut : words.signedOut, variant: 'success' })
  }
  const { run, pending } = useCall(work, { title: words.error })
  return { end: run, pending: pending ? ending : null }
}

/** Stands for all sessions but this one. */
export const others = 'others'

/** A session that is over already is what was asked for. */
async function endOne(id: string): Promise<void> {
  await call('sign-out-device', { params: { id } }).catch((failure: unknown) => {
    if (!isProblem(failure, 'not-found')) throw failure
  })
}
