import { exerciseBounds } from '../../exercise/bounds.ts'
import { fold } from '../../words/fold.ts'

/**
 * The name of an exercise in a file as it is compared and remembered; one of signs only is itself. One character may fold
 * to eighteen: what is longer than a name may be is cut.
 */
export function foldedName(name: string): string {
  const folded = fold(name) || name.trim()
  const { max } = exerciseBounds.name
  return folded.length <= max ? folded : [...folded].slice(0, max).join('')
}
