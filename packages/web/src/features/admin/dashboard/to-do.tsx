import type { DashboardFigures } from '@fonte/contract/admin/dashboard'
import { Link } from '@tanstack/react-router'
import { useFormats, useWords } from '../../../platform/words/words.ts'
import { Icon } from '../../../ui/icon.tsx'
import { Section } from '../../../ui/section.tsx'
import { Figure } from '../../../ui/typography.tsx'
import { dashboardMessages } from './dashboard-messages.ts'

/** What waits for an administrator: the open tickets, and since when. */
export function ToDo({ tickets: { open, oldest_at } }: Pick<DashboardFigures, 'tickets'>) {
  const words = useWords(dashboardMessages)
  const { number, date } = useFormats()
  return (
    <Section title={words.toDo}>
      <Link to="/admin/tickets" search={{ status: 'Ouvert' }} className="open-work">
        <Figure>{number(open)}</Figure>
        <span>
          <b className="block">{words.openTickets({ count: open })}</b>
          <span className="secondary-text">
            {oldest_at === null ? words.nothingWaits : words.oldest({ when: date(oldest_at, 'shortDateTime') })}
          </span>
        </span>
        <Icon name="chevron-right" />
      </Link>
    </Section>
  )
}
