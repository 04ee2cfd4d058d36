import type { DayOrder } from '@fonte/domain/exchange/file-reading'
import type { ImportAnswers } from '@fonte/domain/exchange/settle/settled-workout'
import type { FilePlan, FileSummary } from '../file/file-summary.ts'
import type { Wanted } from '../file/import-file.ts'
import type { NameChoices } from './name-choices.ts'

/** A file that somebody chose. */
export interface ChosenFile {
  readonly name: string
  readonly file: Blob
}

/** A file that was read, with what its reader decided about it so far. */
export interface FileCheck {
  readonly chosen: ChosenFile
  readonly summary: FileSummary
  readonly dayOrder: DayOrder | undefined
  readonly answers: ImportAnswers
  readonly choices: NameChoices
  readonly wanted: Wanted
}

/** Whether nothing may be brought in yet: its dates can be read in two ways, and nobody has said in which. */
export const waitsForOrder = ({ summary, dayOrder }: Pick<FileCheck, 'summary' | 'dayOrder'>): boolean =>
  summary.questions.dayOrder !== undefined && dayOrder === undefined

/** Only the new workouts. */
export const onlyNew: Wanted = { zone: false, changed: false, gone: false, duplicates: false }

/** How many workouts, and sets of them, would be brought in. */
export function wantedOf(
  { counts, sets }: Pick<FilePlan, 'counts' | 'sets'>,
  wanted: Wanted,
): { readonly workouts: number; readonly sets: number } {
  const sum = (of: FilePlan['counts']) =>
    of.new +
    (wanted.changed ? of.changed : 0) +
    (wanted.gone ? of.gone : 0) +
    (wanted.duplicates ? of['possible-duplicate'] : 0)
  // One that moves to another time zone brings no sets.
  return { workouts: sum(counts) + (wanted.zone ? counts['other-zone'] : 0), sets: sum(sets) }
}
