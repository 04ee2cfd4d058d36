import type { ProgramExercise } from '../program/program.ts'
import type { Rounding } from '../units/rounding.ts'
import { afterWorkout } from './five-three-one.ts'
import { type PlacedSet, workingSetsAt } from './performed-at.ts'
import { isRuled, type Performed } from './target.ts'

type Ruled = Pick<ProgramExercise, 'exercise_id' | 'place' | 'progression' | 'sets'>

/**
 * The exercises of a program after a workout of it, those under 5/3/1 with a working set in `done` a week on; the same
 * list where there is none. `timesOf` answers the sets of an exercise the times before, the newest first.
 */
export function movedCycles<E extends Ruled>(
  exercises: readonly E[],
  done: readonly PlacedSet[],
  timesOf: (exercise: E) => readonly (readonly Performed[])[],
  round: Rounding,
): readonly E[] {
  const isMoved = (exercise: E) => exercise.progression?.kind === '531' && workingSetsAt(exercise, done).length > 0
  if (!exercises.some(isMoved)) return exercises
  return exercises.map((exercise) => {
    const { progression, sets } = exercise
    if (!progression || !isMoved(exercise)) return exercise
    const planned = sets.filter(isRuled).length
    return { ...exercise, progression: afterWorkout(progression, timesOf(exercise), planned, round) }
  })
}
