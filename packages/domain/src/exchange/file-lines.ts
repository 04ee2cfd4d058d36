import type { FileAnswer, FileRefusal } from './file-reading.ts'
import type { FileLine, ImportedWorkout } from './imported-workout.ts'

/** Where a row stands, and nothing else of it. */
export const fileLineOf = ({ line, file }: FileLine): FileLine => ({ line, ...(file !== undefined && { file }) })

/** Puts the lines of several files in order: one file after the other, by their names. */
export function byLine(one: FileLine, other: FileLine): number {
  const [file, otherFile] = [one.file ?? '', other.file ?? '']
  if (file === otherFile) return one.line - other.line
  return file < otherFile ? -1 : 1
}

/** The answer for one of several files, or for some that were read together: `placeOf` says where a line of it stands. */
export function withFiles(answer: FileAnswer, placeOf: (line: number) => FileLine): FileAnswer {
  const placed = <Row extends FileLine>(row: Row): Row => ({ ...row, ...placeOf(row.line) })
  if (answer.outcome === 'own') return answer
  if (answer.outcome === 'refused') return { outcome: 'refused', refusal: placedRefusal(answer.refusal, placed) }
  const { workouts, measures, problems, warnings } = answer.reading
  const reading = {
    ...answer.reading,
    workouts: workouts.map((workout) => placedWorkout(workout, placed)),
    measures: measures.map(placed),
    problems: problems.map(placed),
    warnings: warnings.map(placed),
  }
  return { outcome: 'read', reading }
}

type Placing = <Row extends FileLine>(row: Row) => Row

const placedWorkout = (workout: ImportedWorkout, placed: Placing): ImportedWorkout => ({
  ...placed(workout),
  exercises: workout.exercises.map((exercise) => ({ ...exercise, sets: exercise.sets.map(placed) })),
})

function placedRefusal(refusal: FileRefusal, placed: Placing): FileRefusal {
  if (refusal.reason === 'broken') return placed(refusal)
  return refusal.reason === 'mostly-bad' ? { ...refusal, problems: refusal.problems.map(placed) } : refusal
}
