import { localized } from '@fonte/domain/words/localized'
import { currentStep } from '@fonte/domain/workout/selectors'
import { now } from '../../../platform/clock.ts'
import { useFormats, useWords } from '../../../platform/words/words.ts'
import { useToast } from '../../../ui/toast.ts'
import type { Guided } from '../guided.ts'
import { workoutMessages } from '../workout-messages.ts'
import { alarm } from './rest-alarm.ts'
import { play } from './sound-player.ts'
import { fresh, useRestClock } from './use-rest-clock.ts'

/** After so long (ms) the end of a rest is no news. */
const staleNews = 600_000

/** Ends the rest when its time has come, with all that calls the lifter back. */
export function useRestEnd({ state, act, canAct }: Guided, onOver: (endedAt: number) => void): void {
  const words = useWords(workoutMessages)
  const { lang } = useFormats()
  const { toast } = useToast()
  useRestClock(canAct && state.status === 'resting' ? state : null, (resting, lateness) => {
    const step = currentStep(resting)
    const next = step ? words.nowSet(localized(step.place, 'name', lang), step.set + 1, step.total) : ''
    act.endRest(resting.rest.ends_at)
    const isNews = lateness < staleNews
    if (isNews) onOver(Math.min(resting.rest.ends_at, now() - lateness))
    if (isNews) toast({ title: words.restOver, description: next, duration: 2_000 })
    const isFresh = lateness <= fresh
    if (isFresh) void play('rest-over')
    // Browsers wake a page that nobody looks at but once a minute: better late than not at all.
    if (isFresh || (isNews && document.visibilityState === 'hidden')) void alarm(words.restOver, next)
  })
}
