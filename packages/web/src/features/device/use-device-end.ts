import { useState } from 'react'
import { isProblem } from '../../platform/api/api-problem.ts'
import { call } from '../../platform/api/client.ts'
import { describeFailure, problemMessages } from '../../platform/api/problem-messages.ts'
import { queryClient } from '../../platform/query/query-client.ts'
import { useWords } from '../../platform/words/words.ts'
import { useToast } from '../../ui/toast.ts'
import { deviceMessages } from './device-messages.ts'
import { devicesQuery } from './device-queries.ts'

/** Signs out one device (by its id) or all others, and says how it went. */
export function useDeviceEnd() {
  const words = useWords(deviceMessages)
  const reasons = useWords(problemMessages)
  const { toast } = useToast()
  const [pending, setPending] = useState<string | null>(null)
  const end = async (which: string) => {
    if (pending !== null) return
    setPending(which)
    try {
      await (which === others ? call('sign-out-other-devices', { body: {} }) : endOne(which))
      await queryClient.invalidateQueries(devicesQuery)
      toast({ title: which === others ? words.othersSignedOut : words.signedOut, variant: 'success' })
    } catch (failure) {
      toast({ title: words.error, description: describeFailure(failure, reasons), variant: 'destructive' })
    } finally {
      setPending(null)
    }
  }
  return { end, pending }
}

/** Stands for all devices but this one. */
export const others = 'others'

/** A session that is over already is what was asked for. */
async function endOne(id: string): Promise<void> {
  await call('sign-out-device', { params: { id } }).catch((failure: unknown) => {
    if (!isProblem(failure, 'not-found')) throw failure
  })
}
