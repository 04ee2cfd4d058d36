import { isProblem } from '../../../platform/api/api-problem.ts'
import { call } from '../../../platform/api/client.ts'
import { queryClient } from '../../../platform/query/query-client.ts'
import { useWords } from '../../../platform/words/words.ts'
import { useToast } from '../../../ui/toast.ts'
import { useCall } from '../../../ui/use-call.ts'
import { sessionMessages } from './session-messages.ts'
import { sessionsQuery } from './session-queries.ts'

/** Ends one session (by its id) or all others, and says how it went; those of other lines may be ended meanwhile. */
export function useSessionEnd(which: string) {
  const words = useWords(sessionMessages)
  const { toast } = useToast()
  const work = async () => {
    await (which === others ? call('sign-out-other-devices', { body: {} }) : endOne(which))
    await queryClient.invalidateQueries(sessionsQuery)
    toast({ title: which === others ? words.othersSignedOut : words.signedOut, variant: 'success' })
  }
  const { run: end, pending } = useCall(work, { title: words.error })
  return { end, pending }
}

/** Stands for all sessions but this one. */
export const others = 'others'

/** A session that is over already is what was asked for. */
async function endOne(id: string): Promise<void> {
  await call('sign-out-device', { params: { id } }).catch((failure: unknown) => {
    if (!isProblem(failure, 'not-found')) throw failure
  })
}
