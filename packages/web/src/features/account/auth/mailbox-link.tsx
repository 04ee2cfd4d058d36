import { useWords } from '../../../platform/words/words.ts'
import { authMessages } from './auth-messages.ts'

/** Where no SMTP server is configured, mails stay in a local mailbox; the server says so in the page. */
export function MailboxLink() {
  const words = useWords(authMessages)
  if (!document.querySelector('meta[name="fonte-mailbox"][content="1"]')) return null
  return <a href="/dev/mailbox">{words.mailbox}</a>
}
