import { useBlocker } from '@tanstack/react-router'
import { session } from '../../../../platform/session/session.ts'
import { DiscardDialog } from '../../../../ui/discard-dialog.tsx'
import { withoutExercise } from '../../../exercise/exercise-url.ts'

interface Props {
  hasChanges: () => boolean
  /** Called when the page is left all the same. */
  onDiscard: () => void
}

/** Asks before a page with unsaved changes is left, by whatever way. */
export function LeaveGuard({ hasChanges, onDiscard }: Props) {
  const blocker = useBlocker({
    // A jump within the page, or a sheet over it, leaves nothing; a session that is over waits for nobody: the draft stays on the device.
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
    <DiscardDialog
      closeByBack={false}
      open={blocker.status === 'blocked'}
      onDiscard={leave}
      onKeep={() => blocker.reset?.()}
    />
  )
}

type Place = { readonly pathname: string; readonly search: object }

const isSamePage = (one: Place, other: Place) =>
  one.pathname === other.pathname &&
  JSON.stringify(withoutExercise(one.search)) === JSON.stringify(withoutExercise(other.search))
