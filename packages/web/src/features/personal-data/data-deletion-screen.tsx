import { useState } from 'react'
import { useTitle } from '../../platform/title.ts'
import { useWords } from '../../platform/words/words.ts'
import { Button } from '../../ui/button.tsx'
import { lazyPart } from '../../ui/lazy-part.tsx'
import { useToast } from '../../ui/toast.ts'
import { Title } from '../../ui/typography.tsx'
import { useContactEmail } from '../legal/contact-queries.ts'
import { personalDataMessages } from './personal-data-messages.ts'
import { useWayBack } from './use-way-back.ts'

// What deletes needs a session; the page itself is read by anybody.
const DeleteAccountDialog = lazyPart(async () => (await import('./delete-account-dialog.tsx')).DeleteAccountDialog)

/** Deleting the account, by oneself or by e-mail; anybody may read the page. */
export function DataDeletionScreen() {
  const words = useWords(personalDataMessages)
  const goBack = useWayBack()
  const [open, setOpen] = useState(false)
  useTitle(words.pageTitle)
  return (
    <div className="stack gap-6">
      <Button
        variant="quiet"
        icon="chevron-left"
        className="button-flush justify-self-start noscript:hidden"
        onClick={() => void goBack()}
      >
        {words.back}
      </Button>
      <Title as="h1" className="page-title">
        {words.pageTitle}
      </Title>
      <section className="settings-section danger-zone">
        <Title as="h2">{words.dangerZone}</Title>
        <div className="stack">
          <p>{words.warning}</p>
          <Button
            variant="danger"
            icon="trash"
            className="justify-self-start noscript:hidden"
            onClick={() => setOpen(true)}
          >
            {words.deleteAccount}
          </Button>
        </div>
      </section>
      <section className="settings-section">
        <Title as="h2">{words.contactTitle}</Title>
        <div className="stack">
          <p>{words.contactText}</p>
          <ContactEmail />
        </div>
      </section>
      {open && <DeleteAccountDialog onClose={() => setOpen(false)} />}
    </div>
  )
}

function ContactEmail() {
  const words = useWords(personalDataMessages)
  const { toast } = useToast()
  const address = useContactEmail()
  if (address === undefined) return null
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(address)
      toast({ title: words.emailCopied, variant: 'success' })
    } catch {
      toast({ title: words.error, description: words.copyFailed, variant: 'destructive' })
    }
  }
  return (
    <p className="flex flex-wrap items-center gap-4">
      <a className="strong-text" href={`mailto:${address}`}>
        {address}
      </a>
      <Button icon="copy" className="noscript:hidden" onClick={copy}>
        {words.copyEmail}
      </Button>
    </p>
  )
}
