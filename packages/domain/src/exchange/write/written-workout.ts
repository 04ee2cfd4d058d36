import type { WorkoutSet } from '../../history/workout-history.ts'
import { placeOf } from '../../set/place.ts'
import type { LogEntry } from '../../training-log/log-entry.ts'
import type { WeightUnit } from '../../units/weight.ts'

/** What a file for another app is written with. */
export type WritingChoices = {
  readonly unit: WeightUnit
  /** The name of a set's exercise as the other app knows it. */
  readonly nameOf: (set: WorkoutSet) => string
  /** Minutes east of UTC on this device at a moment (epoch ms), for workouts that do not tell where they took place. */
  readonly offsetAt: (moment: number) => number
}

/** An exercise of a workout with its sets, as other apps write it: all its sets together, although they may have alternated. */
export type WrittenExercise = {
  readonly note?: string | undefined
  readonly sets: readonly WorkoutSet[]
}

/** The exercises of a workout in the order in which they began. */
export function writtenExercises({ sets, notes }: LogEntry): readonly WrittenExercise[] {
  const places = [...new Set(sets.map(placeOf))]
  return places.map((place) => ({
    note: notes?.places?.[place],
    sets: sets.filter((set) => placeOf(set) === place),
  }))
}

const minute = 60_000

/** When a workout began, epoch ms: where only the end is known, its duration before that. */
export function workoutStart({
  started_at,
  completed_at,
  duration_minutes,
}: Pick<LogEntry, 'started_at' | 'completed_at' | 'duration_minutes'>): number {
  return started_at === null ? Date.parse(completed_at) - duration_minutes * minute : Date.parse(started_at)
}

/** The clock on the wall at a moment (epoch ms), where the workout took place, as an ISO text without a zone. */
export function writtenClock(moment: number, { utc_offset }: LogEntry, { offsetAt }: Pick<WritingChoices, 'offsetAt'>) {
  return new Date(moment + (utc_offset ?? offsetAt(moment)) * minute).toISOString().slice(0, 19)
}

/** The workouts from the first on; those of one moment by their ids, so that the same log is always the same file. */
export function oldestFirst(entries: readonly LogEntry[]): readonly LogEntry[] {
  const key = ({ completed_at, id }: LogEntry) => `${completed_at} ${id}`
  return entries.toSorted((one, other) => (key(one) < key(other) ? -1 : 1))
}
