import type { ProgramExercise } from '../program/program.ts'
import type { Rounding } from '../units/rounding.ts'
import { nextTarget } from './next-target.ts'
import type { Performed, Target } from './target.ts'

type Planned = Pick<ProgramExercise, 'exercise_id' | 'place' | 'progression' | 'sets'>

/** An exercise whose sets are what its rule aims at, with the reason. */
type Aimed<E> = E & { readonly aim?: Pick<Target, 'reason' | 'from'> }

/**
 * A program as its rules ask for it: the sets of an exercise with a rule are what the rule aims at, for this workout alone.
 * `timesOf` answers the sets of an exercise the last times that the program was trained, the newest first.
 */
export function aimedProgram<P extends { readonly exercises: readonly Planned[] }>(
  program: P,
  timesOf: (exercise: P['exercises'][number]) => readonly (readonly Performed[])[],
  round: Rounding,
): Omit<P, 'exercises'> & { readonly exercises: readonly Aimed<P['exercises'][number]>[] } {
  return {
    ...program,
    exercises: program.exercises.map((exercise) => {
      const target = exercise.progression && nextTarget(exercise.progression, exercise.sets, timesOf(exercise), round)
      if (!target) return exercise
      const sets = exercise.sets.map((set, index) => {
        const aim = target.sets[index]
        const { weight_lb, ...figures } = set
        return aim ? { ...figures, ...aim } : set
      })
      return { ...exercise, sets, aim: { reason: target.reason, from: target.from } }
    }),
  }
}
