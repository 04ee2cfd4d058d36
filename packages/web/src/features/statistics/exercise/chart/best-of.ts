import type { ExerciseProgress, ProgressPoint } from '@fonte/domain/statistics/exercise-progress'

/** The best point of the period, the earliest of several that are alike. */
export function bestOf({ points }: Pick<ExerciseProgress, 'points'>): ProgressPoint | null {
  return points.reduce<ProgressPoint | null>((best, each) => (best && best.value >= each.value ? best : each), null)
}
