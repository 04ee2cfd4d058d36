import { useWords } from '../../../platform/words/words.ts'
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx'
import { PasswordQuestionField } from '../password-question-field.tsx'
import { personalDataMessages } from '../personal-data-messages.ts'
import { isUnanswered } from '../use-password-question.ts'
import type { useExport } from './use-export.ts'

/** Asks for the password once more where an export needs it. */
export function ExportQuestion({ exporting }: { exporting: ReturnType<typeof useExport> }) {
  const words = useWords(personalDataMessages)
  const { question, pending, run } = exporting
  return (
    <ConfirmDialog
      open={question.asked !== null}
      title={words.exportTitle}
      confirmLabel={pending ? words.exporting : words.export}
      cancelLabel={words.cancel}
      pending={pending}
      disabled={isUnanswered(question)}
      onConfirm={run}
      onCancel={question.forget}
    >
      <PasswordQuestionField {...question} />
    </ConfirmDialog>
  )
}
