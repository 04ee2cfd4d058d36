import type { Training } from '@fonte/domain/statistics/overview/training'
import { useQuery } from '@tanstack/react-query'
import { useNow } from '../../../platform/clock.ts'
import { useFirstScreenReady } from '../../../platform/first-screen.ts'
import { localDay } from '../../../platform/local-day.ts'
import { readingOf } from '../../../platform/query/reading.ts'
import { InTurn } from '../../../ui/in-turn.tsx'
import { useExercises } from '../../exercise/exercise-queries.ts'
import { type Library, useLibrary } from '../../exercise/library-queries.ts'
import { useTrainingLog } from '../../history/log/use-training-log.ts'
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
  const library = useLibrary()
  const exercises = useExercises()
  const muscles = readingOf(useQuery({ ...muscleGroupsQuery, enabled: useFirstScreenReady() }))
  const isLibraryLoading = exercises.reading === 'loading' || muscles === 'loading'
  // Without the library nobody knows which parts of the body a workout was for.
  const known = log.reading === 'ready' && isLibraryLoading ? 'loading' : log.reading
  const { training, reading } = useTraining({ ...log, reading: known }, library)
  return (
    <LogPlace log={{ ...log, reading }} place={ChartsPlace}>
      {training && <Charts training={training} library={library} />}
    </LogPlace>
  )
}

/** Weekly volume, the latest workouts, the month, sets per muscle and the exercises done. */
function Charts({ training, library }: { training: Training; library: Library }) {
  const today = localDay(useNow(renewal))
  const waiting = useWaitingWorkouts()
  return (
    <InTurn className="stats-charts">
      <WeeklyChart training={training} today={today} />
      <LatestWorkouts />
      <MonthSection training={training} today={today} waiting={waiting} />
      <MuscleChart training={training} today={today} muscles={library.muscles} />
      <ExercisesDoneList training={training} find={library.find} />
    </InTurn>
  )
}
