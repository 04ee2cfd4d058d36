import { useWords } from '../../platform/words/words.ts'
import { useToast } from '../../ui/toast.ts'
import { secondFactorMessages } from './second-factor-messages.ts'

/** Copies a text, and says so in the words `done`, or that it failed. */
export function useCopy() {
  const words = useWords(secondFactorMessages)
  const { toast } = useToast()
  return async (text: string, done: string): Promise<void> => {
    try {
      await navigator.clipboard.writeText(text)
      toast({ title: done, variant: 'success' })
    } catch {
      toast({ title: words.error, description: words.copyFailed, variant: 'destructive' })
    }
  }
}
