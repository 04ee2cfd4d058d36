import type { HistoryEntryWithSets, historyRoutes } from '@fonte/contract/history'
import type { RouteInput } from '@fonte/contract/route'
import { saysTheSame } from '@fonte/domain/history/past/content'
import { setFigures } from '@fonte/domain/history/summarize'
import { lockMember } from '../account/account-store.ts'
import type { Writer } from '../platform/database.ts'
import { Problem } from '../platform/problem.ts'
import { noteWorkoutDeletion } from './history-removal-store.ts'
import { deleteHistoryEntry, findHistoryEntry, replaceHistoryEntry } from './history-store.ts'
import { requireHistoryRoom } from './workout-room-store.ts'
import { durationOf, givenTimes } from './workout-times.ts'

type SentChange = RouteInput<(typeof historyRoutes)['update-workout-history']>['body']

/**
 * Changes a finished workout of `userId` over the version that it was read at. A repeated change whose first answer was
 * lost finds its own content and answers with it.
 * @throws Problem `already-deleted`, `version-conflict` with the current entry, `in-future`, `invalid-input`, `history-full`, `signed-out`
 */
export const updatePastWorkout = async (
  userId: string,
  id: string,
  sent: SentChange,
  now: number,
  writer: Writer,
): Promise<HistoryEntryWithSets> => {
  await lockMember(userId, writer)
  const stored = await findHistoryEntry(userId, id, writer)
  if (!stored) throw new Problem('already-deleted')
  const said = { ...sent, duration_minutes: durationOf(sent) }
  if (saysTheSame(stored, said)) return stored
  if (stored.version !== sent.version) throw new Problem('version-conflict', { current: stored })
  const times = givenTimes(sent, now)
  const change = { workouts: 0, sets: sent.sets, replaced: stored.sets_done, leaving: [id] }
  await requireHistoryRoom(userId, change, writer)
  const { program_name, duration_minutes, utc_offset, sets, notes } = said
  const entry = { id, program_name, duration_minutes, utc_offset, notes, ...setFigures(sets), ...times }
  return replaceHistoryEntry(entry, sets, writer)
}

/** Deletes a finished workout of `userId`, so that no device brings it back; one that is not there is noted. @throws Problem `signed-out` */
export const deletePastWorkout = async (userId: string, id: string, writer: Writer): Promise<void> => {
  await lockMember(userId, writer)
  if (!(await deleteHistoryEntry(userId, id, writer))) await noteWorkoutDeletion(userId, id, writer)
}
