import { isMissed } from '@fonte/domain/set/is-work'
import { countSlots, recordedSets } from '@fonte/domain/workout/selectors'
import { durationChoice } from '@fonte/domain/workout/summary'
import { useState } from 'react'
import { now } from '../../../platform/clock.ts'
import { useWords } from '../../../platform/words/words.ts'
import { Button } from '../../../ui/button.tsx'
import { Checkbox } from '../../../ui/checkbox.tsx'
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { useGuided } from '../guided.ts'
import type { SetDraft } from '../use-draft.ts'
import { workoutMessages } from '../workout-messages.ts'
import { DiscardWorkoutDialog } from './discard-workout-dialog.tsx'

/**
 * Asks before the workout ends early. The confirmation says what it will do: finish, or discard when nothing counts.
 * Where something counts, a quiet third way throws it all away, after a question of its own.
 */
export function StopDialog({ draft, onClose }: { draft: SetDraft; onClose: () => void }) {
  const words = useWords(workoutMessages)
  const { state, act } = useGuided()
  const [counted, setCounted] = useState(draft.touched && !draft.isLoadless)
  const [idle] = useState(() => durationChoice(state, now()))
  const [toLastSet, setToLastSet] = useState(idle !== null)
  const [discarding, setDiscarding] = useState(false)
  const done = recordedSets(state).length
  const isLifting = state.status === 'lifting'
  const current = isLifting && counted ? draft.lift : null
  const keeps = done > 0 || (current !== null && !isMissed(current))
  const confirm = () => {
    act.stop(current, toLastSet ? 'last-set' : 'now')
    onClose()
  }
  if (discarding) return <DiscardWorkoutDialog onClose={onClose} />
  return (
    <ConfirmDialog
      open
      title={words.stopTitle}
      description={keeps ? words.stopText(done, countSlots(state)) : words.stopNothing}
      confirmLabel={keeps ? words.finish : words.discard}
      cancelLabel={words.goOn}
      danger={!keeps}
      thirdWay={keeps && <DiscardButton onClick={() => setDiscarding(true)} />}
      onConfirm={confirm}
      onCancel={onClose}
    >
      {isLifting && (
        <Checkbox label={words.countCurrent} checked={counted} onChange={(event) => setCounted(event.target.checked)} />
      )}
      {idle && (
        <Checkbox
          label={words.durationToLastSet(idle.to_last_set)}
          checked={toLastSet}
          onChange={(event) => setToLastSet(event.target.checked)}
        />
      )}
    </ConfirmDialog>
  )
}

function DiscardButton({ onClick }: { onClick: () => void }) {
  const words = useWords(workoutMessages)
  return (
    <Button variant="quiet" onClick={onClick}>
      {words.discardWorkout}
    </Button>
  )
}

/** The way out of the workout, at the upper left; with words where there is room. */
export function StopButton({ onStop }: { onStop: () => void }) {
  const words = useWords(workoutMessages)
  const { canAct } = useGuided()
  return (
    <button
      type="button"
      className="icon-button stop-button"
      aria-label={words.stop}
      title={words.stop}
      disabled={!canAct}
      onClick={onStop}
    >
      <Icon name="stop" />
      <span className="stop-button-text">{words.stop}</span>
    </button>
  )
}
