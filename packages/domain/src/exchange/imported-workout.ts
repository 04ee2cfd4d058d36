import type { BodyMeasureKind } from '../body/body-measure.ts'
import type { SetDetails } from '../set/set-details.ts'
import type { WeightUnit } from '../units/weight.ts'

/** The units in which files write a distance. */
export const distanceUnits = ['m', 'km', 'mi', 'yd', 'ft'] as const

export type DistanceUnit = (typeof distanceUnits)[number]

/** A figure as a file wrote it; the unit is null where the file does not tell it, and somebody has to be asked. */
export type WrittenFigure<Unit> = { readonly figure: number; readonly unit: Unit | null }

/** When a workout began, as a file wrote it. Nothing is moved into a time zone yet. */
export type WrittenMoment =
  /** A clock on the wall, `yyyy-MM-ddTHH:mm:ss`: most files name no time zone. */
  | { readonly wall: string }
  /** A day without a time, `yyyy-MM-dd`. */
  | { readonly day: string }
  /** A moment in UTC, ISO 8601. */
  | { readonly instant: string }

/** Where a row stands. */
export type FileLine = {
  /** The physical line of the file, from 1, or the number of the record where a file has no lines. */
  readonly line: number
  /** What the file is called in its archive; absent where it is the only one. */
  readonly file?: string
}

/** A set as a file wrote it: the details that the training log knows, weights and distance in the file's own units. */
export type ImportedSet = FileLine &
  Pick<SetDetails, 'kind' | 'rir' | 'seconds' | 'side' | 'at' | 'note'> & {
    /** 0 where the file counts something else than repetitions. */
    readonly reps: number
    /** Absent: none but the body's. */
    readonly weight?: WrittenFigure<WeightUnit>
    /** What a machine or a band took off the body's weight; a set has a weight or an assistance, not both. */
    readonly assist?: WrittenFigure<WeightUnit>
    readonly distance?: WrittenFigure<DistanceUnit>
  }

/** One exercise of a workout: a run of rows of one name. The same name may stand twice in a workout. */
export type ImportedExercise = {
  /** As the file writes it. */
  readonly name: string
  readonly sets: readonly ImportedSet[]
  readonly note?: string | undefined
  /** The superset within the workout, from 1. */
  readonly group?: number | undefined
  /** What the file says of the kind of exercise, such as FitNotes' category: it helps to make a custom exercise. */
  readonly category?: string | undefined
}

/** A workout as a file wrote it, in the order of its rows; its line is the first that told of it. */
export type ImportedWorkout = FileLine & {
  readonly start: WrittenMoment
  /** Empty where the file names no workout; its day then names it. */
  readonly title: string
  /** Whole seconds; 0 where the file does not tell. */
  readonly duration_seconds: number
  readonly note?: string | undefined
  readonly exercises: readonly ImportedExercise[]
}

/** One measure of one day. */
export type ImportedMeasure = FileLine & {
  /** `yyyy-MM-dd`, as the file's clock had it. */
  readonly day: string
  readonly kind: BodyMeasureKind
  readonly value: WrittenFigure<WeightUnit | 'cm' | 'in' | '%'>
}
