import { useState } from 'react'
import { isProblem } from '../../platform/api/api-problem.ts'
import { useWords } from '../../platform/words/words.ts'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { useCall } from '../../ui/use-call.ts'
import { PasswordQuestionField } from '../personal-data/password-question-field.tsx'
import { usePasswordQuestion } from '../personal-data/use-password-question.ts'
import { CodeField } from './code-field.tsx'
import { secondFactorMessages } from './second-factor-messages.ts'

interface Props {
  readonly title: string
  readonly text: string
  readonly confirmLabel: string
  readonly danger?: boolean
  /** Does what was asked for, with the code and the password where the server wants it. */
  readonly work: (proof: { readonly code: string; readonly password?: string }) => Promise<void>
  readonly onClose: () => void
}

/** Asks for a code before the second step is changed, and for the password where the server wants it. */
export function CodeDialog({ title, text, confirmLabel, danger = false, work, onClose }: Props) {
  const words = useWords(secondFactorMessages)
  const [code, setCode] = useState('')
  const [error, setError] = useState<string>()
  const question = usePasswordQuestion(words.password)
  const { run, pending } = useCall(() => work({ code, ...question.body }), {
    title: words.error,
    describe: (failure, reason) => {
      if (isProblem(failure, 'wrong-code')) setError(reason)
      return question.handle(failure) || isProblem(failure, 'wrong-code') ? null : reason
    },
  })
  const type = (typed: string) => {
    setCode(typed)
    setError(undefined)
  }
  return (
    <ConfirmDialog
      open
      danger={danger}
      title={title}
      description={text}
      confirmLabel={confirmLabel}
      cancelLabel={words.cancel}
      pending={pending}
      disabled={code.trim() === '' || (question.asked !== null && question.password === '')}
      onConfirm={() => void run()}
      onCancel={onClose}
    >
      <CodeField takesRecovery value={code} error={error} onChange={type} />
      <PasswordQuestionField {...question} />
    </ConfirmDialog>
  )
}
