import { useLibrary } from '../../exercise/library-queries.ts'
import { useGym } from '../../gym/gym-queries.ts'
import { EditSetDialog } from '../dialogs/edit-set-dialog.tsx'
import { type Guided, GuidedContext } from '../guided.ts'
import type { EndedWorkout } from '../running/workout-records.ts'
import { NoteDialog } from '../tools/note-dialog.tsx'
import { useActions } from '../use-actions.ts'
import { useAmend } from './use-amend.ts'

/** What is put right at the end of a workout: one of its recorded sets, by its index, or its note. */
export type Correction = { readonly kind: 'set'; readonly index: number } | { readonly kind: 'note' }

interface Props {
  workout: EndedWorkout
  correction: Correction
  onClose: () => void
}

const noTool = () => undefined

/** The dialogs of the running workout over its end: what they save changes the entry in the history. */
export function FinishCorrections({ workout, correction, onClose }: Props) {
  const { state } = workout
  const library = useLibrary()
  const { gym } = useGym()
  const amend = useAmend(workout)
  const guided: Guided = {
    state,
    last: new Map(),
    library,
    gym,
    canAct: true,
    openTool: noTool,
    act: {
      ...useActions(state),
      editSet: (index, lift) => amend({ type: 'edit-set', at: state.ended_at, index, ...lift }),
      note: amend,
    },
  }
  return (
    <GuidedContext value={guided}>
      {correction.kind === 'set' ? (
        <EditSetDialog index={correction.index} onClose={onClose} />
      ) : (
        <NoteDialog onClose={onClose} />
      )}
    </GuidedContext>
  )
}
