import { movedCycles } from '@fonte/domain/progression/moved-cycles'
import { roundings } from '@fonte/domain/units/rounding'
import { outbox } from '../../platform/outbox/device-outbox.ts'
import { queryClient } from '../../platform/query/query-client.ts'
import { currentUnit } from '../../platform/words/unit.ts'
import type { FinishedWorkout } from '../history/history-outbox.ts'
import { programEntityKey, updateProgramKind } from '../program/program-outbox.ts'
import { overlayPrograms } from '../program/program-overlay.ts'
import { programsQuery } from '../program/program-queries.ts'
import { lastPerformances } from './performances.ts'

/** What a finished workout changes of one's own program: under 5/3/1 the week, and after the fourth the training max. */
export function cyclesAfter({ program_id, sets }: FinishedWorkout): (() => Promise<void>) | null {
  const listed = queryClient.getQueryData(programsQuery.queryKey)?.items ?? []
  const program = overlayPrograms(listed, outbox.entries.get()).items.find(({ id }) => id === program_id)
  if (!program || program.is_predefined) return null
  const exercises = movedCycles(program.exercises, sets, lastPerformances(program.id), roundings[currentUnit()])
  if (exercises === program.exercises) return null
  const payload = { program: { ...program, exercises }, base: program }
  return () =>
    outbox.enqueue(updateProgramKind, { entityKey: programEntityKey(program.id), payload }).then(() => undefined)
}
