import { useState } from 'react'
import { newUuid } from '../../platform/new-uuid.ts'
import { outbox } from '../../platform/outbox/device-outbox.ts'
import { useWords } from '../../platform/words/words.ts'
import { Button } from '../../ui/button.tsx'
import { useToast } from '../../ui/toast.ts'
import { useKeptChange } from '../../ui/use-kept-change.ts'
import { createReportKind } from '../report/report-outbox.ts'
import { importFileMessages } from './file-messages.ts'

/** So much of a header is sent (characters). */
const longestHeader = 2_000

/** Sends the header line of a file that Fonte does not know to support, and nothing else of it. */
export function SendHeader({ columns }: { columns: readonly string[] }) {
  const words = useWords(importFileMessages)
  const { toast } = useToast()
  const [sent, setSent] = useState(false)
  const { run, pending } = useKeptChange(async () => {
    const id = newUuid()
    const content = words.headerReport(columns.join(', ').slice(0, longestHeader))
    await outbox.enqueue(createReportKind, {
      id,
      entityKey: `report:${id}`,
      payload: { id, report_type: 'Idée', content },
    })
    setSent(true)
    toast({ title: words.headerSent, description: words.headerSentText, variant: 'success' })
  })
  if (sent) return null
  return (
    <Button pending={pending} onClick={() => void run()}>
      {words.sendHeader}
    </Button>
  )
}
