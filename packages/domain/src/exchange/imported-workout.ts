import type { SetDetails } from '../set/set-details.ts'
import type { WeightUnit } from '../units/weight.ts'
import type { ImportFormat } from './import-format.ts'

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

/** A set as a file wrote it: the details that the training log knows, weights and distance in the file's own units. */
export type ImportedSet = Pick<SetDetails, 'kind' | 'rir' | 'seconds' | 'side' | 'at' | 'note'> & {
  /** The physical line of the file, from 1, or the number of the record where a file has no lines. */
  readonly line: number
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

/** A workout as a file wrote it, in the order of its rows. */
export type ImportedWorkout = {
  /** The first physical line that told of it. */
  readonly line: number
  readonly start: WrittenMoment
  /** Empty where the file names no workout; its day then names it. */
  readonly title: string
  /** Whole seconds; 0 where the file does not tell. */
  readonly duration_seconds: number
  readonly note?: string | undefined
  readonly exercises: readonly ImportedExercise[]
}

export const measureKinds = [
  'weight',
  'fat',
  'neck',
  'shoulders',
  'chest',
  'waist',
  'hips',
  'left-arm',
  'right-arm',
  'left-forearm',
  'right-forearm',
  'left-thigh',
  'right-thigh',
  'left-calf',
  'right-calf',
] as const

/** What is measured of a body in a file. */
export type ImportedMeasureKind = (typeof measureKinds)[number]

/** One measure of one day. */
export type ImportedMeasure = {
  readonly line: number
  /** `yyyy-MM-dd`, as the file's clock had it. */
  readonly day: string
  readonly kind: ImportedMeasureKind
  readonly value: WrittenFigure<WeightUnit | 'cm' | 'in' | '%'>
}

/** Why a row was left out, or why a figure of it was. */
export type FileProblemReason =
  | 'date'
  | 'number'
  /** Above `limit`. */
  | 'above'
  /** Below `limit`. */
  | 'below'
  | 'open-quote'
  | 'extra-column'
  | 'field-too-long'
  /** The row names no exercise. */
  | 'no-exercise'
  | 'too-many-sets'
  | 'not-read'

/** A row that was left out whole. */
export type FileProblem = {
  readonly line: number
  readonly what: FileProblemReason
  /** What stood there, cut to 80 characters. */
  readonly value: string
  readonly limit?: number | undefined
}

/** What was read otherwise than written, and is told. */
export const fileWarnings = [
  /** Over 24 hours, or an end before its start: the duration was left empty. */
  'duration',
  /** A set order or a kind of set that no reader knows: a working set. */
  'set-kind',
  /** A reserve, a time or another detail out of its bounds was left out, the set stays. */
  'detail',
  /** A note was cut to what a note may hold. */
  'note-cut',
] as const

export type FileWarning = {
  readonly line: number
  readonly what: (typeof fileWarnings)[number]
  readonly value: string
}

/** What the format does not tell, or what of a file is not read, each with how often (0: always so). */
export type FileRemark = {
  readonly what:
    | 'no-supersets'
    /** The columns were read by their position. */
    | 'by-position'
    | 'windows-1252'
    | 'day-only'
    | 'cardio-not-read'
    | 'workouts-without-sets'
    | 'programs-not-read'
    | 'units-not-read'
    | 'kind-not-read'
    | 'measures-not-read'
  readonly count: number
}

/** The order of day and month in dates such as 03/04/2024. */
export type DayOrder = 'day-first' | 'month-first'

/** What only the person who brings the file can tell. */
export type FileQuestions = {
  /** So many figures have no unit. `likely` is what the file's figures look like, if they tell. */
  readonly weightUnit?: {
    readonly figures: number
    readonly example: { readonly name: string; readonly figure: number }
  }
  readonly distanceUnit?: {
    readonly figures: number
    readonly example: { readonly name: string; readonly figure: number }
  }
  /** A date that can be read in both orders, as the file writes it. Until it is answered, days come first. */
  readonly dayOrder?: { readonly example: string }
  /** The weights of this unit look as if they had been written down in the other one, and converted. */
  readonly convertedFrom?: WeightUnit
}

/** What a file was read as. Rows of one workout stand together; workouts are in the order of the file. */
export type FileReading = {
  readonly format: ImportFormat
  readonly workouts: readonly ImportedWorkout[]
  readonly measures: readonly ImportedMeasure[]
  readonly rows: number
  readonly problems: readonly FileProblem[]
  readonly warnings: readonly FileWarning[]
  readonly remarks: readonly FileRemark[]
  /** Columns that nothing is made of, as the file writes them. */
  readonly ignoredColumns: readonly string[]
  readonly questions: FileQuestions
}

/** Why a whole file is refused. */
export type FileRefusal =
  | { readonly reason: 'empty' }
  /** Not an export that Fonte knows; the columns that were found, if it has columns. */
  | { readonly reason: 'unknown'; readonly columns: readonly string[] }
  /** The export of an app that has a better one, such as the database of FitNotes. */
  | { readonly reason: 'database' }
  | {
      readonly reason: 'too-large'
      readonly limit: 'bytes' | 'rows' | 'workouts' | 'inflated' | 'files'
      readonly most: number
    }
  | { readonly reason: 'no-workout' }
  /** A file that cannot be read at all, such as broken JSON, at this line. */
  | { readonly reason: 'broken'; readonly line: number }
  /** More than half of the rows are bad: the first ten problems. */
  | { readonly reason: 'mostly-bad'; readonly problems: readonly FileProblem[] }

/** The answer to any bytes: never an exception. An export of Fonte's own is handed on as it is. */
export type FileAnswer =
  | { readonly outcome: 'read'; readonly reading: FileReading }
  | { readonly outcome: 'refused'; readonly refusal: FileRefusal }
  | { readonly outcome: 'own'; readonly format: 'fonte' | 'fonte-program'; readonly content: unknown }
