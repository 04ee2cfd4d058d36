import type { ReactNode } from 'react'
import { useLanguage } from '../../../platform/words/language.ts'
import { useWords } from '../../../platform/words/words.ts'
import { Wordmark } from '../../../ui/logo.tsx'
import { AuthPlate } from '../../../ui/plate-art.tsx'
import { SegmentedControl } from '../../../ui/segmented-control.tsx'
import { Title } from '../../../ui/typography.tsx'
import { chooseLanguage } from '../account-language.ts'
import { authMessages } from './auth-messages.ts'

const languages = [
  { value: 'fr', label: <span lang="fr">Français</span> },
  { value: 'en', label: <span lang="en">English</span> },
] as const

/** The dark half with plate and slogan, and beside it what there is to do. */
export function AuthFrame({ children }: { children: ReactNode }) {
  const words = useWords(authMessages)
  const lang = useLanguage()
  return (
    <div className="auth">
      <header className="auth-cover dark-island">
        <AuthPlate />
        <a className="brand" href="/" aria-label={words.brand}>
          <Wordmark />
        </a>
        <div className="stack">
          <Title as="h1" className="page-title uppercase">
            {words.slogan1} <br />
            {words.slogan2} <br />
            {words.slogan3}
          </Title>
          <p className="auth-intro">{words.intro}</p>
        </div>
      </header>
      <main className="auth-form">
        {children}
        <SegmentedControl
          className="mt-8"
          label={words.language}
          options={languages}
          value={lang}
          onChange={chooseLanguage}
        />
      </main>
    </div>
  )
}
