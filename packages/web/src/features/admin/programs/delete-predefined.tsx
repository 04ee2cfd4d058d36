import type { Program } from '@fonte/contract/program'
import { localized } from '@fonte/domain/words/localized'
import { useQuery } from '@tanstack/react-query'
import { isProblem } from '../../../platform/api/api-problem.ts'
import { call } from '../../../platform/api/client.ts'
import { useFormats, useWords } from '../../../platform/words/words.ts'
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx'
import { useToast } from '../../../ui/toast.ts'
import { useCall } from '../../../ui/use-call.ts'
import { programUseQuery, renewPredefined, sentOf } from './predefined-reads.ts'
import { programsMessages } from './programs-messages.ts'

/** How long (ms) a deletion can be taken back. */
const undoTime = 10_000

interface Props {
  program: Program
  onClose: () => void
}

/** Asks before a predefined program disappears for everybody, shows who did it, and offers the way back afterwards. */
export function DeletePredefined({ program, onClose }: Props) {
  const words = useWords(programsMessages)
  const { lang } = useFormats()
  const { toast } = useToast()
  const name = localized(program, 'name', lang)
  const bringBack = async () => {
    await call('create-predefined-program', { body: { id: program.id, ...sentOf(program) } })
    void renewPredefined()
    toast({ title: words.restored, description: name, variant: 'success' })
  }
  const { run: undo } = useCall(bringBack, { title: words.notRestored })
  const remove = async () => {
    const gone = await deleted(program.id)
    void renewPredefined()
    // Where another administrator was quicker, the way back is theirs.
    const action = gone ? { label: words.undo, onAction: () => void undo() } : undefined
    toast({ title: words.deleted, description: name, duration: undoTime, action })
    onClose()
  }
  const { run, pending } = useCall(remove, { title: words.notDeleted })
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
    >
      <UseOfProgram id={program.id} />
    </ConfirmDialog>
  )
}

/** Deletes the program; false where it was gone already. */
async function deleted(id: string): Promise<boolean> {
  try {
    await call('delete-predefined-program', { params: { id } })
    return true
  } catch (failure) {
    if (isProblem(failure, 'not-found')) return false
    throw failure
  }
}

function UseOfProgram({ id }: { id: string }) {
  const words = useWords(programsMessages)
  const { data, isError } = useQuery(programUseQuery(id))
  const known = data && data.people !== 0 ? words.use(data) : words.unused
  return (
    <p className="strong-text" role="status">
      {data ? known : isError ? words.useFailed : words.useLoading}
    </p>
  )
}
