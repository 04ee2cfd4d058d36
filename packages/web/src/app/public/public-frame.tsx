import type { Language } from '@fonte/domain/words/language'
import { Outlet, useNavigate, useSearch } from '@tanstack/react-router'
import { useEffect } from 'react'
import { PublicPage } from '../../features/legal/public-page.tsx'
import { currentLanguage, PageLanguage, switchLanguage, useLanguage } from '../../platform/words/language.ts'

/**
 * What stands around a page that anybody may read, all of it in the language that the URL names; under the plain
 * URL in that of the interface, which is French for whoever has not chosen.
 */
export function PublicFrame() {
  const search = useSearch({ from: '/public' })
  const navigate = useNavigate()
  const interfaceLanguage = useLanguage()
  const lang = search.lang ?? interfaceLanguage
  // After each turn of the interface's language too, which names itself in the document.
  useEffect(() => {
    document.documentElement.lang = lang
    return () => {
      document.documentElement.lang = currentLanguage()
    }
  })
  const turn = (next: Language) => {
    void navigate({ to: '.', search: { lang: next }, replace: true, resetScroll: false })
    void chooseAsVisitor(next)
  }
  return (
    <PageLanguage value={search.lang ?? null}>
      <PublicPage lang={lang} search={search} onLanguage={turn}>
        <Outlet />
      </PublicPage>
    </PageLanguage>
  )
}

/** A visitor's choice holds for the sign-up too; whoever is signed in has a profile that says their language. */
async function chooseAsVisitor(lang: Language): Promise<void> {
  const { session } = await import('../../platform/session/session.ts')
  if (session.state.get().status !== 'signed-in') switchLanguage(lang)
}
