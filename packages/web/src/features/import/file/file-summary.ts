import type { FileProblem, FileReading, FileRefusal, FileWarning } from '@fonte/domain/exchange/file-reading'
import type { ImportCase } from '@fonte/domain/exchange/identity/compare-entries'
import type { LogEntry } from '@fonte/domain/training-log/log-entry'
import type { ListedName } from './listed-names.ts'

/** So many of the rows left out are shown; all of them are in the list that can be downloaded. */
export const shownProblems = 200

/** What a file holds, as the page needs it: its workouts stay where they were read. */
export interface FileSummary
  extends Pick<FileReading, 'format' | 'rows' | 'remarks' | 'questions' | 'ignoredColumns' | 'leftOut'> {
  readonly workouts: number
  readonly measures: number
  readonly warnings: readonly FileWarning[]
  readonly names: readonly ListedName[]
  /** The names of which all sets are held or carried, or timed, without repetitions. */
  readonly timed: readonly string[]
  readonly far: readonly string[]
}

/** The answer to a file. */
export type FileOutcome =
  | { readonly outcome: 'read'; readonly summary: FileSummary }
  | { readonly outcome: 'refused'; readonly refusal: FileRefusal }
  /** An export of Fonte’s own: its JSON, which crosses to the page without being copied. */
  | { readonly outcome: 'own'; readonly format: 'fonte'; readonly content: Blob }
  | { readonly outcome: 'own'; readonly format: 'fonte-program'; readonly content: unknown }

/** The workouts of one month of a file. */
export interface FileMonth {
  /** `yyyy-MM`, by the clock of the place. */
  readonly month: string
  /** Those that would be added, and the others. */
  readonly fresh: number
  readonly known: number
}

/** Workouts that are brought in only where that is wanted. */
export type OptionalCase = Exclude<ImportCase['case'], 'new' | 'there'>

/** A workout by what a person knows it by: its title and when it ended. */
export type NamedWorkout = Pick<LogEntry, 'id' | 'program_name' | 'completed_at' | 'utc_offset'>

/** What would come of a file, with the answers given so far. */
export interface FilePlan {
  readonly counts: Readonly<Record<ImportCase['case'], number>>
  /** Which workouts may be brought in beside the new ones, newest first: one that was changed as it is here now. */
  readonly named: Readonly<Record<OptionalCase, readonly NamedWorkout[]>>
  /** Sets of the workouts of each case. */
  readonly sets: Readonly<Record<ImportCase['case'], number>>
  /** From the first month to the last, without gaps. */
  readonly months: readonly FileMonth[]
  /** Days of the first and the last workout, ISO 8601; null where there is none. */
  readonly first: string | null
  readonly last: string | null
  /** Rows left out, of the file and by the answers: the first of them, and how many in all. */
  readonly problems: readonly FileProblem[]
  readonly problemCount: number
}
