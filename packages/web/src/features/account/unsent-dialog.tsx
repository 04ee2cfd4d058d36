import { useOutbox } from '../../platform/outbox/device-outbox.ts'
import { outboxKind } from '../../platform/outbox/outbox-kind.ts'
import { useFormats, useWords } from '../../platform/words/words.ts'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { accountMessages } from './account-messages.ts'

interface Props {
  /** Whether drafts are there too, which go. */
  readonly drafts: boolean
  readonly onConfirm: () => void
  readonly onCancel: () => void
  readonly pending: boolean
}

/** Names what has not reached the server, and what goes, before the person signs out. */
export function UnsentDialog({ drafts, onConfirm, onCancel, pending }: Props) {
  const words = useWords(accountMessages)
  const { lang } = useFormats()
  const entries = useOutbox()
  return (
    <ConfirmDialog
      open
      danger={drafts}
      title={entries.length > 0 ? words.unsentTitle : words.draftsTitle}
      description={entries.length > 0 ? words.unsentText : words.draftsText}
      confirmLabel={words.signOut}
      cancelLabel={words.cancel}
      onConfirm={onConfirm}
      onCancel={onCancel}
      pending={pending}
    >
      {entries.length > 0 && (
        <ul className="list-disc ps-5">
          {entries.map((entry) => (
            <li key={entry.position}>{outboxKind(entry.kind)?.label(entry.payload, lang) ?? words.item}</li>
          ))}
        </ul>
      )}
      {entries.length > 0 && drafts && <p>{words.draftsText}</p>}
    </ConfirmDialog>
  )
}
