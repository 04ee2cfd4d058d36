import { useObservable } from '../../../platform/observable.ts'
import { useWords } from '../../../platform/words/words.ts'
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx'
import { workoutKeeper } from '../running/device-workout.ts'
import { workoutMessages } from '../workout-messages.ts'

/** Asks before recorded sets are thrown away. */
export function DiscardWorkoutDialog({ onClose }: { onClose: () => void }) {
  const words = useWords(workoutMessages)
  const view = useObservable(workoutKeeper.view)
  const done = view.status === 'running' ? view.workout.state.recorded.length : 0
  const discard = () => {
    onClose()
    void workoutKeeper.discard()
  }
  return (
    <ConfirmDialog
      open
      danger
      title={words.discardTitle}
      description={words.discardText(done)}
      confirmLabel={words.discard}
      cancelLabel={words.cancel}
      onConfirm={discard}
      onCancel={onClose}
    />
  )
}
