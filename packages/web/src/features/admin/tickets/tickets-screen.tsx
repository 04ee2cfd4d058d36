import { call } from '../../../platform/api/client.ts'
import { useWords } from '../../../platform/words/words.ts'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { AdminPage } from '../admin-page.tsx'
import { AdminListBody, useTotal } from '../list/admin-list.tsx'
import { ListTools } from '../list/list-tools.tsx'
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
  const nothing = isWhole(asked) && (
    <EmptyState title={words.none} titleAs="h2">
      {words.noneText}
    </EmptyState>
  )
  return (
    <AdminPage
      title={words.title}
      count={useTotal(list)}
      help={words.help}
      actions={
        <ListTools
          sought={sought.q ?? ''}
          onSearch={(q) => change({ q })}
          placeholder={words.placeholder}
          onRefresh={list.refresh}
          refreshing={list.refreshing}
        />
      }
    >
      <TicketFilters asked={asked} onChange={change} counts={counts} check={check} />
      <AdminListBody list={list} failure={words.loadFailed} empty={nothing || undefined}>
        <ol className="tickets">
          {list.items.map((ticket) => (
            <TicketLine key={ticket.id} ticket={ticket} />
          ))}
        </ol>
      </AdminListBody>
    </AdminPage>
  )
}
