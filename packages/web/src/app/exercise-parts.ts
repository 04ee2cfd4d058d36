import { lazyPart } from '../ui/lazy-part.tsx'

/** What programs and workouts show of exercises. */
export const ExerciseSelector = lazyPart(
  async () => (await import('../features/exercise/selector/exercise-selector.tsx')).ExerciseSelector,
)

export const ExerciseDetails = lazyPart(
  async () => (await import('../features/exercise/exercise-details.tsx')).ExerciseDetails,
)
