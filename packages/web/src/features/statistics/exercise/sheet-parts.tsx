import { exerciseProgress } from '@fonte/domain/statistics/exercise-progress'
import { Link } from '@tanstack/react-router'
import { type ReactNode, useMemo } from 'react'
import { useWords } from '../../../platform/words/words.ts'
import { buttonClass } from '../../../ui/button.tsx'
import { LogPlace } from '../log-place.tsx'
import { ProgressChart } from './chart/progress-chart.tsx'
import { ExerciseHistory } from './exercise-history.tsx'
import { exerciseProgressMessages } from './exercise-progress-messages.ts'
import { ProgressStamps } from './progress-stamps.tsx'
import { type ExerciseLog, useExerciseLog } from './use-exercise-log.ts'
import { withoutEstimate } from './without-estimate.ts'

/** The workouts of an exercise with its sets, for the sheet that opens over a page. */
export function SheetHistory({ exerciseId }: { exerciseId: string }) {
  const log = useExerciseLog(exerciseId, false)
  return (
    <SheetPart log={log}>
      <ExerciseHistory performances={log.performances} book={log.book} />
    </SheetPart>
  )
}

/** How an exercise went in all the time, for the sheet that opens over a page. */
export function SheetProgress({ exerciseId }: { exerciseId: string }) {
  const words = useWords(exerciseProgressMessages)
  const log = useExerciseLog(exerciseId, false)
  const { performances, choice } = log
  const progress = useMemo(() => exerciseProgress(performances, choice), [performances, choice])
  return (
    <SheetPart log={log}>
      <ProgressStamps progress={progress} />
      <ProgressChart progress={progress} without={withoutEstimate(log)} />
      <Link to="/stats/exercises/$exerciseId" params={{ exerciseId }} className={buttonClass({ size: 'l' })}>
        {words.wholePage}
      </Link>
    </SheetPart>
  )
}

function SheetPart({ log, children }: { log: ExerciseLog; children: ReactNode }) {
  const words = useWords(exerciseProgressMessages)
  return (
    <LogPlace log={log}>
      <div className="sheet-part">
        {log.performances.length > 0 ? (
          children
        ) : (
          <>
            <p>{words.empty}</p>
            <p className="secondary-text">{words.emptyText}</p>
          </>
        )}
      </div>
    </LogPlace>
  )
}
