import { secondsOver } from '@fonte/domain/workout/rest'
import { useNow } from '../../../platform/clock.ts'
import { useWords } from '../../../platform/words/words.ts'
import { Figure } from '../../../ui/typography.tsx'
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx'
import { clockTime } from '../figures.ts'
import { workoutMessages } from '../workout-messages.ts'

/** How long the rest has been over: `+0:12` since that instant (epoch ms). */
export function Overtime({ since }: { since: number }) {
  const words = useWords(workoutMessages)
  const time = useNow(500)
  return (
    <span className="overtime">
      <VisuallyHidden>{words.restOver}</VisuallyHidden>
      <Figure>+{clockTime(secondsOver({ ends_at: since }, time))}</Figure>
    </span>
  )
}
