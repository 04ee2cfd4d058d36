import type { AccountEvent } from '@fonte/contract/account/activity'
import type { AccountEventKind } from '@fonte/domain/account/account-event'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '../../../platform/api/client.ts'
import { useFirstScreenReady } from '../../../platform/first-screen.ts'
import { useFormats, useWords } from '../../../platform/words/words.ts'
import { Button } from '../../../ui/button.tsx'
import { ErrorState } from '../../../ui/error-state.tsx'
import { Skeleton, SkeletonGroup } from '../../../ui/skeleton.tsx'
import { activityMessages } from './activity-messages.ts'

/** Lines that are shown at first, and with each press of 'Afficher plus'. */
const step = 5

const activityQuery = queryOptions({
  queryKey: ['account-activity'],
  queryFn: ({ signal }) => call('get-account-activity', undefined, { signal }),
})

/** What concerned the safety of one's account, newest first. */
export function AccountActivity() {
  const words = useWords(activityMessages)
  const query = useQuery({ ...activityQuery, enabled: useFirstScreenReady() })
  const [shown, setShown] = useState(step)
  if (query.data) {
    const { items } = query.data
    return (
      <div className="stack">
        <p className="secondary-text">{items.length === 0 ? words.none : words.kept}</p>
        <ul className="line-list" aria-label={words.list}>
          {items.slice(0, shown).map((event) => (
            <EventLine key={event.id} event={event} />
          ))}
        </ul>
        {items.length > shown && (
          <Button className="justify-self-start" onClick={() => setShown(shown + step)}>
            {words.more}
          </Button>
        )}
      </div>
    )
  }
  if (query.isError) {
    return <ErrorState message={words.failed} retryLabel={words.retry} onRetry={() => void query.refetch()} />
  }
  return (
    <SkeletonGroup label={words.loading} className="grid gap-3">
      <Skeleton height={48} />
      <Skeleton height={48} />
    </SkeletonGroup>
  )
}

function EventLine({ event }: { event: AccountEvent }) {
  const words = useWords(activityMessages)
  const { date } = useFormats()
  const where = [date(event.last_at, 'dateTime'), event.agent].filter((part) => part !== '')
  return (
    <li>
      <span className="grid gap-1">
        <b>{words[event.kind as AccountEventKind] ?? words.other}</b>
        <span className="secondary-text">{where.join(' · ')}</span>
      </span>
      {event.times > 1 && <span className="secondary-text shrink-0">{words.times(event.times)}</span>}
    </li>
  )
}
