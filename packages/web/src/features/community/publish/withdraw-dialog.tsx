import type { Program } from '@fonte/contract/program'
import { ApiProblem } from '../../../platform/api/api-problem.ts'
import { useWords } from '../../../platform/words/words.ts'
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx'
import { useToast } from '../../../ui/toast.ts'
import { useCall } from '../../../ui/use-call.ts'
import { withdrawProgram } from './publish-commands.ts'
import { publishMessages } from './publish-messages.ts'

/** Asks before all posts of a program and their ratings go. */
export function WithdrawDialog({ program, onClose }: { program: Program; onClose: () => void }) {
  const words = useWords(publishMessages)
  const { toast } = useToast()
  const work = async () => {
    await withdrawProgram(program)
    onClose()
    toast({ title: words.withdrawn, description: words.withdrawnText, variant: 'success' })
  }
  // The server has words of its own for what it could not do: look for the posts, delete one, change the program.
  const describe = (failure: unknown, reason: string) =>
    failure instanceof ApiProblem && failure.code !== 'internal' ? reason : words.withdrawFailed
  const { run, pending } = useCall(work, { title: words.error, describe, failed: onClose })
  return (
    <ConfirmDialog
      open
      danger
      title={words.withdrawTitle}
      description={words.withdrawText({ name: program.name })}
      confirmLabel={words.withdraw}
      cancelLabel={words.cancel}
      pending={pending}
      onConfirm={() => void run()}
      onCancel={onClose}
    />
  )
}
