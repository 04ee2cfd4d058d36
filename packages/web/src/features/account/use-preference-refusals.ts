import type { Profile } from '@fonte/contract/account/account'
import { useEffect, useEffectEvent } from 'react'
import { outbox, usePending } from '../../platform/outbox/device-outbox.ts'
import type { OutboxKind } from '../../platform/outbox/outbox-kind.ts'
import { useSignedIn } from '../../platform/session/session.ts'
import { currentLanguage, switchLanguage } from '../../platform/words/language.ts'
import { useToast } from '../../ui/toast.ts'
import { accountMessages } from './account-messages.ts'
import { updateLanguageKind, updateUnitKind } from './account-outbox.ts'

/** So many answers that the server failed are enough: what is meant to show at once should not stay undecided. */
const mostFailures = 3

type Words = ReturnType<typeof accountMessages>

/** A choice of the profile that shows at once: how it turns back, and what is then said. */
interface Preference<P> {
  readonly kind: OutboxKind<P, Profile>
  readonly turnBack: (profile: Profile) => void
  readonly failed: (words: Words) => string
  readonly waits: (words: Words) => string
}

const language: Preference<unknown> = {
  kind: updateLanguageKind as OutboxKind<unknown, Profile>,
  turnBack: ({ lang }) => switchLanguage(lang),
  failed: (words) => words.languageFailed,
  waits: (words) => words.languageWaits,
}

/** The unit needs no turning back of its own: it follows what waits, else the profile. */
const unit: Preference<unknown> = {
  kind: updateUnitKind as OutboxKind<unknown, Profile>,
  turnBack: () => undefined,
  failed: (words) => words.unitFailed,
  waits: (words) => words.unitWaits,
}

/** Tells when the server did not take the language or the unit, which turns back, and when it waits for a network. */
export function usePreferenceRefusals(): void {
  useRefusal(language)
  useRefusal(unit)
}

function useRefusal({ kind, turnBack, failed: failure, waits: waiting }: Preference<unknown>): void {
  const { toast } = useToast()
  const { profile } = useSignedIn()
  const entries = usePending(kind)
  const failed = entries.some((entry) => entry.refusal || (isFault(entry) && entry.attempts >= mostFailures))
  const waits = entries.find(
    (entry) => entry.last_error === 'network' && entry.enqueued_at >= performance.timeOrigin,
  )?.id
  const giveUp = useEffectEvent(() => {
    turnBack(profile)
    const words = accountMessages(profile.lang)
    toast({ title: words.error, description: failure(words), variant: 'destructive' })
    void outbox.discard(...entries.map(({ id }) => id))
  })
  const tellWaiting = useEffectEvent(() => {
    const words = accountMessages(currentLanguage())
    toast({ title: waiting(words), description: words.preferenceWaits })
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
