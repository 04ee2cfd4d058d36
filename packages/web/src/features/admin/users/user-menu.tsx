import type { AdminUser } from '@fonte/contract/admin/admin-user'
import { shownName } from '@fonte/domain/words/visible-text'
import { useSignedIn } from '../../../platform/session/session.ts'
import { useWords } from '../../../platform/words/words.ts'
import { DropdownMenu } from '../../../ui/dropdown-menu.tsx'
import type { MenuEntry } from '../../../ui/dropdown-menu-panel.tsx'
import { useManageUser } from './use-user-changes.ts'
import { usersMessages } from './users-messages.ts'

/** What opens over the list, for one of its rows. */
export type UserQuestion = 'block' | 'end-sessions' | 'second-factor' | 'remove' | 'history'

interface Props {
  user: AdminUser
  onAsk: (question: UserQuestion, user: AdminUser) => void
}

/** What can be done to an account; nobody blocks, deletes or signs out themself here. */
export function UserMenu({ user, onAsk }: Props) {
  const words = useWords(usersMessages)
  const isSelf = useSignedIn().user.id === user.id
  const { run } = useManageUser(user, () => undefined)
  const isBlocked = user.status === 'blocked'
  const ask = (question: UserQuestion) => () => onAsk(question, user)
  const secondFactor: MenuEntry = {
    label: words.secondFactor,
    icon: 'lock',
    disabled: isSelf,
    onSelect: ask('second-factor'),
  }
  return (
    <DropdownMenu
      label={words.actionsOn({ name: shownName(user.full_name) })}
      items={[
        { label: words.history, icon: 'list', onSelect: ask('history') },
        { label: words.reset, icon: 'mail', disabled: isBlocked, onSelect: () => void run('reset_password') },
        { label: words.endSessions, icon: 'logout', disabled: isSelf, onSelect: ask('end-sessions') },
        ...(user.has_second_factor === false ? [] : [secondFactor]),
        isBlocked
          ? { label: words.unblock, icon: 'check', onSelect: () => void run('unblock_user') }
          : { label: words.block, icon: 'lock', disabled: isSelf, onSelect: ask('block') },
        { label: words.remove, icon: 'trash', danger: true, disabled: isSelf, onSelect: ask('remove') },
      ]}
    />
  )
}
