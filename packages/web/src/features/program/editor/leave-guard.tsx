import { useBlocker } from '@tanstack/react-router'
import { useWords } from '../../../platform/words/words.ts'
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx'
import { editorMessages } from './editor-messages.ts'

/** Asks before a page with unsaved changes is left, by whatever way; `onDiscard` is called when it is left after all. */
export function LeaveGuard({ hasChanges, onDiscard }: { hasChanges: () => boolean; onDiscard: () => void }) {
  const words = useWords(editorMessages)
  const blocker = useBlocker({ shouldBlockFn: hasChanges, enableBeforeUnload: hasChanges, withResolver: true })
  const leave = () => {
    onDiscard()
    blocker.proceed?.()
  }
  return (
    <ConfirmDialog
      open={blocker.status === 'blocked'}
      danger
      title={words.discardTitle}
      description={words.discardText}
      confirmLabel={words.discard}
      cancelLabel={words.keepEditing}
      onConfirm={leave}
      onCancel={() => blocker.reset?.()}
    />
  )
}
