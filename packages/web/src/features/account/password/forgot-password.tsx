import { type FormEvent, useId, useState } from 'react'
import { call } from '../../../platform/api/client.ts'
import { useWords } from '../../../platform/words/words.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { useToast } from '../../../ui/toast.ts'
import { useCall } from '../../../ui/use-call.ts'
import { EmailField } from '../email-field.tsx'
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
  const { send, pending } = useResetRequest(onClose)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    send(email.trim())
  }
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
        <EmailField value={email} onChange={setEmail} />
      </form>
    </Dialog>
  )
}

function useResetRequest(done: () => void) {
  const words = useWords(passwordMessages)
  const { toast } = useToast()
  const work = async (email: string) => {
    await call('request-password-reset', { body: { email } })
    toast({ title: words.sent, description: words.sentText, variant: 'success' })
    done()
  }
  const { run, pending } = useCall(work, { title: words.error })
  const send = (email: string) => {
    if (email !== '') return void run(email)
    toast({ title: words.emailRequired, description: words.emailRequiredText, variant: 'destructive' })
  }
  return { send, pending }
}
