import { useBlocker } from '@tanstack/react-router'
import { session } from '../../../platform/session/session.ts'
import { useWords } from '../../../platform/words/words.ts'
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx'
import { editorMessages } from './editor-messages.ts'

interface Props {
  hasChanges: () => boolean
  /** Called when the page is left all the same. */
  onDiscard: () => void
}

/** Asks before a page with unsaved changes is left, by whatever way. */
export function LeaveGuard({ hasChanges, onDiscard }: Props) {
  const words = useWords(editorMessages)
  const blocker = useBlocker({
    // A jump within the page leaves nothing, and a session that is over waits for nobody: the draft stays on the device.
    shouldBlockFn: ({ current, next }) =>
      hasChanges() && !isSamePage(current, next) && session.state.get().status === 'signed-in',
    enableBeforeUnload: hasChanges,
    withResolver: true,
  })
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

type Place = { readonly pathname: string; readonly search: unknown }

const isSamePage = (one: Place, other: Place) =>
  one.pathname === other.pathname && JSON.stringify(one.search) === JSON.stringify(other.search)
