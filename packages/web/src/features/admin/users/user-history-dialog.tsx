import type { AdminUser } from '@fonte/contract/admin/admin-user'
import { shownName } from '@fonte/domain/words/visible-text'
import { useQuery } from '@tanstack/react-query'
import { call } from '../../../platform/api/client.ts'
import { useFormats, useWords } from '../../../platform/words/words.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { ErrorState } from '../../../ui/error-state.tsx'
import { Skeleton, SkeletonGroup } from '../../../ui/skeleton.tsx'
import { Title } from '../../../ui/typography.tsx'
import { AuditList } from '../audit/audit-list.tsx'
import { adminKey } from '../list/use-admin-list.ts'
import { usersMessages } from './users-messages.ts'

/** The usernames that somebody has had, and what administrators did to their account. */
export function UserHistoryDialog({ user, onClose }: { user: AdminUser; onClose: () => void }) {
  const words = useWords(usersMessages)
  return (
    <Dialog
      open
      size="wide"
      onClose={onClose}
      title={words.history}
      description={words.historyText}
      footer={
        <Button size="l" onClick={onClose}>
          {words.close}
        </Button>
      }
    >
      <p className="strong-text">
        <bdi>{shownName(user.full_name)}</bdi>
      </p>
      <Usernames id={user.id} />
      <Title as="h3" className="mt-5 mb-2">
        {words.onAccount}
      </Title>
      <AuditList filter={{ subject: user.id }} />
    </Dialog>
  )
}

function Usernames({ id }: { id: string }) {
  const words = useWords(usersMessages)
  const { date } = useFormats()
  const { data, isError, isFetching, refetch } = useQuery({
    queryKey: [...adminKey, 'usernames', id],
    queryFn: ({ signal }) => call('get-username-history', { params: { id } }, { signal }),
    staleTime: 0,
    gcTime: 60_000,
    meta: { kept: false },
  })
  if (isError && !data) {
    return (
      <ErrorState
        message={words.historyFailed}
        retryLabel={words.retry}
        pending={isFetching}
        onRetry={() => void refetch()}
      />
    )
  }
  if (!data) {
    return (
      <SkeletonGroup label={words.loading}>
        <Skeleton height={48} />
      </SkeletonGroup>
    )
  }
  if (data.items.length === 0) return <p>{words.noChange}</p>
  return (
    <ol className="audit-list">
      {data.items.map(({ old_username, new_username, changed_at }) => (
        <li key={`${changed_at} ${new_username}`}>
          <span>
            <bdi>{old_username}</bdi> → <bdi>{new_username}</bdi>
          </span>
          <time className="secondary-text" dateTime={changed_at}>
            {date(changed_at, 'shortDateTime')}
          </time>
        </li>
      ))}
    </ol>
  )
}
