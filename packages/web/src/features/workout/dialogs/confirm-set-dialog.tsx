import { useWords } from '../../../platform/words/words.ts'
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx'
import { workoutMessages } from '../workout-messages.ts'

/** What a set lacks that nearly every set has. */
export type Lack = 'reps' | 'load'

interface Props {
  lack: Lack
  onRecord: () => void
  onClose: () => void
}

/** Asks before a set without a repetition, or without the load that was to be set, is recorded: more often a slip than meant. */
export function ConfirmSetDialog({ lack, onRecord, onClose }: Props) {
  const words = useWords(workoutMessages)
  return (
    <ConfirmDialog
      open
      title={lack === 'reps' ? words.noRepsTitle : words.noLoadTitle}
      description={lack === 'reps' ? words.noRepsText : words.noLoadText}
      confirmLabel={words.save}
      cancelLabel={words.cancel}
      onConfirm={onRecord}
      onCancel={onClose}
    />
  )
}
