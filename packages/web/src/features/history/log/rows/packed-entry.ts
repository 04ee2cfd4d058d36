import type { HistoryEntryWithSets } from '@fonte/contract/history'
import type { PackedEntry } from '@fonte/contract/training-log/training-log'
import type { WorkoutNotes } from '@fonte/domain/history/workout-history'
import { type EntryOrigin, entryOrigins, type LogEntry } from '@fonte/domain/training-log/log-entry'
import { type LoggedExercise, unpackSet } from '@fonte/domain/training-log/packed-set'
import { StrangeAnswer } from '../../../../platform/api/api-problem.ts'
import type { TrainingRow } from '../../../../platform/storage/storage-rows.ts'

type Packed = readonly [exercises: readonly LoggedExercise[], entry: PackedEntry]

const instant = (ms: number): string => new Date(ms).toISOString()

/** Who this Fonte does not know was brought in by a newer one, and counts all the same. */
const originOf = (origin: string): EntryOrigin => entryOrigins.find((known) => known === origin) ?? 'import'

/** The entry that a packed one is, its exercises being those of its page. @throws StrangeAnswer where it is none */
export function unpackEntry(packed: PackedEntry, exercises: readonly LoggedExercise[]): LogEntry {
  const sets = packed.sets.map((row) => {
    const set = unpackSet(row, exercises)
    if (!set) throw new StrangeAnswer('a set that is none')
    return set
  })
  return {
    id: packed.id,
    program_id: packed.program_id ?? null,
    program_name: packed.name,
    duration_minutes: packed.minutes,
    started_at: packed.started_at === undefined ? null : instant(packed.started_at),
    completed_at: instant(packed.completed_at),
    ...(packed.offset !== undefined && { utc_offset: packed.offset }),
    origin: originOf(packed.origin),
    version: packed.version,
    sets,
    ...(packed.notes !== undefined && { notes: packed.notes as WorkoutNotes }),
  }
}

/**
 * The row that keeps an entry as a page brought it, whose sets `unpackEntry` has found to be some: text, which the browser
 * copies far faster than objects.
 */
export function rowOfPacked(userId: string, packed: PackedEntry, exercises: readonly LoggedExercise[]): TrainingRow {
  const own: LoggedExercise[] = []
  const places = new Map<unknown, number>()
  const sets = packed.sets.map(([place, ...figures]) => {
    const exercise = exercises[Number(place)]
    if (exercise && !places.has(place)) places.set(place, own.push(exercise) - 1)
    return [places.get(place) ?? 0, ...figures]
  })
  return { user_id: userId, id: packed.id, packed: JSON.stringify([own, { ...packed, sets }]) }
}

/** The entry that a row keeps. */
export function entryOfRow({ packed }: TrainingRow): LogEntry {
  const [exercises, entry] = JSON.parse(packed) as Packed
  return unpackEntry(entry, exercises)
}

/** A finished workout as the server answers it, as an entry of the log. */
export const logEntryOf = ({
  version = 1,
  origin = 'live',
  ...entry
}: Omit<HistoryEntryWithSets, 'user_id' | 'exercises_done' | 'sets_done' | 'total_weight_lifted'>): LogEntry => ({
  id: entry.id,
  program_id: entry.program_id,
  program_name: entry.program_name,
  duration_minutes: entry.duration_minutes,
  started_at: entry.started_at,
  completed_at: entry.completed_at,
  ...(entry.utc_offset !== undefined && { utc_offset: entry.utc_offset }),
  origin,
  version,
  sets: entry.sets,
  ...(entry.notes && { notes: entry.notes }),
})
