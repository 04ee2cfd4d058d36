import { useEffect, useEffectEvent } from 'react'
import { outbox, usePending } from '../../platform/outbox/device-outbox.ts'
import { useSignedIn } from '../../platform/session/session.ts'
import { currentLanguage, switchLanguage } from '../../platform/words/language.ts'
import { useToast } from '../../ui/toast.ts'
import { accountMessages } from './account-messages.ts'
import { updateLanguageKind } from './account-outbox.ts'

/** So many answers that the server failed are enough: what is meant to show at once should not stay undecided. */
const mostFailures = 3

/** Tells when the server did not take the language, which turns back, and when it waits for a network. */
export function useLanguageRefusal(): void {
  const { toast } = useToast()
  const { profile } = useSignedIn()
  const entries = usePending(updateLanguageKind)
  const failed = entries.some((entry) => entry.refusal || (isFault(entry) && entry.attempts >= mostFailures))
  const waits = entries.find(
    (entry) => entry.last_error === 'network' && entry.enqueued_at >= performance.timeOrigin,
  )?.id
  const giveUp = useEffectEvent(() => {
    switchLanguage(profile.lang)
    const words = accountMessages(profile.lang)
    toast({ title: words.error, description: words.languageFailed, variant: 'destructive' })
    void outbox.discard(...entries.map(({ id }) => id))
  })
  const tellWaiting = useEffectEvent(() => {
    const words = accountMessages(currentLanguage())
    toast({ title: words.languageWaits, description: words.languageWaitsText })
  })
  useEffect(() => {
    if (failed) giveUp()
  }, [failed])
  useEffect(() => {
    if (waits !== undefined) tellWaiting()
  }, [waits])
}

/** An answer of the server that it failed, as opposed to one that asks to wait. */
const isFault = ({ last_error }: { last_error: string | null }) => last_error === 'internal'
