import { useWords } from '../platform/words/words.ts'
import { ConfirmDialog } from './confirm-dialog.tsx'
import { discardMessages } from './discard-messages.ts'

interface Props {
  open: boolean
  onDiscard: () => void
  onKeep: () => void
  /** Not where it is asked because somebody goes back. */
  closeByBack?: boolean | undefined
}

/** Asks before something typed is given up. */
export function DiscardDialog({ open, onDiscard, onKeep, closeByBack }: Props) {
  const words = useWords(discardMessages)
  return (
    <ConfirmDialog
      open={open}
      danger
      title={words.title}
      description={words.text}
      confirmLabel={words.discard}
      cancelLabel={words.keepEditing}
      onConfirm={onDiscard}
      onCancel={onKeep}
      closeByBack={closeByBack}
    />
  )
}
