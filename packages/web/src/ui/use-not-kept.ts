import { useCallback } from 'react'
import { outboxMessages } from '../platform/outbox/outbox-messages.ts'
import { useWords } from '../platform/words/words.ts'
import { useToast } from './toast.ts'

/** Says that the device did not keep a change: nothing of it has happened. */
export function useNotKept(): () => undefined {
  const words = useWords(outboxMessages)
  const { toast } = useToast()
  return useCallback(() => {
    toast({ title: words.notKept, description: words.notKeptText, variant: 'destructive' })
    return undefined
  }, [words, toast])
}
