import { useWords } from '../../../platform/words/words.ts'
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx'
import { workoutMessages } from '../workout-messages.ts'

/** Asks before a set without a repetition is recorded: more often a slip than meant. */
export function NoRepsDialog({ onRecord, onClose }: { onRecord: () => void; onClose: () => void }) {
  const words = useWords(workoutMessages)
  return (
    <ConfirmDialog
      open
      title={words.noRepsTitle}
      description={words.noRepsText}
      confirmLabel={words.save}
      cancelLabel={words.cancel}
      onConfirm={onRecord}
      onCancel={onClose}
    />
  )
}
