import { useState } from 'react'
import { isDraftName } from '../../platform/drafts/draft-name.ts'
import { outbox } from '../../platform/outbox/device-outbox.ts'
import { session } from '../../platform/session/session.ts'
import { storage } from '../../platform/storage/storage.ts'
import { useWords } from '../../platform/words/words.ts'
import { useToast } from '../../ui/toast.ts'
import { accountMessages } from './account-messages.ts'

/** What there is to say before signing out. */
interface Warning {
  /** Whether something was typed and not saved, which signing out erases. */
  readonly drafts: boolean
}

/** Signing out: asks first when something has not reached the server or would be erased, and says when it did not work. */
export function useSignOut() {
  const words = useWords(accountMessages)
  const { toast } = useToast()
  const [asking, setAsking] = useState<Warning | null>(null)
  const [pending, setPending] = useState(false)
  const confirm = async () => {
    if (pending) return
    setPending(true)
    try {
      await session.signOut()
    } catch {
      toast({ title: words.signOutFailed, description: words.tryAgain, variant: 'destructive' })
      setAsking(null)
    } finally {
      setPending(false)
    }
  }
  const ask = async () => {
    const drafts = await hasDrafts()
    if (drafts || outbox.entries.get().length > 0) setAsking({ drafts })
    else void confirm()
  }
  return { asking, pending, ask: () => void ask(), confirm, cancel: () => setAsking(null) }
}

async function hasDrafts(): Promise<boolean> {
  const state = session.state.get()
  if (state.status !== 'signed-in') return false
  return (await storage.rows('kept', state.user.id)).some(({ name }) => isDraftName(name))
}
