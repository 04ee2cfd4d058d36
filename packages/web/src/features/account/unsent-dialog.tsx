import { useOutbox } from '../../platform/outbox/device-outbox.ts'
import { outboxKind } from '../../platform/outbox/outbox-kind.ts'
import { useFormats, useWords } from '../../platform/words/words.ts'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { accountMessages } from './account-messages.ts'

interface Props {
  readonly onConfirm: () => void
  readonly onCancel: () => void
  readonly pending: boolean
}

/** Names what has not reached the server before the person signs out. */
export function UnsentDialog({ onConfirm, onCancel, pending }: Props) {
  const words = useWords(accountMessages)
  const { lang } = useFormats()
  const entries = useOutbox()
  return (
    <ConfirmDialog
      open
      title={words.unsentTitle}
      description={words.unsentText}
      confirmLabel={words.signOut}
      cancelLabel={words.cancel}
      onConfirm={onConfirm}
      onCancel={onCancel}
      pending={pending}
    >
      <ul className="list-disc ps-5">
        {entries.map((entry) => (
          <li key={entry.position}>{outboxKind(entry.kind)?.label(entry.payload, lang) ?? words.item}</li>
        ))}
      </ul>
    </ConfirmDialog>
  )
}
