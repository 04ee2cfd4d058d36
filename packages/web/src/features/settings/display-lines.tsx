import type { Language } from '@fonte/domain/words/language'
import type { ReactNode } from 'react'
import { setTheme, useTheme } from '../../platform/theme.ts'
import { useLanguage } from '../../platform/words/language.ts'
import { useWords } from '../../platform/words/words.ts'
import { SegmentedControl } from '../../ui/segmented-control.tsx'
import { settingsMessages } from './settings-messages.ts'

const languages = [
  { value: 'fr', label: <span lang="fr">Français</span> },
  { value: 'en', label: <span lang="en">English</span> },
] as const

interface Props {
  onLanguage: (lang: Language) => void
  /** More lines of the same kind. */
  children: ReactNode
}

/** Language and theme, applied at once. */
export function DisplayLines({ onLanguage, children }: Props) {
  const words = useWords(settingsMessages)
  const themes = [
    { value: 'system', label: words.system },
    { value: 'light', label: words.light },
    { value: 'dark', label: words.dark },
  ] as const
  return (
    <div className="line-list">
      <div>
        <span>{words.language}</span>
        <SegmentedControl label={words.language} options={languages} value={useLanguage()} onChange={onLanguage} />
      </div>
      <div>
        <span>{words.theme}</span>
        <SegmentedControl label={words.theme} options={themes} value={useTheme()} onChange={setTheme} />
      </div>
      {children}
    </div>
  )
}
