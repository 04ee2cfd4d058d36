import { useId, useState } from 'react'
import { useWords } from '../../../platform/words/words.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { EmailField } from '../email-field.tsx'
import { useMailRequest } from '../use-mail-request.ts'
import { passwordMessages } from './password-messages.ts'

interface Props {
  /** What the sign-in form already knows. */
  readonly email: string
  readonly onClose: () => void
}

/** Asks for an e-mail and has a link mailed to it. */
export function ForgotPassword({ email: known, onClose }: Props) {
  const words = useWords(passwordMessages)
  const form = useId()
  const [email, setEmail] = useState(known)
  const { submit, pending, error } = useMailRequest(email, {
    operation: 'request-password-reset',
    sent: { title: words.sent, description: words.sentText },
    done: onClose,
  })
  return (
    <Dialog
      open
      onClose={onClose}
      title={words.forgotTitle}
      description={words.forgotText}
      footer={
        <>
          <Button size="l" onClick={onClose}>
            {words.cancel}
          </Button>
          <Button size="l" type="submit" form={form} variant="ink" pending={pending}>
            {pending ? words.sending : words.send}
          </Button>
        </>
      }
    >
      <form id={form} onSubmit={submit} noValidate>
        <EmailField value={email} error={error} onChange={setEmail} />
      </form>
    </Dialog>
  )
}
