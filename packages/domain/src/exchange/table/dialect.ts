import type { DayOrder, FileQuestions } from '../file-reading.ts'
import type { ImportFormat } from '../import-format.ts'
import type { ImportedMeasure, ImportedWorkout } from '../imported-workout.ts'
import type { FileReport } from '../workouts/report.ts'
import type { Column } from './header.ts'
import type { Table } from './table.ts'

/** What a dialect makes of a file; what it could not use is in the report. */
export type Told = {
  readonly workouts: readonly ImportedWorkout[]
  readonly measures?: readonly ImportedMeasure[]
  readonly questions?: Pick<FileQuestions, 'dayOrder'>
}

export type ReadOptions = {
  /** Epoch ms: dates more than a day after it are none. */
  readonly now: number
  /** The answer to the question of the same name. */
  readonly dayOrder?: DayOrder | undefined
}

/** How the tables of one app are recognised and read. */
export type TableDialect = {
  readonly format: ImportFormat
  /** How many columns of a header the dialect knows; 0 where one is missing that it needs. */
  readonly recognise: (columns: readonly Column[]) => number
  /** Whether anything is made of a column. */
  readonly knows: (column: Column) => boolean
  readonly read: (table: Table, report: FileReport, options: ReadOptions) => Told
}

/** A way to recognise a header: each name of `needed` must be there, `known` ones count. */
export function columnsOf(needed: readonly (readonly string[])[], known: readonly string[]) {
  const all = new Set([...needed.flat(), ...known])
  const knows = ({ name }: Column): boolean => all.has(name)
  return {
    knows,
    recognise: (columns: readonly Column[]): number => {
      const hasAll = needed.every((names) => columns.some(({ name }) => names.includes(name)))
      return hasAll ? columns.filter(knows).length : 0
    },
  }
}
