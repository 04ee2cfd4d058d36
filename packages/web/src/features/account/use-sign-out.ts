import { useState } from 'react'
import { outbox } from '../../platform/outbox/device-outbox.ts'
import { session } from '../../platform/session/session.ts'
import { useWords } from '../../platform/words/words.ts'
import { useToast } from '../../ui/toast.ts'
import { accountMessages } from './account-messages.ts'

/** Signing out: asks first when something has not reached the server, and says when it did not work. */
export function useSignOut() {
  const words = useWords(accountMessages)
  const { toast } = useToast()
  const [asking, setAsking] = useState(false)
  const [pending, setPending] = useState(false)
  const confirm = async () => {
    if (pending) return
    setPending(true)
    try {
      await session.signOut()
    } catch {
      toast({ title: words.signOutFailed, description: words.tryAgain, variant: 'destructive' })
      setAsking(false)
    } finally {
      setPending(false)
    }
  }
  const ask = () => {
    if (outbox.entries.get().length > 0) setAsking(true)
    else void confirm()
  }
  return { asking, pending, ask, confirm, cancel: () => setAsking(false) }
}
