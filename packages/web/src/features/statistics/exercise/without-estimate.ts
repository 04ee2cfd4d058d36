import { isHardSet } from '@fonte/domain/statistics/what-counts'
import type { ExerciseLog } from './use-exercise-log.ts'

/**
 * Why there is no estimate although repetitions were done with a load: each set had more than twelve of them, or part of
 * the body was lifted, whose weight nobody has said.
 */
export function withoutEstimate({
  performances,
  book,
}: Pick<ExerciseLog, 'performances' | 'book'>): 'above' | 'noBodyWeight' | null {
  if (book.one_rep_max) return null
  const counted = performances.flatMap(({ sets }) => sets.filter(({ set }) => isHardSet(set) && set.reps > 0))
  if (counted.some(({ is_whole }) => !is_whole)) return 'noBodyWeight'
  return counted.some(({ load }) => load.weight > 0) ? 'above' : null
}
