import type { Ticket } from '@fonte/contract/admin/ticket'
import type { ReportStatus } from '@fonte/domain/report/report'
import { useQueryClient } from '@tanstack/react-query'
import { isProblem } from '../../../platform/api/api-problem.ts'
import { call } from '../../../platform/api/client.ts'
import type { ProblemWords } from '../../../platform/api/problem-messages.ts'
import { useWords } from '../../../platform/words/words.ts'
import { useToast } from '../../../ui/toast.ts'
import { useCall } from '../../../ui/use-call.ts'
import { adminKey } from '../list/use-admin-list.ts'
import { withReason } from '../with-reason.ts'
import { ticketsMessages } from './tickets-messages.ts'
import { checkKey } from './use-ticket-check.ts'

/** An answer under the id that it was made with. */
export interface TicketAnswer {
  readonly id: string
  readonly content: string
}

/** Reads the tickets anew; a check that is under way would bring back how they stood before. */
function useRenew(): () => Promise<void> {
  const client = useQueryClient()
  return async () => {
    await client.cancelQueries({ queryKey: checkKey })
    await Promise.all([
      client.invalidateQueries({ queryKey: [...adminKey, 'tickets'] }),
      client.invalidateQueries({ queryKey: checkKey }),
    ])
  }
}

/** What is said of a change that failed; what another administrator did meanwhile shows in the list afterwards. */
function useFailing(title: string) {
  const words = useWords(ticketsMessages)
  const renew = useRenew()
  return {
    title: words.error,
    describe: (failure: unknown, reason: string, reasons: Partial<ProblemWords>) => {
      if (isProblem(failure, 'version-conflict')) return words.changedMeanwhile
      return isProblem(failure, 'not-found') ? words.goneMeanwhile : withReason(title, reason, reasons)
    },
    failed: (failure: unknown) => {
      if (isProblem(failure, 'version-conflict') || isProblem(failure, 'not-found')) void renew()
    },
  }
}

/** Gives a ticket a status. */
export function useSetStatus({ id, version }: Ticket) {
  const words = useWords(ticketsMessages)
  const { toast } = useToast()
  const renew = useRenew()
  const work = async (status: ReportStatus) => {
    await call('update-report-status', { params: { id }, body: { status, version } })
    toast({ title: words.statusSet, variant: 'success' })
    await renew()
  }
  return useCall(work, useFailing(words.statusFailed))
}

/** Mails an answer to the author of a ticket. */
export function useSendAnswer({ id, version }: Ticket, sent: () => void) {
  const words = useWords(ticketsMessages)
  const { toast } = useToast()
  const renew = useRenew()
  const work = async ({ id: answerId, content }: TicketAnswer) => {
    await call('answer-report', { params: { id }, body: { id: answerId, content: content.trim(), version } })
    toast({ title: words.sent, variant: 'success' })
    sent()
    await renew()
  }
  return useCall(work, useFailing(words.answerFailed))
}

/** Deletes a ticket; one that has gone already is as good as deleted, and is told. */
export function useDeleteTicket({ id }: Ticket, done: () => void) {
  const words = useWords(ticketsMessages)
  const { toast } = useToast()
  const renew = useRenew()
  const failing = useFailing(words.deleteFailed)
  const work = async () => {
    await call('delete-report', { params: { id } })
    toast({ title: words.deleted, variant: 'success' })
    done()
    await renew()
  }
  return useCall(work, {
    ...failing,
    failed: (failure) => {
      failing.failed(failure)
      if (isProblem(failure, 'not-found')) done()
    },
  })
}
