import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { useWords } from '../../platform/words/words.ts'
import { Button, buttonClass } from '../../ui/button.tsx'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { ExportQuestion } from './export/export-question.tsx'
import { useExport } from './export/use-export.ts'
import { PasswordQuestionField } from './password-question-field.tsx'
import { personalDataMessages } from './personal-data-messages.ts'
import { isUnanswered } from './use-password-question.ts'
import { useReset } from './use-reset.ts'

/** The rows of the settings' danger zone: export first, then what destroys. */
export function PersonalDataSection() {
  const words = useWords(personalDataMessages)
  const [asking, setAsking] = useState(false)
  const exporting = useExport()
  const endReset = () => {
    setAsking(false)
    reset.question.forget()
  }
  const reset = useReset(endReset)
  return (
    <>
      <div className="line-list">
        <div>
          <span>{words.exportText}</span>
          <Button icon="download" pending={exporting.pending} onClick={exporting.run}>
            {exporting.pending ? words.exporting : words.export}
          </Button>
        </div>
        <div>
          <span>{words.resetText}</span>
          <Button variant="danger-outline" onClick={() => setAsking(true)}>
            {words.reset}
          </Button>
        </div>
        <div>
          <span>{words.deleteText}</span>
          <Link to="/data-deletion" className={buttonClass({ variant: 'danger-outline' })}>
            {words.deleteAccount}
          </Link>
        </div>
      </div>
      <ConfirmDialog
        open={asking}
        danger
        title={words.resetTitle}
        description={words.resetWarning}
        confirmLabel={words.resetConfirm}
        cancelLabel={words.cancel}
        pending={reset.pending}
        disabled={isUnanswered(reset.question)}
        onConfirm={reset.run}
        onCancel={endReset}
      >
        <PasswordQuestionField {...reset.question} />
      </ConfirmDialog>
      <ExportQuestion exporting={exporting} />
    </>
  )
}
