import { type ReportStatus, reportTypes } from '@fonte/domain/report/report'
import type { Answer } from '../../../platform/api/client.ts'
import { useFormats, useWords } from '../../../platform/words/words.ts'
import { Field } from '../../../ui/field.tsx'
import { SegmentedControl } from '../../../ui/segmented-control.tsx'
import { Select } from '../../../ui/select.tsx'
import { reportMessages } from '../../report/report-messages.ts'
import type { ListUrl } from '../list/use-list-url.ts'
import { ticketsMessages } from './tickets-messages.ts'
import type { TicketsQuery } from './tickets-url.ts'
import type { TicketCheck } from './use-ticket-check.ts'

interface Props {
  asked: TicketsQuery
  onChange: (parts: ListUrl) => void
  /** How many there are of each status; unknown before the first answer. */
  counts: Answer<'get-reports'>['counts'] | undefined
  check: TicketCheck
}

/** Status and type of the tickets, and whether new ones were looked for. */
export function TicketFilters({ asked, onChange, counts, check }: Props) {
  const words = useWords(ticketsMessages)
  const types = useWords(reportMessages)
  const { number } = useFormats()
  const option = (value: ReportStatus, label: string) => ({
    value,
    label: counts ? `${label} · ${number(counts[value])}` : label,
  })
  const said = { checking: words.checking, checked: words.checked, failed: words.notChecked }
  return (
    <div className="ticket-filters">
      <SegmentedControl<ReportStatus | ''>
        label={words.status}
        value={asked.status ?? ''}
        options={[
          option('Ouvert', words.openOnes),
          option('En cours', words.startedOnes),
          option('Fermé', words.closedOnes),
          { value: '', label: words.all },
        ]}
        onChange={(status) => onChange({ status })}
      />
      <Field label={words.type} labelHidden>
        <Select
          value={asked.type ?? ''}
          options={[
            { value: '', label: words.allTypes },
            ...reportTypes.map((type) => ({ value: type, label: types[type] })),
          ]}
          onChange={(event) => onChange({ type: event.target.value })}
        />
      </Field>
      <p className="ticket-check secondary-text" data-failed={check === 'failed' || undefined}>
        {said[check]}
      </p>
    </div>
  )
}
