import { durationChoice } from '@fonte/domain/workout/summary'
import { useState } from 'react'
import { now } from '../../../platform/clock.ts'
import { useWords } from '../../../platform/words/words.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { useGuided } from '../guided.ts'
import { workoutMessages } from '../workout-messages.ts'

/** Back after two hours without anything: asks whether the workout ended at the last set. */
export function IdleDialog() {
  const words = useWords(workoutMessages)
  const { state, act } = useGuided()
  const [choice, setChoice] = useState(() => durationChoice(state, now()))
  if (!choice) return null
  const goOn = () => setChoice(null)
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
