import { useEffect } from 'react'
import { useWords } from '../../../platform/words/words.ts'
import { SegmentedControl } from '../../../ui/segmented-control.tsx'

import { cueMessages } from './cue-messages.ts'
import { canVibrate, muted, restoreCueSettings, still, useSwitch } from './cue-settings.ts'

/** Sound and vibration of the workout, on or off on this device. */
export function CueSwitches() {
  const words = useWords(cueMessages)
  useEffect(() => void restoreCueSettings(), [])
  return (
    <>
      <CueSwitch label={words.sound} off={muted} />
      {canVibrate() && <CueSwitch label={words.vibration} off={still} />}
    </>
  )
}

function CueSwitch({ label, off }: { label: string; off: typeof muted }) {
  const words = useWords(cueMessages)
  const options = [
    { value: 'on', label: words.on },
    { value: 'off', label: words.off },
  ]
  return (
    <div>
      <span>{label}</span>
      <SegmentedControl
        label={label}
        options={options}
        value={useSwitch(off) ? 'off' : 'on'}
        onChange={(value) => off.turn(value === 'off')}
      />
    </div>
  )
}
