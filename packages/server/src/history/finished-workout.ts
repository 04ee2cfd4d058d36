import type { HistoryEntryWithSets, historyRoutes } from '@fonte/contract/history'
import type { RouteInput } from '@fonte/contract/route'
import { completedAt } from '@fonte/domain/history/completed-at'
import { summarize } from '@fonte/domain/history/summarize'
import type { Writer } from '../platform/database.ts'
import { Problem } from '../platform/problem.ts'
import { refuseDeleted } from '../platform/revision-store.ts'
import { findHistoryEntry, insertHistoryEntry } from './history-store.ts'

type SentWorkout = RouteInput<(typeof historyRoutes)['create-workout-history']>['body']

/** The same workout again, whatever the device's clock said when it was sent. */
const sameWorkout = (stored: HistoryEntryWithSets, sent: SentWorkout): boolean => {
  const comparable = (workout: Pick<SentWorkout, 'program_name' | 'duration_minutes' | 'sets'>) =>
    JSON.stringify([
      workout.program_name,
      workout.duration_minutes,
      workout.sets.map((set) => [set.exercise_id, set.reps, set.weight]),
    ])
  return comparable(stored) === comparable(sent)
}

/**
 * Stores a finished workout of `userId` exactly once: the same id again answers as the first time. Instants of the
 * device are moved to the server's clock (`now`, epoch ms), so that a wrong clock there does no harm.
 * @throws Problem `already-deleted`, `id-conflict`
 */
export const storeFinishedWorkout = async (
  userId: string,
  sent: SentWorkout,
  now: number,
  writer: Writer,
): Promise<HistoryEntryWithSets> => {
  // Never before 1970: two absurd clocks must not make a date that the database refuses.
  const onServerClock = (instant: string) =>
    Math.max(0, completedAt(now, Date.parse(sent.sent_at), Date.parse(instant)))
  const { exercises_done, sets_done, total_weight_lifted } = summarize(sent.sets, 0, 0)
  const completed = onServerClock(sent.completed_at)
  const entry = {
    id: sent.id,
    program_id: sent.program_id,
    program_name: sent.program_name,
    duration_minutes: sent.duration_minutes,
    exercises_done,
    sets_done,
    total_weight_lifted,
    started_at: new Date(Math.min(completed, onServerClock(sent.started_at))),
    completed_at: new Date(completed),
  }
  await refuseDeleted(userId, sent.id, writer)
  const inserted = await insertHistoryEntry(userId, entry, sent.sets, writer)
  const stored = await findHistoryEntry(userId, sent.id, writer)
  if (!stored || (!inserted && !sameWorkout(stored, sent))) throw new Problem('id-conflict')
  return stored
}
