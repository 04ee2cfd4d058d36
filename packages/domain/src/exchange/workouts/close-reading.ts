import type { FileAnswer, FileReading, FileRefusal } from '../file-reading.ts'
import { importBounds } from '../import-format.ts'
import { questionsOf } from './questions.ts'
import type { FileReport } from './report.ts'

type Found = Pick<FileReading, 'format' | 'workouts'> &
  Partial<Pick<FileReading, 'measures' | 'ignoredColumns' | 'questions'>> & {
    /** All rows, the bad ones among them. */
    readonly rows: number
    readonly report: FileReport
  }

/** Problems that are shown of a file that is refused. */
const shownProblems = 10

/** The answer for what was found in a file: refused where it holds nothing, too much, or mostly what cannot be read. */
export function closeReading(found: Found): FileAnswer {
  const { format, workouts, measures = [], ignoredColumns = [], questions, rows, report } = found
  const bad = new Set(report.problems.map(({ line }) => line)).size
  if (bad * 2 > rows) return refuse({ reason: 'mostly-bad', problems: report.problems.slice(0, shownProblems) })
  if (workouts.length === 0 && measures.length === 0) return refuse({ reason: 'no-workout' })
  if (workouts.length > importBounds.workouts) {
    return refuse({ reason: 'too-large', limit: 'workouts', most: importBounds.workouts })
  }
  return {
    outcome: 'read',
    reading: {
      format,
      workouts,
      measures,
      rows,
      problems: report.problems,
      warnings: report.warnings,
      remarks: report.remarks(),
      ignoredColumns,
      questions: { ...questionsOf(workouts, measures), ...questions },
    },
  }
}

/** The answer for a file that is refused as a whole. */
export const refuse = (refusal: FileRefusal): FileAnswer => ({ outcome: 'refused', refusal })
