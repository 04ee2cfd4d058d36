import { exercisesQuery } from '../../features/exercise/exercise-queries.ts'
import { historyQuery, lastSetsQuery, totalsQuery } from '../../features/history/history-reads.ts'
import { muscleGroupsQuery } from '../../features/muscle/muscle-queries.ts'
import { predefinedProgramsQuery, programsQuery } from '../../features/program/program-queries.ts'
import { queryClient } from '../../platform/query/query-client.ts'
import { session } from '../../platform/session/session.ts'

/** Reads once a visit, and after each sign-in, all that a session without a network needs. */
export function startStockingUp(): void {
  if (session.state.get().status === 'signed-in') stockUp()
  session.subscribe((event) => {
    if (event.type === 'signed-in') stockUp()
  })
}

/** What is fresh is left alone, and what fails is asked for again by the screen that needs it. */
function stockUp(): void {
  void queryClient.prefetchQuery(programsQuery)
  void queryClient.prefetchQuery(predefinedProgramsQuery)
  void queryClient.prefetchQuery(exercisesQuery)
  void queryClient.prefetchQuery(muscleGroupsQuery)
  void queryClient.prefetchQuery(lastSetsQuery)
  void queryClient.prefetchQuery(totalsQuery)
  void queryClient.prefetchInfiniteQuery(historyQuery)
}
