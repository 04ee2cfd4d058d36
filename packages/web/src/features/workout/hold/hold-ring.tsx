import { heldSeconds, secondsToHold } from '@fonte/domain/workout/hold'
import type { DetailedLift, Hold } from '@fonte/domain/workout/state'
import { useNow } from '../../../platform/clock.ts'
import { useWords } from '../../../platform/words/words.ts'
import { RestRing } from '../../../ui/rest-ring.tsx'
import { stopAtTarget, useSwitch } from '../cues/cue-settings.ts'
import { clockTime } from '../figures.ts'
import { useGuided } from '../guided.ts'
import { holdMessages } from './hold-messages.ts'
import { holdTime } from './hold-time.ts'
import { useHoldClock } from './use-hold-clock.ts'

interface Props {
  hold: Hold
  /** What stands in the boxes: its seconds are the target. */
  lift: DetailedLift | null
}

/**
 * A timed set under way: three seconds of countdown, then a ring that fills to its target and counts on past it, unless its
 * lifter has it end there.
 */
export function HoldRing({ hold, lift }: Props) {
  const target = lift?.seconds ?? 0
  const { act, canAct } = useGuided()
  const stops = useSwitch(stopAtTarget)
  const words = useWords(holdMessages)
  useNow(200)
  const time = holdTime(hold)
  const until = secondsToHold(hold, time)
  const held = heldSeconds(hold, time)
  useHoldClock(hold, target, () => {
    if (!stops || !canAct || !lift) return false
    act.setDone({ ...lift, reps: 0, seconds: target })
    return true
  })
  return (
    <div className="hold-ring">
      <RestRing
        remaining={Math.min(held, target)}
        total={target}
        label={words.held(held)}
        caption={until > 0 ? words.ready : words.hold}
        time={until > 0 ? String(until) : clockTime(held)}
        footnote={target > 0 ? words.of(clockTime(target)) : undefined}
      />
    </div>
  )
}
