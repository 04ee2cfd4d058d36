import { useExercises } from '../exercise/exercise-queries.ts'
import { useMuscles } from '../muscle/muscle-queries.ts'
import type { Library } from './guided.ts'

/** What the device knows of exercises and muscles; to be called once for a screen, as it indexes the whole library. */
export function useLibrary(): Library {
  const { find } = useExercises()
  return { find, muscles: useMuscles() }
}
