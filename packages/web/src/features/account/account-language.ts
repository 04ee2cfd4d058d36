import type { Language } from '@fonte/domain/words/language'
import { outbox } from '../../platform/outbox/device-outbox.ts'
import { session } from '../../platform/session/session.ts'
import { currentLanguage, switchLanguage } from '../../platform/words/language.ts'
import { updateLanguageKind } from './account-outbox.ts'

/** Switches the interface at once; resolves once the choice is on its way to the profile of whoever is signed in. */
export async function chooseLanguage(lang: Language): Promise<void> {
  if (lang === currentLanguage()) return
  switchLanguage(lang)
  if (session.state.get().status !== 'signed-in') return
  await outbox.enqueue(updateLanguageKind, { entityKey: 'language', payload: { lang } })
}

/** From now on the profile's language wins, except over a choice that has not reached the server yet. */
export function followProfileLanguage(): void {
  const state = session.state.get()
  if (state.status === 'signed-in') follow(state.profile.lang)
  session.subscribe((event) => {
    if (event.session) follow(event.session.profile.lang)
  })
}

function follow(lang: Language): void {
  const chosen = outbox.entries.get().some((entry) => entry.kind === updateLanguageKind.kind)
  if (!chosen && lang !== currentLanguage()) switchLanguage(lang)
}
