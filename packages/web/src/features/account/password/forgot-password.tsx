import { type FormEvent, useId, useState } from 'react'
import { call } from '../../../platform/api/client.ts'
import { describeFailure, problemMessages } from '../../../platform/api/problem-messages.ts'
import { useWords } from '../../../platform/words/words.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { Field } from '../../../ui/field.tsx'
import { TextInput } from '../../../ui/text-input.tsx'
import { useToast } from '../../../ui/toast.ts'
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
    void send(email.trim())
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
        <Field label={words.email}>
          <TextInput
            type="email"
            autoComplete="username"
            value={email}
            onChange={(event) => setEmail(event.target.value)}
          />
        </Field>
      </form>
    </Dialog>
  )
}

function useResetRequest(done: () => void) {
  const words = useWords(passwordMessages)
  const reasons = useWords(problemMessages)
  const { toast } = useToast()
  const [pending, setPending] = useState(false)
  const send = async (email: string) => {
    if (email === '') {
      toast({ title: words.emailRequired, description: words.emailRequiredText, variant: 'destructive' })
      return
    }
    if (pending) return
    setPending(true)
    try {
      await call('request-password-reset', { body: { email } })
      toast({ title: words.sent, description: words.sentText, variant: 'success' })
      done()
    } catch (failure) {
      toast({ title: words.error, description: describeFailure(failure, reasons), variant: 'destructive' })
    } finally {
      setPending(false)
    }
  }
  return { send, pending }
}
