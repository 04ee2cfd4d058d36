import type { AdminUser } from '@fonte/contract/admin/admin-user'
import { shownName } from '@fonte/domain/words/visible-text'
import { useFormats, useWords } from '../../../platform/words/words.ts'
import { Avatar } from '../../../ui/avatar.tsx'
import { Tag } from '../../../ui/tag.tsx'
import { UserMenu, type UserQuestion } from './user-menu.tsx'
import { UserPlan } from './user-plan.tsx'
import { UserStatus } from './user-status.tsx'
import { usersMessages } from './users-messages.ts'

type OnAsk = (question: UserQuestion, user: AdminUser) => void

/** The users as a table; on a phone each is a block of lines. */
export function UserTable({ users, onAsk }: { users: readonly AdminUser[]; onAsk: OnAsk }) {
  const words = useWords(usersMessages)
  return (
    <table className="admin-table">
      <thead>
        <tr>
          {(['user', 'username', 'role', 'status', 'plan', 'lastSignIn'] as const).map((column) => (
            <th key={column} className="stamp" scope="col">
              {words[column]}
            </th>
          ))}
          <th scope="col">
            <span className="visually-hidden">{words.actions}</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {users.map((user) => (
          <UserRow key={user.id} user={user} onAsk={onAsk} />
        ))}
      </tbody>
    </table>
  )
}

function UserRow({ user, onAsk }: { user: AdminUser; onAsk: OnAsk }) {
  const words = useWords(usersMessages)
  const { date } = useFormats()
  return (
    <tr>
      <th scope="row">
        <span className="admin-person">
          <Avatar name={user.full_name} />
          <span>
            <bdi>{shownName(user.full_name)}</bdi>
            <bdi className="secondary-text">{user.email}</bdi>
          </span>
        </span>
      </th>
      <td data-label={words.username}>
        <bdi>{user.username}</bdi>
      </td>
      <td data-label={words.role}>{user.role === 'admin' ? <Tag solid>admin</Tag> : 'user'}</td>
      <td data-label={words.status}>
        <UserStatus status={user.status} />
      </td>
      <td data-label={words.plan}>
        <UserPlan user={user} />
      </td>
      <td data-label={words.lastSignIn}>
        {user.last_sign_in_at === null ? words.never : date(user.last_sign_in_at, 'shortDateTime')}
      </td>
      <td className="admin-row-actions">
        <UserMenu user={user} onAsk={onAsk} />
      </td>
    </tr>
  )
}
