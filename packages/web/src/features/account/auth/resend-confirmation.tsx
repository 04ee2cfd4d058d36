import { type ReactNode, useState } from 'react'
import { call } from '../../../platform/api/client.ts'
import { describeFailure, problemMessages } from '../../../platform/api/problem-messages.ts'
import { useWords } from '../../../platform/words/words.ts'
import { Button } from '../../../ui/button.tsx'
import { useToast } from '../../../ui/toast.ts'
import { authMessages } from './auth-messages.ts'
import { MailboxLink } from './mailbox-link.tsx'

interface Props {
  readonly email: string
  /** Why a new link is wanted. */
  readonly text: string
  /** Where the address is typed, if it is not known. */
  readonly children?: ReactNode
}

/** Says why, and mails a new confirmation link to the address. */
export function ResendConfirmation({ email, text, children }: Props) {
  const words = useWords(authMessages)
  const reasons = useWords(problemMessages)
  const { toast } = useToast()
  const [pending, setPending] = useState(false)
  const resend = async () => {
    if (email.trim() === '') {
      toast({ title: words.emailRequired, description: words.emailRequiredText, variant: 'destructive' })
      return
    }
    setPending(true)
    try {
      await call('resend-confirmation', { body: { email: email.trim() } })
      toast({ title: words.resent, description: words.resentText, variant: 'success' })
    } catch (failure) {
      toast({ title: words.error, description: describeFailure(failure, reasons), variant: 'destructive' })
    } finally {
      setPending(false)
    }
  }
  return (
    <div className="stack">
      <p role="status">{text}</p>
      {children}
      <Button icon="mail" pending={pending} onClick={resend}>
        {pending ? words.resending : words.resend}
      </Button>
      <MailboxLink />
    </div>
  )
}
