import type { Program } from '@fonte/contract/program'
import { dayOfEntry } from '@fonte/domain/training-log/day-of'
import { isDeload } from '@fonte/domain/training-plan/deload'
import { todaysTraining } from '@fonte/domain/training-plan/today'
import { useMemo, useState } from 'react'
import { useNow } from '../../../platform/clock.ts'
import { localDay, localOffset } from '../../../platform/local-day.ts'
import { useWords } from '../../../platform/words/words.ts'
import { Button } from '../../../ui/button.tsx'
import { lazyPart } from '../../../ui/lazy-part.tsx'
import type { Library } from '../../exercise/library-queries.ts'
import { useLatestHistory } from '../../history/history-queries.ts'
import type { Programs } from '../../program/program-queries.ts'
import { TrainingPlanConflict } from '../training-plan-conflict.tsx'
import { trainingPlanMessages } from '../training-plan-messages.ts'
import { useTrainingPlan } from '../training-plan-queries.ts'
import { FirstRun } from './first-run.tsx'
import { NextWorkout } from './next-workout.tsx'
import { TrainingStartPlace } from './training-start-place.tsx'

const TrainingPlanDialog = lazyPart(async () => (await import('../training-plan-dialog.tsx')).TrainingPlanDialog)

/** How often (ms) it is looked whether a new day has begun. */
const renewal = 60_000

interface Props {
  programs: Pick<Programs, 'items' | 'own' | 'predefined'>
  library: Library
  onBegin: (program: Program) => Promise<void>
}

/** At the top of the home screen: what to train today, or what to begin with; its place is kept until that is known. */
export function TrainingStart({ programs, library, onBegin }: Props) {
  const words = useWords(trainingPlanMessages)
  const { items, own, predefined } = programs
  const { lines, reading } = useLatestHistory()
  const { plan, isLoading, refused } = useTrainingPlan()
  const [planning, setPlanning] = useState(false)
  const at = useNow(renewal)
  const today = localDay(at)
  const training = useMemo(() => {
    const done = lines.map((line) => ({ ...line, day: dayOfEntry(line, localOffset) }))
    return todaysTraining(plan, items, done, { today, at })
  }, [plan, items, lines, today, at])
  const isKnown = reading !== 'loading' && !isLoading && own !== undefined && predefined !== undefined
  if (!isKnown) return <TrainingStartPlace />
  const conflict = refused.length > 0 && <TrainingPlanConflict plan={plan} />
  if (!training) {
    // Who has trained before chooses below, and whose history could not be read may have.
    const isFirst = lines.length === 0 && reading === 'ready'
    return (
      <>
        {conflict}
        {isFirst && <FirstRun predefined={predefined} onBegin={onBegin} />}
      </>
    )
  }
  return (
    <>
      {conflict}
      <NextWorkout training={training} isDeload={isDeload(plan, today)} at={at} library={library} onBegin={onBegin}>
        <Button
          variant="quiet"
          icon="calendar"
          className="button-flush-right"
          disabled={refused.length > 0}
          onClick={() => setPlanning(true)}
        >
          {words.plan}
        </Button>
      </NextWorkout>
      {planning && <TrainingPlanDialog plan={plan} programs={items} onClose={() => setPlanning(false)} />}
    </>
  )
}
