import { useFormats, useWords } from '../../../platform/words/words.ts'
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx'
import { useToast } from '../../../ui/toast.ts'
import { importMessages } from '../import-messages.ts'
import { undoMessages } from './undo-messages.ts'
import { usePutName } from './use-put-name.ts'

/** A name of files that stands for another exercise now. */
export interface NameChange {
  readonly name: string
  readonly from: string
  readonly to: string
}

interface Props {
  renaming: NameChange
  /** What the name stands for now. */
  exercise: string
  onClose: () => void
}

/** Asks whether what imports brought under a name becomes the new exercise, too; it can be undone at once, unless that changed more. */
export function RenameBrought({ renaming: { name, from, to }, exercise, onClose }: Props) {
  const words = useWords(importMessages)
  const { keptWorkouts } = useWords(undoMessages)
  const { number } = useFormats()
  const { toast } = useToast()
  const back = usePutName((_, { renamed }) => toast({ title: words.renamedBack(number(renamed), renamed) }))
  const { run, pending } = usePutName((_, { renamed, kept, stood }) => {
    toast({
      title: renamed > 0 ? words.renamed(number(renamed), renamed) : words.nothingRenamed,
      description: kept > 0 ? keptWorkouts(kept) : undefined,
      variant: 'success',
      duration: 8_000,
      ...(renamed > 0 &&
        stood === 0 && {
          action: {
            label: words.undoRename,
            onAction: () => void back.run({ name, exercise_id: from, rename_from: to }),
          },
        }),
    })
    onClose()
  })
  return (
    <ConfirmDialog
      open
      title={words.renameTitle(name, exercise)}
      description={words.renameText}
      confirmLabel={words.rename}
      cancelLabel={words.renameNot}
      pending={pending}
      onConfirm={() => void run({ name, exercise_id: to, rename_from: from })}
      onCancel={onClose}
    />
  )
}
