import { useQuery } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { useState } from 'react'
import { useTitle } from '../../platform/title.ts'
import { useWords } from '../../platform/words/words.ts'
import { Button } from '../../ui/button.tsx'
import { useToast } from '../../ui/toast.ts'
import { Title } from '../../ui/typography.tsx'
import { siteQuery } from '../legal/site-queries.ts'
import { DeleteAccountDialog } from './delete-account-dialog.tsx'
import { personalDataMessages } from './personal-data-messages.ts'

/** Deleting the account, by oneself or by e-mail; anybody may read the page. */
export function DataDeletionScreen() {
  const words = useWords(personalDataMessages)
  const router = useRouter()
  const [open, setOpen] = useState(false)
  useTitle(words.pageTitle)
  return (
    <div className="stack gap-6">
      <Button variant="quiet" icon="chevron-left" className="justify-self-start" onClick={() => router.history.back()}>
        {words.back}
      </Button>
      <Title as="h1" className="h1">
        {words.pageTitle}
      </Title>
      <section className="set dz">
        <Title as="h2">{words.dangerZone}</Title>
        <div className="stack">
          <p>{words.warning}</p>
          <Button variant="danger" icon="trash" className="justify-self-start" onClick={() => setOpen(true)}>
            {words.deleteAccount}
          </Button>
        </div>
      </section>
      <section className="set">
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
  const address = useQuery(siteQuery).data?.contact_email
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
      <a className="b" href={`mailto:${address}`}>
        {address}
      </a>
      <Button icon="copy" onClick={copy}>
        {words.copyEmail}
      </Button>
    </p>
  )
}
