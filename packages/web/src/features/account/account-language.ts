import type { Language } from '@fonte/domain/words/language'
import { outbox } from '../../platform/outbox/device-outbox.ts'
import { session } from '../../platform/session/session.ts'
import { currentLanguage, setLanguage } from '../../platform/words/language.ts'
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
