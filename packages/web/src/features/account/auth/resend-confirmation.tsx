import { useWords } from '../../../platform/words/words.ts'
import { Button } from '../../../ui/button.tsx'
import { useMailRequest } from '../use-mail-request.ts'
import { authMessages } from './auth-messages.ts'
import { MailboxLink } from './mailbox-link.tsx'

/** Says why a new confirmation link is wanted, and mails it to the address that just signed in. */
export function ResendConfirmation({ email, text }: { email: string; text: string }) {
  const words = useWords(authMessages)
  const sent = { title: words.resent, description: words.resentText }
  const { run, pending } = useMailRequest(email, { operation: 'resend-confirmation', sent })
  return (
    <div className="stack">
      <p role="status">{text}</p>
      <Button icon="mail" pending={pending} onClick={() => void run()}>
        {pending ? words.resending : words.resend}
      </Button>
      <MailboxLink />
    </div>
  )
}
