import type { DashboardFigures } from '@fonte/contract/admin/dashboard'
import { Link } from '@tanstack/react-router'
import { useFormats, useWords } from '../../../platform/words/words.ts'
import { Icon } from '../../../ui/icon.tsx'
import { Section } from '../../../ui/section.tsx'
import { Figure } from '../../../ui/typography.tsx'
import { dashboardMessages } from './dashboard-messages.ts'

/** What waits for an administrator: the open tickets, and since when; what the legal notice lacks. */
export function ToDo({
  tickets: { open, oldest_at },
  missing_settings,
}: Pick<DashboardFigures, 'tickets' | 'missing_settings'>) {
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
      {missing_settings.length > 0 && (
        <p className="mt-3">
          {words.noticeLacks} <Link to="/legal">{words.legal}</Link>
          {words.colon}
          <code>{missing_settings.join(', ')}</code>
        </p>
      )}
    </Section>
  )
}
