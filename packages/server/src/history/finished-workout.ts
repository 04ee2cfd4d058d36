import type { HistoryEntryWithSets, historyRoutes } from '@fonte/contract/history'
import type { RouteInput } from '@fonte/contract/route'
import { completedAt } from '@fonte/domain/history/completed-at'
import { setFigures, wholeMinutes } from '@fonte/domain/history/summarize'
import { canonicalJson } from '@fonte/domain/words/canonical-json'
import { lockMember } from '../account/account-store.ts'
import type { Writer } from '../platform/database.ts'
import { Problem } from '../platform/problem.ts'
import { refuseDeleted } from '../platform/revision-store.ts'
import { requireRoom } from './history-room-store.ts'
import { findHistoryEntry, insertHistoryEntry } from './history-store.ts'

type SentWorkout = RouteInput<(typeof historyRoutes)['create-workout-history']>['body']

/**
 * Whole minutes that a workout counts: as many as the device says, which may leave an idle end out, but never more than
 * passed between its start and its end.
 */
const durationOf = ({ duration_minutes, started_at, completed_at }: SentWorkout): number =>
  Math.min(duration_minutes, wholeMinutes(Date.parse(started_at), Date.parse(completed_at)))

/** The same workout again, whatever the device's clock said when it was sent and whatever its exercises are called. */
const sameWorkout = (stored: HistoryEntryWithSets, sent: SentWorkout): boolean => {
  const comparable = (
    { program_name, sets, notes }: Pick<SentWorkout, 'program_name' | 'sets' | 'notes'>,
    minutes: number,
  ) => canonicalJson([program_name, minutes, notes, sets.map(({ exercise_name, ...set }) => set)])
  return comparable(stored, stored.duration_minutes) === comparable(sent, durationOf(sent))
}

/**
 * Stores a finished workout of `userId` exactly once: the same id again answers as the first time. Instants of the
 * device are moved to the server's clock (`now`, epoch ms), so that a wrong clock there does no harm.
 * @throws Problem `already-deleted`, `id-conflict`, `history-full`, `signed-out`
 */
export const storeFinishedWorkout = async (
  userId: string,
  sent: SentWorkout,
  now: number,
  writer: Writer,
): Promise<HistoryEntryWithSets> => {
  await lockMember(userId, writer)
  const earlier = await findHistoryEntry(userId, sent.id, writer)
  if (earlier && !sameWorkout(earlier, sent)) throw new Problem('id-conflict')
  if (earlier) return earlier
  await requireRoom(userId, { workouts: 1, sets: sent.sets }, writer)
  // Never before 1970: two absurd clocks must not make a date that the database refuses.
  const onServerClock = (instant: string) =>
    Math.max(0, completedAt(now, Date.parse(sent.sent_at), Date.parse(instant)))
  const completed = onServerClock(sent.completed_at)
  const entry = {
    id: sent.id,
    program_id: sent.program_id,
    program_name: sent.program_name,
    duration_minutes: durationOf(sent),
    ...setFigures(sent.sets),
    started_at: new Date(Math.min(completed, onServerClock(sent.started_at))),
    completed_at: new Date(completed),
    utc_offset: sent.utc_offset,
    notes: sent.notes,
  }
  await refuseDeleted(userId, sent.id, writer)
  const stored = await insertHistoryEntry(userId, entry, sent.sets, writer)
  if (!stored) throw new Problem('id-conflict')
  return stored
}
