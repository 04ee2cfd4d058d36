import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { setLanguage, useLanguage } from '../../platform/words/language.ts'
import { useWords } from '../../platform/words/words.ts'
import { Wordmark } from '../../ui/logo.tsx'
import { SegmentedControl } from '../../ui/segmented-control.tsx'
import { legalMessages } from './legal-messages.ts'

const languages = [
  { value: 'fr', label: <span lang="fr">Français</span> },
  { value: 'en', label: <span lang="en">English</span> },
] as const

/** What stands around a page that anybody may read: brand, language, and links to the other ones. */
export function PublicPage({ children }: { children: ReactNode }) {
  const words = useWords(legalMessages)
  const lang = useLanguage()
  return (
    <>
      <header className="top">
        <div className="top-in">
          <Link to="/" className="brand" aria-label={words.brand}>
            <Wordmark />
          </Link>
          <span className="grow" />
          <SegmentedControl label={words.language} options={languages} value={lang} onChange={setLanguage} />
        </div>
      </header>
      <main className="wrap">{children}</main>
      <nav className="wrap flex flex-wrap gap-6 pt-0" aria-label={words.documents}>
        <Link to="/privacy">{words.privacy}</Link>
        <Link to="/terms">{words.terms}</Link>
        <Link to="/data-deletion">{words.dataDeletion}</Link>
      </nav>
    </>
  )
}
