import type { AdminUser } from '@fonte/contract/admin/admin-user'
import { useState } from 'react'
import { call } from '../../../platform/api/client.ts'
import { useWords } from '../../../platform/words/words.ts'
import { useRowFocus } from '../../../ui/use-row-focus.ts'
import { AdminListBody } from '../list/admin-list.tsx'
import { AdminListPage } from '../list/admin-list-page.tsx'
import { useAdminList } from '../list/use-admin-list.ts'
import { useListUrl } from '../list/use-list-url.ts'
import { SecondFactorQuestion } from './second-factor-question.tsx'
import { UserFilters } from './user-filters.tsx'
import { UserHistoryDialog } from './user-history-dialog.tsx'
import type { UserQuestion } from './user-menu.tsx'
import { EndSessionsQuestion, GraveQuestion } from './user-question-dialog.tsx'
import { UserTable } from './user-table.tsx'
import { usersMessages } from './users-messages.ts'
import { usersQuery } from './users-url.ts'

/** What stands over the list, for one of its rows. */
interface Asked {
  readonly question: UserQuestion
  readonly user: AdminUser
}

/** `/admin/users`: the accounts, a page at a time. */
export function UsersScreen() {
  const words = useWords(usersMessages)
  const { sought, change } = useListUrl()
  const filter = usersQuery(sought)
  const list = useAdminList(['users', filter], (cursor, signal) =>
    call('get-users', { query: { ...filter, cursor } }, { signal }),
  )
  const [asked, setAsked] = useState<Asked | null>(null)
  const ids = list.items.map(({ id }) => id)
  const place = useRowFocus(ids, '.admin-row-actions button')
  return (
    <AdminListPage words={words} list={list}>
      <UserFilters sought={sought} onChange={change} />
      <div {...place}>
        <AdminListBody list={list} failure={words.loadFailed}>
          <UserTable users={list.items} onAsk={(question, user) => setAsked({ question, user })} />
        </AdminListBody>
      </div>
      {asked && <UserDialog {...asked} onClose={() => setAsked(null)} />}
    </AdminListPage>
  )
}

function UserDialog({ question, user, onClose }: Asked & { onClose: () => void }) {
  if (question === 'history') return <UserHistoryDialog user={user} onClose={onClose} />
  if (question === 'end-sessions') return <EndSessionsQuestion user={user} onClose={onClose} />
  if (question === 'second-factor') return <SecondFactorQuestion user={user} onClose={onClose} />
  return <GraveQuestion user={user} action={question} onClose={onClose} />
}
