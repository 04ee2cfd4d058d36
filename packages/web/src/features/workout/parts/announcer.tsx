import { localized } from '@fonte/domain/words/localized'
import { restRemaining, restTotal } from '@fonte/domain/workout/rest'
import { currentStep, recordedSets, stepAt } from '@fonte/domain/workout/selectors'
import type { WorkoutState } from '@fonte/domain/workout/state'
import { memo } from 'react'
import { useNow } from '../../../platform/clock.ts'
import { useFormats, useWords } from '../../../platform/words/words.ts'
import { restTime } from '../cues/rest-time.ts'
import { clockParts } from '../figures.ts'
import { useGuided } from '../guided.ts'
import { useSetText } from '../kind/set-text.ts'
import { workoutMessages } from '../workout-messages.ts'

/** Seconds before the end of a rest that are said aloud. */
const milestones = [10, 30, 60] as const

/** Says what a screen reader cannot see: the set that was recorded, the one that begins, the length of a rest, and what is left of it. */
export const Announcer = memo(function Announcer() {
  return (
    <p className="visually-hidden" role="status">
      {useMilestone(useGuided().state)}
    </p>
  )
})

function useMilestone(state: WorkoutState): string {
  const words = useWords(workoutMessages)
  const { lang } = useFormats()
  useNow(500)
  const recorded = useRecorded(state)
  const say = (next: string) => [recorded, next].filter(Boolean).join(' ')
  if (state.status === 'resting') {
    const left = restRemaining(state, restTime(state))
    const total = Math.round(restTotal(state))
    const passed = milestones.find((milestone) => left <= milestone && total > milestone)
    const { minutes, seconds } = clockParts(passed ?? total)
    return passed === undefined ? say(words.restTimer(minutes, seconds)) : words.restLeft(minutes, seconds)
  }
  const step = currentStep(state)
  return say(step ? words.nowSet(localized(step.place, 'name', lang), step.set + 1, step.total) : '')
}

/** The set whose recording was the last thing that happened, in words; none after anything else. */
function useRecorded(state: WorkoutState): string | undefined {
  const words = useWords(workoutMessages)
  const setText = useSetText()
  const done = recordedSets(state).at(-1)
  if (!done || !('last_at' in state) || state.last_at !== done.at) return undefined
  return words.setSaid((stepAt(state, done.slot)?.set ?? 0) + 1, setText(done))
}
