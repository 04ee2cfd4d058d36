import type { Language } from '@fonte/domain/words/language'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useWords } from '../../platform/words/words.ts'
import { Wordmark } from '../../ui/logo.tsx'
import { SegmentedControl } from '../../ui/segmented-control.tsx'
import { legalMessages } from './legal-messages.ts'

const languages = [
  { value: 'fr', label: <span lang="fr">Français</span> },
  { value: 'en', label: <span lang="en">English</span> },
] as const

interface Props {
  lang: Language
  /** What the URLs of the other pages say so that they open in the same language. */
  search: { lang?: Language }
  onLanguage: (lang: Language) => void
  children: ReactNode
}

/**
 * What stands around a page that anybody may read: brand, language, and links to the other ones. Without JavaScript
 * the language is a form that asks for the page's URL in the other one.
 */
export function PublicPage({ lang, search, onLanguage, children }: Props) {
  const words = useWords(legalMessages)
  return (
    <>
      <header className="page-header">
        <div className="page-header-line">
          <Link to="/" className="brand" aria-label={words.brand}>
            <Wordmark />
          </Link>
          <span className="grow" />
          <form onSubmit={(event) => event.preventDefault()}>
            <SegmentedControl
              label={words.language}
              name="lang"
              options={languages}
              value={lang}
              onChange={onLanguage}
            />
          </form>
        </div>
      </header>
      <main className="page-content">{children}</main>
      <footer>
        <nav className="page-content min-h-0 flex flex-wrap gap-6 pt-0 pb-8" aria-label={words.documents}>
          <Link to="/privacy" search={search}>
            {words.privacy}
          </Link>
          <Link to="/terms" search={search}>
            {words.terms}
          </Link>
          <Link to="/legal" search={search}>
            {words.legal}
          </Link>
          <Link to="/data-deletion" search={search}>
            {words.dataDeletion}
          </Link>
        </nav>
      </footer>
    </>
  )
}
