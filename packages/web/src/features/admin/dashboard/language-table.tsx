import type { DashboardStats } from '@fonte/contract/admin/dashboard'
import { languages } from '@fonte/domain/words/language'
import type { CSSProperties } from 'react'
import { useFormats, useWords } from '../../../platform/words/words.ts'
import { Section } from '../../../ui/section.tsx'
import { Figure } from '../../../ui/typography.tsx'
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx'
import { dashboardMessages } from './dashboard-messages.ts'

/** Each language by its own name. */
const names = { fr: 'Français', en: 'English' } as const

/** How many accounts there are in each language: a table whose rows are bars, too. */
export function LanguageTable({ distribution }: { distribution: DashboardStats['langDistribution'] }) {
  const words = useWords(dashboardMessages)
  const { number, percent } = useFormats()
  const all = Object.values(distribution).reduce((sum, count) => sum + count, 0)
  return (
    <Section title={words.languages}>
      <table className="language-table">
        <thead>
          <tr>
            {[words.language, words.accounts, words.share].map((column) => (
              <th key={column} scope="col">
                <VisuallyHidden>{column}</VisuallyHidden>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {languages.map((lang) => {
            const part = all === 0 ? 0 : distribution[lang] / all
            return (
              <tr key={lang}>
                <th scope="row" lang={lang}>
                  {names[lang]} <span className="secondary-text">{lang}</span>
                </th>
                <td className="language-bar" style={{ '--part': part } as CSSProperties}>
                  <Figure>{number(distribution[lang])}</Figure>
                </td>
                <td className="secondary-text data-number">{percent(part)}</td>
              </tr>
            )
          })}
        </tbody>
      </table>
    </Section>
  )
}
