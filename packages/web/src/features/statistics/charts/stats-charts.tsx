import { useQuery } from '@tanstack/react-query'
import { useDeferredValue } from 'react'
import { useNow } from '../../../platform/clock.ts'
import { useFirstScreenReady } from '../../../platform/first-screen.ts'
import { localDay } from '../../../platform/local-day.ts'
import { readingOf } from '../../../platform/query/reading.ts'
import { useExercises } from '../../exercise/exercise-queries.ts'
import { useLibrary } from '../../exercise/library-queries.ts'
import { type TrainingLog, useTrainingLog } from '../../history/log/use-training-log.ts'
import { muscleGroupsQuery } from '../../muscle/muscle-queries.ts'
import { MonthSection } from '../calendar/month-section.tsx'
import { useWaitingWorkouts } from '../calendar/use-waiting-workouts.ts'
import { ChartsPlace } from '../charts-place.tsx'
import { LogPlace } from '../log-place.tsx'
import { useTraining } from '../use-training.ts'
import { ExercisesDoneList } from './exercises-done-list.tsx'
import { LatestWorkouts } from './latest-workouts.tsx'
import { MuscleChart } from './muscle-chart.tsx'
import { WeeklyChart } from './weekly-chart.tsx'

/** How often (ms) it is looked whether a new day has begun. */
const renewal = 60_000

/** What the training log shows, once all of it is on the device. */
export function StatsCharts() {
  const log = useTrainingLog()
  const exercises = useExercises()
  const muscles = readingOf(useQuery({ ...muscleGroupsQuery, enabled: useFirstScreenReady() }))
  const isLibraryLoading = exercises.reading === 'loading' || muscles === 'loading'
  // Without the library nobody knows which parts of the body a workout was for.
  const known = log.reading === 'ready' && isLibraryLoading ? 'loading' : log.reading
  // Five charts over years of training, drawn in one go, would hold up a tap.
  const reading = useDeferredValue(known)
  return (
    <LogPlace log={{ ...log, reading }} place={ChartsPlace}>
      <Charts log={log} />
    </LogPlace>
  )
}

/** Weekly volume, the latest workouts, the month, sets per muscle and the exercises done. */
function Charts({ log }: { log: TrainingLog }) {
  const today = localDay(useNow(renewal))
  const library = useLibrary()
  const training = useTraining(log, library)
  const waiting = useWaitingWorkouts()
  return (
    <div className="stats-charts">
      <WeeklyChart training={training} today={today} />
      <LatestWorkouts />
      <MonthSection training={training} today={today} waiting={waiting} />
      <MuscleChart training={training} today={today} muscles={library.muscles} />
      <ExercisesDoneList training={training} find={library.find} />
    </div>
  )
}
