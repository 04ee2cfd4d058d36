import type { ReactNode } from 'react'
import { call } from '../../../platform/api/client.ts'
import { useWords } from '../../../platform/words/words.ts'
import { Button } from '../../../ui/button.tsx'
import { useToast } from '../../../ui/toast.ts'
import { useCall } from '../../../ui/use-call.ts'
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
  const { toast } = useToast()
  const work = async () => {
    await call('resend-confirmation', { body: { email: email.trim() } })
    toast({ title: words.resent, description: words.resentText, variant: 'success' })
  }
  const { run, pending } = useCall(work, { title: words.error })
  const resend = () => {
    if (email.trim() !== '') return void run()
    toast({ title: words.emailRequired, description: words.emailRequiredText, variant: 'destructive' })
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
