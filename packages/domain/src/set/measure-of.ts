import type { Measure } from '../exercise/measure.ts'
import type { PlannedDetails } from './set-details.ts'

type Planned = PlannedDetails & { readonly reps: number }

/** What a set to do is counted in: what its plan counts, else what its exercise is counted in. */
export function measureOf(exercise: { readonly measure?: Measure | undefined } | undefined, planned: Planned): Measure {
  if (planned.seconds !== undefined) return 'time'
  if (planned.distance !== undefined) return 'distance'
  return planned.reps > 0 ? 'reps' : (exercise?.measure ?? 'reps')
}

/** The set for an exercise of that measure: where it counts something else, its figures go, and the exercise decides. */
export function inMeasure<S extends Planned>(planned: S, measure: Measure): S {
  if (measureOf({ measure }, planned) === measure) return planned
  const { reps_max: _most, seconds: _seconds, distance: _metres, ...set } = planned
  return { ...set, reps: 0 } as S
}
