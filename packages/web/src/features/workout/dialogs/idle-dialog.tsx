import type { WorkoutState } from '@fonte/domain/workout/state'
import { durationChoice } from '@fonte/domain/workout/summary'
import { useState } from 'react'
import { useNow } from '../../../platform/clock.ts'
import { useWords } from '../../../platform/words/words.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { useGuided } from '../guided.ts'
import { workoutMessages } from '../workout-messages.ts'

/** How often (ms) it looks; also at once when the page is looked at again. */
const renewal = 60_000

/** Back after two hours without anything: asks whether the workout ended at the last set. */
export function IdleDialog() {
  const words = useWords(workoutMessages)
  const { state, act } = useGuided()
  const choice = durationChoice(state, useNow(renewal))
  const [answered, setAnswered] = useState<WorkoutState | null>(null)
  if (!choice || answered === state) return null
  const goOn = () => setAnswered(state)
  const footer = (
    <>
      <Button size="l" onClick={goOn}>
        {words.goOn}
      </Button>
      <Button size="l" variant="ink" onClick={() => act.stop(null, 'last-set')}>
        {words.endAtLastSet}
      </Button>
    </>
  )
  return (
    <Dialog
      open
      role="alertdialog"
      onClose={goOn}
      title={words.idleTitle}
      description={words.idleText(choice.to_last_set, choice.to_now)}
      footer={footer}
    />
  )
}
