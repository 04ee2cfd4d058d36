import { useEffect } from 'react'
import { outbox, usePending } from '../../platform/outbox/device-outbox.ts'
import { useWords } from '../../platform/words/words.ts'
import { useToast } from '../../ui/toast.ts'
import { accountMessages } from './account-messages.ts'
import { updateLanguageKind } from './account-outbox.ts'

/** Tells when the server did not take the language. */
export function useLanguageRefusal(): void {
  const words = useWords(accountMessages)
  const { toast } = useToast()
  const refused = usePending(updateLanguageKind).find((entry) => entry.refusal)?.id
  useEffect(() => {
    if (refused === undefined) return
    toast({ title: words.error, description: words.languageFailed, variant: 'destructive' })
    void outbox.discard(refused)
  }, [refused, toast, words])
}
