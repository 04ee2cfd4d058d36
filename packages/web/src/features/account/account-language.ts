import type { Language } from '@fonte/domain/words/language'
import { outbox } from '../../platform/outbox/device-outbox.ts'
import { session } from '../../platform/session/session.ts'
import { currentLanguage, switchLanguage } from '../../platform/words/language.ts'
import { updateLanguageKind } from './account-outbox.ts'

/**
 * Switches the interface once the device has the choice, on its way to the profile of whoever is signed in: a page that
 * is closed as soon as it speaks another language speaks it again.
 */
export async function chooseLanguage(lang: Language): Promise<void> {
  if (session.state.get().status === 'signed-in')
    await outbox.enqueue(updateLanguageKind, { entityKey: 'language', payload: { lang } })
  switchLanguage(lang)
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
