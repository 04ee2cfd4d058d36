import { defaultLanguage, isLanguage, type Language } from '@fonte/domain/words/language'
import { createContext, useContext } from 'react'
import { createObservable, useObservable } from '../observable.ts'
import { storage } from '../storage/storage.ts'

const language = createObservable<Language>(defaultLanguage)

/** The language of the interface, for those who are not components. */
export const currentLanguage = (): Language => language.get()

/** For a page whose URL names its language: what stands in it speaks that one, whatever the interface speaks. */
export const PageLanguage = createContext<Language | null>(null)

/** The language of the interface, or of the page where that has its own. */
export function useLanguage(): Language {
  const lang = useObservable(language)
  return useContext(PageLanguage) ?? lang
}

/** Switches the whole interface at once, and keeps the choice on this device. */
export function switchLanguage(next: Language): void {
  show(next)
  void storage.keep('language', next)
}

/** Takes up the language that was last used on this device; to be awaited before the first render. */
export async function restoreLanguage(): Promise<void> {
  const kept = await storage.kept('language')
  show(isLanguage(kept) ? kept : defaultLanguage)
}

function show(next: Language): void {
  document.documentElement.lang = next
  language.set(next)
}
