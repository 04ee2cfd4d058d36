import type { Language } from '@fonte/domain/words/language'
import { useEffect } from 'react'
import { outbox, usePending } from '../../platform/outbox/device-outbox.ts'
import { session } from '../../platform/session/session.ts'
import { currentLanguage, setLanguage } from '../../platform/words/language.ts'
import { useWords } from '../../platform/words/words.ts'
import { useToast } from '../../ui/toast.ts'
import { accountMessages } from './account-messages.ts'
import { updateLanguageKind } from './account-outbox.ts'

/** Switches the interface at once, and saves the choice to the profile of whoever is signed in. */
export function chooseLanguage(lang: Language): void {
  if (lang === currentLanguage()) return
  setLanguage(lang)
  if (session.state.get().status !== 'signed-in') return
  void outbox.enqueue(updateLanguageKind, { thing: 'language', payload: { lang } })
}

/** From now on the profile's language wins, except over a choice that has not reached the server yet. */
export function followProfileLanguage(): void {
  session.subscribe((event) => {
    const chosen = outbox.entries.get().some((entry) => entry.kind === updateLanguageKind.kind)
    if (!event.session || chosen || event.session.profile.lang === currentLanguage()) return
    setLanguage(event.session.profile.lang)
  })
}

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
