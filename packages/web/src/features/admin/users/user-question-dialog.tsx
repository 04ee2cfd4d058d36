import type { AdminUser } from '@fonte/contract/admin/admin-user'
import { shownName } from '@fonte/domain/words/visible-text'
import { useWords } from '../../../platform/words/words.ts'
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx'
import { PasswordQuestionField } from '../../personal-data/password-question-field.tsx'
import { useEndSessions, useManageUser } from './use-user-changes.ts'
import { usersMessages } from './users-messages.ts'

interface Props {
  user: AdminUser
  onClose: () => void
}

/** Whom a question is about: two people may have the same name, never the same address. */
export function UserName({ user }: { user: AdminUser }) {
  return (
    <p className="admin-person">
      <span>
        <bdi>{shownName(user.full_name)}</bdi>
        <bdi className="secondary-text">{user.email}</bdi>
      </span>
    </p>
  )
}

/** Asks before an account is blocked or deleted, for the password besides where the server wants it. */
export function GraveQuestion({ user, action, onClose }: Props & { action: 'block' | 'remove' }) {
  const words = useWords(usersMessages)
  const { run, pending, question } = useManageUser(user, onClose)
  const isBlock = action === 'block'
  return (
    <ConfirmDialog
      open
      danger
      title={isBlock ? words.blockTitle : words.removeTitle}
      description={isBlock ? words.blockText : words.removeText}
      confirmLabel={isBlock ? words.block : words.removeForGood}
      cancelLabel={words.cancel}
      pending={pending}
      disabled={question.asked !== null && question.password === ''}
      onConfirm={() => void run(isBlock ? 'block_user' : 'delete_user')}
      onCancel={onClose}
    >
      <UserName user={user} />
      <PasswordQuestionField {...question} />
    </ConfirmDialog>
  )
}

/** Asks before an account is signed out everywhere. */
export function EndSessionsQuestion({ user, onClose }: Props) {
  const words = useWords(usersMessages)
  const { run, pending } = useEndSessions(user, onClose)
  return (
    <ConfirmDialog
      open
      title={words.endTitle}
      description={words.endText}
      confirmLabel={words.endSessions}
      cancelLabel={words.cancel}
      pending={pending}
      onConfirm={() => void run()}
      onCancel={onClose}
    >
      <UserName user={user} />
    </ConfirmDialog>
  )
}
