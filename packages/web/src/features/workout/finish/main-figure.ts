import type { WorkoutSummary } from '@fonte/domain/history/workout-history'

/** What a workout came to in one figure: `count` kg, repetitions or sets. */
export interface MainFigure {
  readonly of: 'weight' | 'reps' | 'sets'
  readonly count: number
}

/** The weight that was lifted; where only the body was, its repetitions; where it only held still, the sets. */
export function mainFigure(
  { sets_done, total_weight_lifted }: Pick<WorkoutSummary, 'sets_done' | 'total_weight_lifted'>,
  sets: readonly { readonly reps: number }[],
): MainFigure {
  if (total_weight_lifted > 0) return { of: 'weight', count: total_weight_lifted }
  const reps = sets.reduce((sum, set) => sum + set.reps, 0)
  return reps > 0 ? { of: 'reps', count: reps } : { of: 'sets', count: sets_done }
}
