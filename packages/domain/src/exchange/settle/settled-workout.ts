import type { SetDetails } from '../../set/set-details.ts'
import type { WeightUnit } from '../../units/weight.ts'
import type { DistanceUnit, FileLine } from '../imported-workout.ts'

/** What was answered in the preview; each is asked only where the file does not tell. */
export type ImportAnswers = {
  /** An IANA time zone, for clocks on the wall and for days. */
  readonly zone: string
  readonly weightUnit: WeightUnit
  readonly distanceUnit: DistanceUnit
  /** The unit to which weights go back that look converted from it; null: they stay as the file has them. */
  readonly convertBack: WeightUnit | null
  readonly keepNotes: boolean
}

/** A set as the training log keeps it, but for its exercise. */
export type SettledSet = Omit<SetDetails, 'group' | 'place'> &
  FileLine & {
    readonly reps: number
    readonly weight: number
  }

export type SettledExercise = {
  readonly name: string
  readonly sets: readonly SettledSet[]
  readonly note?: string | undefined
  readonly group?: number | undefined
  readonly category?: string | undefined
}

/** A workout as the training log keeps it, but for the ids of its exercises. */
export type SettledWorkout = {
  readonly line: number
  readonly title: string
  /**
   * Its start as the file has it, to the minute: `yyyy-MM-ddTHH:mm`, with a `Z` where the file told a moment. It is the same
   * whatever zone was answered, and part of what makes two imports one.
   */
  readonly fileStart: string
  /** ISO 8601 in UTC. */
  readonly started_at: string
  readonly completed_at: string
  /** Minutes east of UTC. */
  readonly utc_offset: number
  readonly duration_minutes: number
  readonly note?: string | undefined
  readonly exercises: readonly SettledExercise[]
}
