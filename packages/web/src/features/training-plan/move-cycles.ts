import { type CycleMove, cycleMoves } from '@fonte/domain/progression/moved-cycles'
import { outbox } from '../../platform/outbox/device-outbox.ts'
import { queryClient } from '../../platform/query/query-client.ts'
import { currentUnit } from '../../platform/words/unit.ts'
import type { FinishedWorkout } from '../history/history-outbox.ts'
import { overlayPrograms } from '../program/program-overlay.ts'
import { programsQuery } from '../program/program-queries.ts'
import { lastPerformances } from './performances.ts'

/** What a finished workout moves of one's own program: under 5/3/1 the week, and after the fourth the training max. */
export function cyclesAfter({ program_id, sets }: FinishedWorkout): readonly CycleMove[] {
  const listed = queryClient.getQueryData(programsQuery.queryKey)?.items ?? []
  const program = overlayPrograms(listed, outbox.entries.get()).items.find(({ id }) => id === program_id)
  if (!program || program.is_predefined) return []
  return cycleMoves(program.exercises, sets, lastPerformances(program.id), currentUnit())
}
