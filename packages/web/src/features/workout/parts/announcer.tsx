import { localized } from '@fonte/domain/words/localized'
import { restRemaining, restTotal } from '@fonte/domain/workout/rest'
import { currentStep, recordedSets, stepAt } from '@fonte/domain/workout/selectors'
import type { RecordedSet, WorkoutState } from '@fonte/domain/workout/state'
import { memo, useState } from 'react'
import { useNow } from '../../../platform/clock.ts'
import { useFormats, useWords } from '../../../platform/words/words.ts'
import { restTime } from '../cues/rest-time.ts'
import { clockParts } from '../figures.ts'
import { useGuided } from '../guided.ts'
import { useSetText } from '../kind/set-text.ts'
import { workoutMessages } from '../workout-messages.ts'

/** Seconds before the end of a rest that are said aloud. */
const milestones = [10, 30, 60] as const

/** Says what a screen reader cannot see: the set that was recorded, corrected or undone, the one that begins, the length of a rest, and what is left of it. */
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
  const resting = state.status === 'resting' ? state : null
  const left = resting && restRemaining(resting, restTime(resting))
  const total = resting ? Math.round(restTotal(resting)) : 0
  const passed = milestones.find((milestone) => left !== null && left <= milestone && total > milestone)
  const { corrected, undone } = usePutRight(state, passed)
  if (corrected) return corrected
  const say = (next: string) => [recorded ?? undone, next].filter(Boolean).join(' ')
  if (resting) {
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

/** What was done about sets that had been recorded, while nothing has happened since. */
type PutRight = { readonly corrected?: string; readonly undone?: string }

/** The correction or the undoing that was the last thing that happened, in words; with the next part of a rest it is over, too. */
function usePutRight(state: WorkoutState, passed: number | undefined): PutRight {
  const words = useWords(workoutMessages)
  const setText = useSetText()
  const recorded = recordedSets(state)
  const last_at = 'last_at' in state ? state.last_at : 0
  const [seen, setSeen] = useState({ recorded, last_at, passed, told: {} as PutRight })
  if (seen.recorded === recorded) return seen.last_at === last_at && seen.passed === passed ? seen.told : {}
  const numberOf = ({ slot }: RecordedSet) => (stepAt(state, slot)?.set ?? 0) + 1
  // What comes from another tab says the same in objects of its own.
  const differs = (set: RecordedSet, index: number) => JSON.stringify(set) !== JSON.stringify(seen.recorded[index])
  const undone = seen.recorded[recorded.length]
  const changed = undone ? undefined : recorded.find(differs)
  const corrected = changed && recorded.length === seen.recorded.length
  const isSame = !changed && !undone && seen.last_at === last_at && seen.passed === passed
  const told = isSame
    ? seen.told
    : {
        ...(corrected && { corrected: words.setCorrected(numberOf(changed), setText(changed)) }),
        ...(undone && { undone: words.setUndone(numberOf(undone)) }),
      }
  setSeen({ recorded, last_at, passed, told })
  return told
}
