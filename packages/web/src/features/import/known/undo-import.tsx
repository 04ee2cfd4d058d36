import type { Import } from '@fonte/contract/import'
import { isProblem } from '../../../platform/api/api-problem.ts'
import { call } from '../../../platform/api/client.ts'
import { queryClient } from '../../../platform/query/query-client.ts'
import { renewReads } from '../../../platform/query/renew.ts'
import { useFormats, useWords } from '../../../platform/words/words.ts'
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx'
import { useToast } from '../../../ui/toast.ts'
import { useCall } from '../../../ui/use-call.ts'
import { exercisesKey } from '../../exercise/exercise-outbox.ts'
import { historyKey } from '../../history/history-reads.ts'
import { importMessages } from '../import-messages.ts'
import { bringImportOperations } from '../import-operations.ts'
import { importsQuery } from '../import-reads.ts'
import { cancelImport, forgetSent } from '../sending/import-commands.ts'

/** Asks before what an import brought is deleted, and says what stayed. */
export function UndoImport({ undone, onClose }: { undone: Import; onClose: () => void }) {
  const words = useWords(importMessages)
  const { number } = useFormats()
  const { toast } = useToast()
  const work = async () => {
    bringImportOperations()
    // First the call: where it fails, what waits must still be there. What the server refuses meanwhile goes with the rest.
    const answer = await call('undo-import', { params: { id: undone.id }, body: {} })
    await cancelImport(undone.id)
    await forgetSent(undone.id)
    const { workouts, kept_workouts, kept_exercises } = answer
    const told = [
      words.undoneText(number(workouts), workouts),
      ...(kept_workouts > 0 ? [words.keptWorkouts(kept_workouts)] : []),
      ...(kept_exercises > 0 ? [words.keptExercises(kept_exercises)] : []),
    ]
    toast({ title: words.undoneTitle, description: told.join(' '), variant: 'success' })
    onClose()
    for (const key of [importsQuery.queryKey, historyKey, exercisesKey]) void renewReads(queryClient, key)
  }
  const { run, pending } = useCall(work, {
    title: words.undoFailed,
    describe: (failure, reason) => (isProblem(failure, 'undo-conflict') ? words.tooLate : reason),
  })
  const count = undone.workouts - undone.edited
  return (
    <ConfirmDialog
      open
      danger
      title={words.undoTitle}
      description={words.undoText(number(count), count)}
      confirmLabel={pending ? words.undoing : words.undo}
      cancelLabel={words.cancel}
      pending={pending}
      onConfirm={() => void run()}
      onCancel={onClose}
    />
  )
}
