import { heldSeconds, secondsToHold } from '@fonte/domain/workout/hold'
import type { Hold } from '@fonte/domain/workout/state'
import { useNow } from '../../../platform/clock.ts'
import { useWords } from '../../../platform/words/words.ts'
import { RestRing } from '../../../ui/rest-ring.tsx'
import { clockTime } from '../figures.ts'
import { holdMessages } from './hold-messages.ts'
import { useHoldClock } from './use-hold-clock.ts'

/** A timed set under way: three seconds of countdown, then a ring that fills to its target (s) and counts on past it. */
export function HoldRing({ hold, target }: { hold: Hold; target: number }) {
  const words = useWords(holdMessages)
  const time = useNow(200)
  const until = secondsToHold(hold, time)
  const held = heldSeconds(hold, time)
  useHoldClock(hold, target)
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
