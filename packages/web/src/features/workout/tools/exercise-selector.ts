import { lazyPart } from '../../../ui/lazy-part.tsx'

const fetchSelector = async () => (await import('../../exercise/selector/exercise-selector.tsx')).ExerciseSelector

/** The list of all exercises, fetched when it is wanted. */
export const AllExercises = lazyPart(fetchSelector)
