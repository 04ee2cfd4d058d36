import { call } from '../../../platform/api/client.ts'
import { useWords } from '../../../platform/words/words.ts'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { useRowFocus } from '../../../ui/use-row-focus.ts'
import { AdminListBody } from '../list/admin-list.tsx'
import { AdminListPage } from '../list/admin-list-page.tsx'
import { useAdminList } from '../list/use-admin-list.ts'
import { useListUrl } from '../list/use-list-url.ts'
import { TicketFilters } from './ticket-filters.tsx'
import { TicketLine } from './ticket-line.tsx'
import { ticketsMessages } from './tickets-messages.ts'
import { isWhole, ticketsQuery } from './tickets-url.ts'
import { useTicketCheck } from './use-ticket-check.ts'

/** `/admin/tickets`: the messages to support, newest first. */
export function TicketsScreen() {
  const words = useWords(ticketsMessages)
  const { sought, change } = useListUrl()
  const asked = ticketsQuery(sought)
  const list = useAdminList(['tickets', asked], (cursor, signal) =>
    call('get-reports', { query: { ...asked, cursor } }, { signal }),
  )
  const { check, counts } = useTicketCheck(asked)
  const ids = list.items.map(({ id }) => id)
  const place = useRowFocus(ids, '.ticket-actions > button:first-child')
  const nothing = isWhole(asked) && (
    <EmptyState title={words.none} titleAs="h2">
      {words.noneText}
    </EmptyState>
  )
  return (
    <AdminListPage words={words} list={list}>
      <TicketFilters asked={asked} onChange={change} counts={counts} check={check} />
      <div {...place}>
        <AdminListBody list={list} failure={words.loadFailed} empty={nothing || undefined}>
          <ol className="tickets">
            {list.items.map((ticket) => (
              <TicketLine key={ticket.id} ticket={ticket} />
            ))}
          </ol>
        </AdminListBody>
      </div>
    </AdminListPage>
  )
}
