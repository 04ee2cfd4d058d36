import type { MuscleUse } from '@fonte/contract/admin/library-muscle'
import { localized } from '@fonte/domain/words/localized'
import { useQuery } from '@tanstack/react-query'
import { isProblem } from '../../../platform/api/api-problem.ts'
import { call } from '../../../platform/api/client.ts'
import { useFormats, useWords } from '../../../platform/words/words.ts'
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx'
import { useToast } from '../../../ui/toast.ts'
import { useCall } from '../../../ui/use-call.ts'
import { type MuscleRow, muscleUseQuery, renewMuscles } from './muscle-reads.ts'
import { musclesMessages } from './muscles-messages.ts'

interface Props {
  deleted: MuscleRow
  onClose: () => void
}

const isInUse = (use: MuscleUse): boolean => use.exercises + use.own_exercises > 0

/** Shows what uses a group or muscle; where nothing does, asks before it is deleted. */
export function DeleteMuscle({ deleted, onClose }: Props) {
  const words = useWords(musclesMessages)
  const { toast } = useToast()
  const use = useQuery(muscleUseQuery(deleted))
  const isKept = use.data !== undefined && isInUse(use.data)
  const { kind, row } = deleted
  const remove = async () => {
    try {
      const input = { params: { id: row.id } }
      await (kind === 'group' ? call('delete-muscle-group', input) : call('delete-muscle', input))
    } catch (failure) {
      // Another administrator was quicker: it is gone as wanted.
      if (!isProblem(failure, 'not-found')) throw failure
    }
    renewMuscles()
    toast({ title: kind === 'group' ? words.groupDeleted : words.muscleDeleted, variant: 'success' })
    onClose()
  }
  const { run, pending } = useCall(remove, {
    title: kind === 'group' ? words.groupNotDeleted : words.muscleNotDeleted,
    // Somebody began to use it a moment ago.
    describe: (failure, reason) => (isProblem(failure, 'in-use') ? words.used(failure.current as MuscleUse) : reason),
    failed: () => void use.refetch(),
  })
  return (
    <ConfirmDialog
      open
      danger
      title={kind === 'group' ? words.deleteGroupTitle : words.deleteMuscleTitle}
      description={isKept ? undefined : <Effect deleted={deleted} />}
      confirmLabel={words.delete}
      cancelLabel={words.cancel}
      pending={pending}
      disabled={isKept}
      onConfirm={() => void run()}
      onCancel={onClose}
    >
      <p className="strong-text" role="status">
        {use.data && (isInUse(use.data) ? words.used(use.data) : words.unused)}
        {!use.data && (use.isError ? words.useFailed : words.useLoading)}
      </p>
    </ConfirmDialog>
  )
}

function Effect({ deleted: { kind, row } }: { deleted: MuscleRow }) {
  const words = useWords(musclesMessages)
  const { lang } = useFormats()
  const name = localized(row, 'name', lang)
  return kind === 'group'
    ? words.deleteGroupText({ name, count: row.muscles.length })
    : words.deleteMuscleText({ name })
}
