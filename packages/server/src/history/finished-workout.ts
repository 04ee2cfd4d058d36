import type { HistoryEntryWithSets, historyRoutes, StoredWorkout } from '@fonte/contract/history'
import type { RouteInput } from '@fonte/contract/route'
import { beginningOf } from '@fonte/domain/history/past/form'
import { setFigures } from '@fonte/domain/history/summarize'
import { canonicalJson } from '@fonte/domain/identity/canonical-json'
import {
  type CycleLeft,
  type CycleMove,
  cyclesLeft,
  cyclesLeftBefore,
  withMovedCycles,
} from '@fonte/domain/progression/moved-cycles'
import { lockMember } from '../account/account-store.ts'
import type { Writer } from '../platform/database.ts'
import { Problem } from '../platform/problem.ts'
import { refuseDeleted } from '../platform/revision-store.ts'
import { lockOwnProgram, replaceProgram } from '../program/program-store.ts'
import { findHistoryEntry, insertHistoryEntry } from './history-store.ts'
import { requireHistoryRoom } from './workout-room-store.ts'
import { durationOf, givenTimes, liveTimes } from './workout-times.ts'

type SentWorkout = RouteInput<(typeof historyRoutes)['create-workout-history']>['body']

/** One that somebody wrote down took place when they said: another day is another workout. */
const sameTimes = (stored: HistoryEntryWithSets, sent: SentWorkout): boolean => {
  if (stored.origin !== 'hand' && sent.origin !== 'hand') return true
  const { started_at, completed_at, utc_offset } = sent
  return (
    Date.parse(stored.completed_at) === Date.parse(completed_at) &&
    beginningOf(stored) === Date.parse(started_at) &&
    stored.utc_offset === utc_offset
  )
}

/** The same workout again, whatever the device's clock said when it was sent and whatever its exercises are called. */
const sameWorkout = (stored: HistoryEntryWithSets, sent: SentWorkout): boolean => {
  const comparable = (
    { program_name, sets, notes }: Pick<SentWorkout, 'program_name' | 'sets' | 'notes'>,
    minutes: number,
  ) => canonicalJson([program_name, minutes, notes, sets.map(({ exercise_name, ...set }) => set)])
  return comparable(stored, stored.duration_minutes) === comparable(sent, durationOf(sent)) && sameTimes(stored, sent)
}

/**
 * Moves the rules of a program of `userId` on, and answers those that it leaves; where the program is gone, or somebody
 * else's, there is nothing to move.
 */
const moveCycles = async (
  userId: string,
  programId: string,
  cycles: readonly CycleMove[],
  writer: Writer,
): Promise<readonly CycleLeft[]> => {
  const program = await lockOwnProgram(userId, programId, writer)
  if (!program) return []
  const { name, description, image_url } = program
  const exercises = withMovedCycles(program.exercises, cycles)
  if (exercises !== program.exercises)
    await replaceProgram(program, { name, description, image_url, exercises }, writer)
  return cyclesLeft(program.exercises, cycles)
}

/** What an answer says of the rules that a workout leaves: nothing where it leaves none. */
const told = (left: readonly CycleLeft[]): Pick<StoredWorkout, 'cycles_left'> =>
  left.length > 0 ? { cycles_left: [...left] } : {}

/** Answers a workout that arrives again: whether its device heard the first answer, nobody knows. It moves nothing. */
const tellAgain = async (
  userId: string,
  earlier: HistoryEntryWithSets,
  { program_id, cycles }: SentWorkout,
  writer: Writer,
): Promise<StoredWorkout> => {
  if (program_id === null || !cycles) return earlier
  const program = await lockOwnProgram(userId, program_id, writer)
  return { ...earlier, ...told(program ? cyclesLeftBefore(program.exercises, cycles) : []) }
}

/**
 * Stores a finished workout of `userId` exactly once: the same id again answers as the first time, also when the workout
 * was edited since. What it moves of its program is stored with it, once; what it leaves is told by each answer. Instants of
 * a live one are moved from the device's clock to the server's (`now`, epoch ms); those of one written down by hand count as
 * given.
 * @throws Problem `already-deleted`, `id-conflict`, `history-full`, `in-future`, `invalid-input`, `signed-out`
 */
export const storeFinishedWorkout = async (
  userId: string,
  sent: SentWorkout,
  now: number,
  writer: Writer,
): Promise<StoredWorkout> => {
  await lockMember(userId, writer)
  const earlier = await findHistoryEntry(userId, sent.id, writer)
  if (earlier?.version === 1 && !sameWorkout(earlier, sent)) throw new Problem('id-conflict')
  if (earlier) return tellAgain(userId, earlier, sent, writer)
  await refuseDeleted(userId, sent.id, writer)
  const { id, program_id, program_name, utc_offset, notes, sets, cycles, origin = 'live' } = sent
  const times = origin === 'hand' ? givenTimes(sent, now) : liveTimes(sent, now)
  await requireHistoryRoom(userId, { workouts: 1, sets, replaced: 0 }, writer)
  const said = { id, program_id, program_name, duration_minutes: durationOf(sent), utc_offset, notes, origin }
  const stored = await insertHistoryEntry(userId, { ...said, ...setFigures(sets), ...times }, sets, writer)
  if (!stored) throw new Problem('id-conflict')
  const left = program_id !== null && cycles ? await moveCycles(userId, program_id, cycles, writer) : []
  return { ...stored, ...told(left) }
}
