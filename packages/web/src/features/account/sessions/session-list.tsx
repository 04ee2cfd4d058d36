import type { ListedSession } from '@fonte/contract/account/session-list'
import { useQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useFirstScreenReady } from '../../../platform/first-screen.ts'
import { useFormats, useWords } from '../../../platform/words/words.ts'
import { Button } from '../../../ui/button.tsx'
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx'
import { ErrorState } from '../../../ui/error-state.tsx'
import { Skeleton, SkeletonGroup } from '../../../ui/skeleton.tsx'
import { Tag } from '../../../ui/tag.tsx'
import { useFocusAfterRemoval } from '../../../ui/use-focus-after-removal.ts'
import { sessionMessages } from './session-messages.ts'
import { sessionsQuery } from './session-queries.ts'
import { others, useSessionEnd } from './use-session-end.ts'

/** The sessions of the person; each but this one can be ended. */
export function SessionList() {
  const words = useWords(sessionMessages)
  const query = useQuery({ ...sessionsQuery, enabled: useFirstScreenReady() })
  if (query.data) return <Sessions sessions={query.data.items} />
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

function Sessions({ sessions }: { sessions: readonly ListedSession[] }) {
  const words = useWords(sessionMessages)
  const { end, pending } = useSessionEnd(others)
  const [asking, setAsking] = useState(false)
  const list = useRef<HTMLUListElement>(null)
  const endable = sessions.filter((session) => !session.is_current)
  const ids = endable.map(({ id }) => id)
  useFocusAfterRemoval(ids, (at) => (list.current?.querySelectorAll('button')[at] ?? list.current)?.focus())
  const endOthers = async () => {
    await end()
    flushSync(() => setAsking(false))
    // The button that asked may have gone already, with the sessions.
    if (document.activeElement === document.body) list.current?.focus()
  }
  return (
    <div>
      <ul ref={list} tabIndex={-1} className="line-list outline-none" aria-label={words.devices}>
        {sessions.map((session) => (
          <SessionLine key={session.id} session={session} />
        ))}
      </ul>
      {endable.length > 0 && (
        <Button className="mt-3" icon="logout" onClick={() => setAsking(true)}>
          {words.signOutOthers}
        </Button>
      )}
      <ConfirmDialog
        open={asking}
        title={words.othersQuestion}
        description={words.othersText}
        confirmLabel={words.signOutOthers}
        cancelLabel={words.cancel}
        pending={pending}
        onConfirm={() => void endOthers()}
        onCancel={() => setAsking(false)}
      />
    </div>
  )
}

function SessionLine({ session }: { session: ListedSession }) {
  const words = useWords(sessionMessages)
  const { end, pending } = useSessionEnd(session.id)
  const { date } = useFormats()
  const name = session.agent || words.unknown
  const seen = date(session.last_used_at, 'dateTime')
  return (
    <li>
      <span className="grid gap-1">
        <b>{name}</b>
        <span className="secondary-text">{words.lastUsed(seen)}</span>
      </span>
      {session.is_current ? (
        <Tag solid>{words.current}</Tag>
      ) : (
        <Button
          className="shrink-0"
          pending={pending}
          aria-label={words.signOutNamed(name, seen)}
          onClick={() => void end()}
        >
          {words.signOut}
        </Button>
      )}
    </li>
  )
}
