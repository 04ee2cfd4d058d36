import type { Measure } from '../exercise/measure.ts'
import type { PlannedDetails } from './set-details.ts'

/** What a set is planned to count, by what its exercise is measured in, before anybody has planned or done one: 10 repetitions, 30 s, 20 m. */
export const usualFigures: Readonly<
  Record<Measure, Pick<PlannedDetails, 'seconds' | 'distance'> & { readonly reps: number }>
> = {
  reps: { reps: 10 },
  time: { reps: 0, seconds: 30 },
  distance: { reps: 0, distance: 20 },
}
