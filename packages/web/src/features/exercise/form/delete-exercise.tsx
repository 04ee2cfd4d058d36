import type { Exercise } from '@fonte/contract/exercise'
import { useWords } from '../../../platform/words/words.ts'
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx'
import { useToast } from '../../../ui/toast.ts'
import { useKeptChange } from '../../../ui/use-kept-change.ts'
import { enqueueExerciseDeletion } from '../exercise-commands.ts'
import { exerciseMessages } from '../exercise-messages.ts'

/** Asks before an exercise of one's own leaves the selector. */
export function DeleteExercise({ exercise, onClose }: { exercise: Exercise; onClose: () => void }) {
  const words = useWords(exerciseMessages)
  const { toast } = useToast()
  const { id, name } = exercise
  const remove = async () => {
    await enqueueExerciseDeletion({ id, name })
    toast({ title: words.deleted, variant: 'success' })
    onClose()
  }
  const { run, pending } = useKeptChange(remove)
  return (
    <ConfirmDialog
      open
      danger
      title={words.deleteTitle}
      description={words.deleteText({ name })}
      confirmLabel={words.delete}
      cancelLabel={words.cancel}
      pending={pending}
      onConfirm={() => void run()}
      onCancel={onClose}
    />
  )
}
