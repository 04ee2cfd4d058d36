import { exercisesQuery } from '../../features/exercise/exercise-queries.ts'
import { exerciseGuidesQuery } from '../../features/exercise/guide/guide-queries.ts'
import { gymQuery } from '../../features/gym/gym-reads.ts'
import { lastSetsQuery, latestQuery, totalsQuery } from '../../features/history/history-reads.ts'
import { trainingLogQuery } from '../../features/history/log/device-log.ts'
import { followLog } from '../../features/history/log/log-reads.ts'
import { importsQuery } from '../../features/import/import-queries.ts'
import { muscleGroupsQuery } from '../../features/muscle/muscle-queries.ts'
import { predefinedProgramsQuery, programsQuery } from '../../features/program/program-queries.ts'
import { trainingPlanQuery } from '../../features/training-plan/training-plan-reads.ts'
import { untilIdle } from '../../platform/idle/idle.ts'
import { queryClient } from '../../platform/query/query-client.ts'
import { session } from '../../platform/session/session.ts'
import { currentLanguage } from '../../platform/words/language.ts'

/** Reads once a visit, and after each sign-in, all that a session without a network needs. */
export function startPrefetch(): void {
  followLog()
  if (session.state.get().status === 'signed-in') void prefetch()
  session.subscribe((event) => {
    if (event.type === 'signed-in') void prefetch()
  })
}

/**
 * One after the other, each when nothing else presses: to read and keep them all in one go would hold up a tap. What is
 * fresh is left alone, and what fails is asked for again by the screen that needs it.
 */
async function prefetch(): Promise<void> {
  const reads = [
    () => queryClient.prefetchQuery(programsQuery),
    () => queryClient.prefetchQuery(predefinedProgramsQuery),
    () => queryClient.prefetchQuery(trainingPlanQuery),
    () => queryClient.prefetchQuery(exercisesQuery),
    () => queryClient.prefetchQuery(muscleGroupsQuery),
    () => queryClient.prefetchQuery(gymQuery),
    // Once the log is there, the three after it are read from it.
    () => queryClient.prefetchQuery(trainingLogQuery),
    () => queryClient.prefetchQuery(latestQuery),
    () => queryClient.prefetchQuery(lastSetsQuery),
    () => queryClient.prefetchQuery(totalsQuery),
    () => queryClient.prefetchQuery(importsQuery),
    () => queryClient.prefetchQuery(exerciseGuidesQuery(currentLanguage())),
  ]
  for (const read of reads) {
    await untilIdle()
    await read()
  }
}
