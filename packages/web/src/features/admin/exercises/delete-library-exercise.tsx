import type { LibraryExercise } from '@fonte/contract/admin/library-exercise'
import { localized } from '@fonte/domain/words/localized'
import { useQuery } from '@tanstack/react-query'
import { isProblem } from '../../../platform/api/api-problem.ts'
import { call } from '../../../platform/api/client.ts'
import { useFormats, useWords } from '../../../platform/words/words.ts'
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx'
import { useToast } from '../../../ui/toast.ts'
import { useCall } from '../../../ui/use-call.ts'
import { exerciseMessages } from '../../exercise/exercise-messages.ts'
import { exercisesMessages } from './exercises-messages.ts'
import { exerciseUseQuery, renewExercises } from './library-exercise-reads.ts'

interface Props {
  exercise: LibraryExercise
  onClose: () => void
}

/** Asks before a global exercise leaves the selectors, and shows what uses it. */
export function DeleteLibraryExercise({ exercise, onClose }: Props) {
  const words = useWords(exercisesMessages)
  const { cancel } = useWords(exerciseMessages)
  const { lang } = useFormats()
  const { toast } = useToast()
  const remove = async () => {
    try {
      await call('delete-library-exercise', { params: { id: exercise.id } })
    } catch (failure) {
      // Another administrator was quicker: it is gone as wanted.
      if (!isProblem(failure, 'not-found')) throw failure
    }
    renewExercises()
    toast({ title: words.deleted, variant: 'success' })
    onClose()
  }
  const { run, pending } = useCall(remove, { title: words.notDeleted })
  return (
    <ConfirmDialog
      open
      danger
      title={words.deleteTitle}
      description={words.deleteText({ name: localized(exercise, 'name', lang) })}
      confirmLabel={words.delete}
      cancelLabel={cancel}
      pending={pending}
      onConfirm={() => void run()}
      onCancel={onClose}
    >
      <UseOfExercise id={exercise.id} />
    </ConfirmDialog>
  )
}

function UseOfExercise({ id }: { id: string }) {
  const words = useWords(exercisesMessages)
  const { data, isError } = useQuery(exerciseUseQuery(id))
  const isUsed = data && Object.values(data).some((count) => count !== 0)
  const known = isUsed ? words.use(data) : words.unused
  const unknown = isError ? words.useFailed : words.useLoading
  return (
    <p className="strong-text" role="status">
      {data ? known : unknown}
    </p>
  )
}
