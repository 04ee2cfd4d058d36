import type { DashboardFigures, DashboardStats } from '@fonte/contract/admin/dashboard'
import type { ReactNode } from 'react'
import { useFormats, useWords } from '../../../platform/words/words.ts'
import { Figure, Stamp } from '../../../ui/typography.tsx'
import { dashboardMessages } from './dashboard-messages.ts'

interface Props {
  stats: DashboardStats
  days: DashboardFigures['days']
}

/** The four figures on top. */
export function StatCards({ stats, days }: Props) {
  const words = useWords(dashboardMessages)
  const { number } = useFormats()
  const thisWeek = days.slice(-7).reduce((sum, { sign_ups }) => sum + sign_ups, 0)
  const yesterday = days.at(-2)?.active_people ?? null
  return (
    <section aria-label={words.figures}>
      <dl className="stat-cards">
        <Card term={words.users} more={words.thisWeek({ count: number(thisWeek) })}>
          {number(stats.totalUsers)}
        </Card>
        <Card
          term={words.activeToday}
          more={yesterday === null ? words.yesterdayUnknown : words.yesterday({ count: number(yesterday) })}
        >
          {number(stats.activeToday)}
        </Card>
        <Card term={words.movements} more={words.notMeasured} isMissing>
          {stats.totalMovements}
        </Card>
        <Card term={words.languages} more={words.languageNames}>
          {number(Object.keys(stats.langDistribution).length)}
        </Card>
      </dl>
    </section>
  )
}

interface CardProps {
  term: string
  more: string
  /** Nothing measures it. */
  isMissing?: boolean
  children: ReactNode
}

function Card({ term, more, isMissing = false, children }: CardProps) {
  return (
    <div>
      <dt>
        <Stamp>{term}</Stamp>
      </dt>
      <dd>
        <Figure className={isMissing ? 'text-muted' : undefined}>{children}</Figure>
        <span className="secondary-text block">{more}</span>
      </dd>
    </div>
  )
}
