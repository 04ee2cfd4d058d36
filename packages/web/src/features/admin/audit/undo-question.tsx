import type { AuditEntry } from '@fonte/contract/admin/audit'
import { libraryEdits } from '@fonte/domain/admin/undo'
import { useQueryClient } from '@tanstack/react-query'
import { call } from '../../../platform/api/client.ts'
import { useWords } from '../../../platform/words/words.ts'
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx'
import { useToast } from '../../../ui/toast.ts'
import { useCall } from '../../../ui/use-call.ts'
import { PasswordQuestionField } from '../../personal-data/password-question-field.tsx'
import { usePasswordQuestion } from '../../personal-data/use-password-question.ts'
import { adminKey } from '../list/use-admin-list.ts'
import { auditMessages } from './audit-messages.ts'

/** Asks before an action is taken back, for the password besides where the server wants it. */
export function UndoQuestion({ entry, onClose }: { entry: AuditEntry; onClose: () => void }) {
  const words = useWords(auditMessages)
  const { toast } = useToast()
  const client = useQueryClient()
  const question = usePasswordQuestion(words.passwordWhy)
  const renew = () => {
    onClose()
    return client.invalidateQueries({ queryKey: adminKey })
  }
  const work = async () => {
    await call('undo-admin-action', { params: { id: entry.id }, body: question.body })
    toast({ title: words.undoDone, variant: 'success' })
    await renew()
  }
  const { run, pending } = useCall(work, {
    title: words.error,
    describe: (failure, reason) => (question.handle(failure) ? null : reason),
    failed: (failure) => {
      if (!question.handle(failure)) void renew()
    },
  })
  return (
    <ConfirmDialog
      open
      title={words.undoTitle}
      description={libraryEdits.some((edit) => edit === entry.action) ? words.undoEditText : words.undoText}
      confirmLabel={words.undo}
      cancelLabel={words.keep}
      pending={pending}
      disabled={question.asked !== null && question.password === ''}
      onConfirm={() => void run()}
      onCancel={onClose}
    >
      <PasswordQuestionField {...question} />
    </ConfirmDialog>
  )
}
