import type { AdminUser } from '@fonte/contract/admin/admin-user'
import { useWords } from '../../../platform/words/words.ts'
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx'
import { PasswordQuestionField } from '../../personal-data/password-question-field.tsx'
import { useSecondFactorReset } from './use-user-changes.ts'
import { UserName } from './user-question-dialog.tsx'
import { usersMessages } from './users-messages.ts'

interface Props {
  user: AdminUser
  onClose: () => void
}

/** Asks before the second step of somebody who lost their phone is turned off, for the password besides where the server wants it. */
export function SecondFactorQuestion({ user, onClose }: Props) {
  const words = useWords(usersMessages)
  const { run, pending, question } = useSecondFactorReset(user, onClose)
  return (
    <ConfirmDialog
      open
      danger
      title={words.secondFactorTitle}
      description={words.secondFactorText}
      confirmLabel={words.secondFactorConfirm}
      cancelLabel={words.cancel}
      pending={pending}
      disabled={question.asked !== null && question.password === ''}
      onConfirm={() => void run()}
      onCancel={onClose}
    >
      <UserName user={user} />
      <PasswordQuestionField {...question} />
    </ConfirmDialog>
  )
}
