import { call } from '../../../platform/api/client.ts'
import { useWords } from '../../../platform/words/words.ts'
import { AdminPage } from '../admin-page.tsx'
import { AdminListBody, useTotal } from '../list/admin-list.tsx'
import { ListTools } from '../list/list-tools.tsx'
import { useAdminList } from '../list/use-admin-list.ts'
import { useListAddress } from '../list/use-list-address.ts'
import { UserFilters } from './user-filters.tsx'
import { UserTable } from './user-table.tsx'
import { usersQuery } from './users-address.ts'
import { usersMessages } from './users-messages.ts'

/** `/admin/users`: the accounts, a page at a time. */
export function UsersScreen() {
  const words = useWords(usersMessages)
  const { sought, change } = useListAddress()
  const asked = usersQuery(sought)
  const list = useAdminList(['users', asked], (cursor, signal) =>
    call('get-users', { query: { ...asked, cursor } }, { signal }),
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
      <UserFilters sought={sought} onChange={change} />
      <AdminListBody list={list} failure={words.loadFailed}>
        <UserTable users={list.items} />
      </AdminListBody>
    </AdminPage>
  )
}
