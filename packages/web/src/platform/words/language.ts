import { defaultLanguage, isLanguage, type Language } from '@fonte/domain/words/language'
import { device } from '../device/device.ts'
import { createStore, useStore } from '../store.ts'

const language = createStore<Language>(defaultLanguage)

/** The language of the interface, for those who are not components. */
export const currentLanguage = (): Language => language.get()

/** The language of the interface. */
export const useLanguage = (): Language => useStore(language)

/** Switches the whole interface at once, and keeps the choice on this device. */
export function setLanguage(next: Language): void {
  show(next)
  void device.keep('language', next)
}

/** Takes up the language that was last used on this device; to be awaited before the first render. */
export async function restoreLanguage(): Promise<void> {
  const kept = await device.kept('language')
  show(isLanguage(kept) ? kept : defaultLanguage)
}

function show(next: Language): void {
  document.documentElement.lang = next
  language.set(next)
}
