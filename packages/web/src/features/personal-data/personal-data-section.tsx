import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { useWords } from '../../platform/words/words.ts'
import { Button, buttonClass } from '../../ui/button.tsx'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { PasswordQuestionField } from './password-question-field.tsx'
import { personalDataMessages } from './personal-data-messages.ts'
import { useExport } from './use-export.ts'
import type { PasswordQuestion } from './use-password-question.ts'
import { useReset } from './use-reset.ts'

const isUnanswered = ({ asked, password }: PasswordQuestion): boolean => asked !== null && password === ''

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
      <ConfirmDialog
        open={exporting.question.asked !== null}
        title={words.exportTitle}
        confirmLabel={exporting.pending ? words.exporting : words.export}
        cancelLabel={words.cancel}
        pending={exporting.pending}
        disabled={isUnanswered(exporting.question)}
        onConfirm={exporting.run}
        onCancel={exporting.question.forget}
      >
        <PasswordQuestionField {...exporting.question} />
      </ConfirmDialog>
    </>
  )
}
