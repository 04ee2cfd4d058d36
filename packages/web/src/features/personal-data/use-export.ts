import { useState } from 'react'
import { call } from '../../platform/api/client.ts'
import { describeFailure, problemMessages } from '../../platform/api/problem-messages.ts'
import { useWords } from '../../platform/words/words.ts'
import { useToast } from '../../ui/toast.ts'
import { personalDataMessages } from './personal-data-messages.ts'

/** Fetches everything Fonte keeps about the person and hands it to the browser as a file. */
export function useExport() {
  const words = useWords(personalDataMessages)
  const reasons = useWords(problemMessages)
  const { toast } = useToast()
  const [pending, setPending] = useState(false)
  const start = async () => {
    setPending(true)
    try {
      save(JSON.stringify(await call('export-user-data'), null, 2), words.exportFile)
    } catch (failure) {
      toast({ title: words.exportFailed, description: describeFailure(failure, reasons), variant: 'destructive' })
    } finally {
      setPending(false)
    }
  }
  return { pending, start }
}

function save(text: string, name: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: 'application/json' }))
  const link = Object.assign(document.createElement('a'), { href: address, download: name })
  link.click()
  URL.revokeObjectURL(address)
}
