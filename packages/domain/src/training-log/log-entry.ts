import type { WorkoutNotes, WorkoutSet } from '../history/workout-history.ts'

/** How an entry came into the log: trained with Fonte, written down afterwards, or brought in from a file. */
export const entryOrigins = ['live', 'hand', 'import'] as const

export type EntryOrigin = (typeof entryOrigins)[number]

/** Minutes east of UTC that there are on Earth. */
export const utcOffsetBounds = { min: -840, max: 840 } as const

/** One finished workout of a person's training log. All statistics are computed from these, in whatever order they arrive. */
export type LogEntry = {
  readonly id: string
  readonly program_id: string | null
  readonly program_name: string
  /** Whole minutes. */
  readonly duration_minutes: number
  /** ISO 8601 in UTC; null where only the end is known. */
  readonly started_at: string | null
  readonly completed_at: string
  /** Minutes east of UTC where it took place; absent: the reader's own zone. */
  readonly utc_offset?: number | undefined
  readonly origin: EntryOrigin
  /** Raised by each edit. */
  readonly version: number
  readonly sets: readonly WorkoutSet[]
  readonly notes?: WorkoutNotes | undefined
}
