import { useEffect } from 'react'
import { useWords } from '../../../platform/words/words.ts'
import { Checkbox } from '../../../ui/checkbox.tsx'
import { restoreCueSettings, stopAtTarget, useSwitch } from '../cues/cue-settings.ts'
import { holdMessages } from './hold-messages.ts'

/** Whether a timed set ends by itself at its target. Kept on the device, and before a hold: during one there is one thing to do. */
export function StopSwitch() {
  const words = useWords(holdMessages)
  useEffect(() => void restoreCueSettings(), [])
  return (
    <Checkbox
      className="stop-switch"
      label={words.stopAtTarget}
      checked={useSwitch(stopAtTarget)}
      onChange={(event) => stopAtTarget.turn(event.target.checked)}
    />
  )
}
