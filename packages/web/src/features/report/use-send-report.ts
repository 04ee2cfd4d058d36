import { useNavigate } from '@tanstack/react-router'
import { isProblem } from '../../platform/api/api-problem.ts'
import { now } from '../../platform/clock.ts'
import { outbox } from '../../platform/outbox/device-outbox.ts'
import { storage } from '../../platform/storage/storage.ts'
import { useWords } from '../../platform/words/words.ts'
import { useToast } from '../../ui/toast.ts'
import { useCall } from '../../ui/use-call.ts'
import { reportDraftRemoval } from './report-draft.ts'
import { reportMessages } from './report-messages.ts'
import { createReportKind, type NewReport } from './report-outbox.ts'

/** Refusals that trying again does not help against, told in their own words. */
const told = ['reports-full', 'rate-limited'] as const

/** Sends a report at once, or through the outbox without a network, and leads back to the settings. */
export function useSendReport(userId: string) {
  const words = useWords(reportMessages)
  const { toast } = useToast()
  const navigate = useNavigate()
  const work = async (report: NewReport) => {
    if (navigator.onLine) {
      await createReportKind.send(report, now())
      await storage.write([reportDraftRemoval(userId)])
      toast({ title: words.sent, description: words.sentText, variant: 'success' })
    } else {
      await keep(report, userId)
      toast({ title: words.kept, description: words.keptText, variant: 'success' })
    }
    void navigate({ to: '/settings' })
  }
  const { run, pending } = useCall(work, {
    title: words.error,
    describe: (failure, reason) => (told.some((code) => isProblem(failure, code)) ? reason : words.failed),
  })
  return { send: run, pending }
}

async function keep(report: NewReport, userId: string): Promise<void> {
  const entry = { id: report.id, entityKey: `report:${report.id}`, payload: report }
  await outbox.enqueue(createReportKind, entry, [reportDraftRemoval(userId)])
}
