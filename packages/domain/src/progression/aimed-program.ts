import type { ProgramExercise } from '../program/program.ts'
import { type SetLoad, signedWeight } from '../set/set-load.ts'
import type { WeightUnit } from '../units/weight.ts'
import { aimedLoad, withLoad } from './aimed-load.ts'
import { nextTarget } from './next-target.ts'
import type { Performed, Target } from './target.ts'

type Planned = Pick<ProgramExercise, 'exercise_id' | 'place' | 'progression' | 'sets'>

/** An exercise whose sets are what its rule aims at, with the reason. */
type Aimed<E> = E & { readonly aim?: Pick<Target, 'reason' | 'from'> }

/** A set, planned or done, with its load on one line. */
const onOneLine = <S extends SetLoad>(set: S): S => ({ ...set, weight: signedWeight(set).weight })

/**
 * A program as its rules ask for it: the sets of an exercise with a rule are what the rule aims at, for this workout alone.
 * `timesOf` answers the sets of an exercise the last times that the program was trained, the newest first. Assistance is
 * less than nothing to a rule: to go up is to need less of it.
 */
export function aimedProgram<P extends { readonly exercises: readonly Planned[] }>(
  program: P,
  timesOf: (exercise: P['exercises'][number]) => readonly (readonly (Performed & SetLoad)[])[],
  unit: WeightUnit,
): Omit<P, 'exercises'> & { readonly exercises: readonly Aimed<P['exercises'][number]>[] } {
  return {
    ...program,
    exercises: program.exercises.map((exercise) => {
      if (!exercise.progression) return exercise
      const times = timesOf(exercise).map((sets) => sets.map(onOneLine))
      const target = nextTarget(exercise.progression, exercise.sets.map(onOneLine), times, unit)
      if (!target) return exercise
      const sets = exercise.sets.map((set, index) => {
        const aim = target.sets[index]
        return aim ? withLoad({ ...set, reps: aim.reps }, aimedLoad(aim.weight, unit)) : set
      })
      return { ...exercise, sets, aim: { reason: target.reason, from: target.from } }
    }),
  }
}
