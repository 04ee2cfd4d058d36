import type { Ticket } from '@fonte/contract/admin/ticket'
import { type ReportStatus, reportStatuses } from '@fonte/domain/report/report'
import { type JSX, useState } from 'react'
import { useFormats, useWords } from '../../../platform/words/words.ts'
import { Select } from '../../../ui/select.tsx'
import { ticketsMessages } from './tickets-messages.ts'
import { useSetStatus } from './use-ticket-changes.ts'

const marks = {
  Ouvert: <circle cx="7" cy="7" r="5" fill="none" stroke="var(--plate-20)" strokeWidth="3" />,
  'En cours': (
    <>
      <circle cx="7" cy="7" r="5.5" fill="none" stroke="var(--warn)" strokeWidth="2" />
      <path d="M7 1a6 6 0 0 0 0 12Z" fill="var(--warn)" />
    </>
  ),
  Fermé: <circle cx="7" cy="7" r="6" fill="var(--edge)" />,
} satisfies Record<ReportStatus, JSX.Element>

/** The status of a ticket, to be changed: the choice shows at once, and goes back where it could not be made. */
export function TicketStatus({ ticket }: { ticket: Ticket }) {
  const words = useWords(ticketsMessages)
  const { date } = useFormats()
  const [chosen, setChosen] = useState<ReportStatus | null>(null)
  const { run, pending } = useSetStatus(ticket)
  const shown = chosen ?? ticket.status
  const choose = async (status: ReportStatus) => {
    setChosen(status)
    await run(status)
    setChosen(null)
  }
  return (
    <span className="ticket-status">
      <svg viewBox="0 0 14 14" aria-hidden="true">
        {marks[shown]}
      </svg>
      <Select
        aria-label={words.statusOf({ name: ticket.user_username, when: date(ticket.created_at, 'shortDateTime') })}
        aria-busy={pending}
        value={shown}
        options={reportStatuses.map((status) => ({ value: status, label: words[status] }))}
        onChange={(event) => {
          const status = reportStatuses.find((known) => known === event.target.value)
          if (status && !pending) void choose(status)
        }}
      />
    </span>
  )
}
