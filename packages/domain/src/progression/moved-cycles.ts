import type { ProgramExercise } from '../program/program.ts'
import { afterWorkout } from './five-three-one.ts'
import type { Performed } from './target.ts'

type Ruled = Pick<ProgramExercise, 'exercise_id' | 'progression'>

/**
 * The exercises of a program after a workout of it, those of `done` (ids) under 5/3/1 a week on; the same list where there
 * is none. `timesOf` answers the sets of an exercise the times before, the newest first.
 */
export function movedCycles<E extends Ruled>(
  exercises: readonly E[],
  done: ReadonlySet<string>,
  timesOf: (exercise: E) => readonly (readonly Performed[])[],
): readonly E[] {
  const isMoved = ({ exercise_id, progression }: E) => progression?.kind === '531' && done.has(exercise_id)
  if (!exercises.some(isMoved)) return exercises
  return exercises.map((exercise) =>
    exercise.progression && isMoved(exercise)
      ? { ...exercise, progression: afterWorkout(exercise.progression, timesOf(exercise)) }
      : exercise,
  )
}
