import type { WeightUnit } from '../units/weight.ts'
import type { ImportFormat } from './import-format.ts'
import type { FileLine, ImportedMeasure, ImportedWorkout } from './imported-workout.ts'

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
  | 'too-many-exercises'
  | 'not-read'

/** A row that was left out whole. */
export type FileProblem = FileLine & {
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

export type FileWarning = FileLine & {
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
    /** Rests between sets. */
    | 'rests-not-read'
    /** Sets that were done on both sides, of which a file tells one. */
    | 'both-sides-not-read'
    | 'incline-not-read'
    | 'resistance-not-read'
    /** Sets in which nothing was counted. */
    | 'empty-sets'
    /** Workouts that stand otherwise in another table of the same archive. */
    | 'stood-otherwise'
  readonly count: number
}

/** The order of day and month in dates such as 03/04/2024. */
export type DayOrder = 'day-first' | 'month-first'

/** A date as the file writes it, and the days `yyyy-MM-dd` that it is in either order. */
export type AmbiguousDate = { readonly example: string } & Readonly<Record<DayOrder, string>>

/** What only the person who brings the file can tell. */
export type FileQuestions = {
  /** So many weights have no unit; the example is a median of one exercise, or of body weights where its name is empty. */
  readonly weightUnit?: {
    readonly figures: number
    readonly example: { readonly name: string; readonly figure: number }
  }
  readonly distanceUnit?: {
    readonly figures: number
    readonly example: { readonly name: string; readonly figure: number }
  }
  /** A date that can be read in both orders. Until it is answered, days come first. */
  readonly dayOrder?: AmbiguousDate
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
  /** Files of an archive of which nothing is brought; absent where there are none. */
  readonly leftOut?: readonly string[]
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
  /** An archive that holds a file of Fonte's own among others, which is restored by itself: the names of all. */
  | { readonly reason: 'several-own'; readonly files: readonly string[] }
  /** A file that cannot be read at all, such as broken JSON, at this line. */
  | ({ readonly reason: 'broken' } & FileLine)
  /** More than half of the rows are bad: the first ten problems. */
  | { readonly reason: 'mostly-bad'; readonly problems: readonly FileProblem[] }

/** The answer to any bytes: never an exception. An export of Fonte's own is handed on as it is. */
export type FileAnswer =
  | { readonly outcome: 'read'; readonly reading: FileReading }
  | { readonly outcome: 'refused'; readonly refusal: FileRefusal }
  | { readonly outcome: 'own'; readonly format: 'fonte' | 'fonte-program'; readonly content: unknown }
