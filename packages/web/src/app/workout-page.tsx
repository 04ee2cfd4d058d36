import { ExercisePicture } from '../features/exercise/exercise-picture.tsx'
import { WorkoutScreen } from '../features/workout/workout-screen.tsx'
import { ExerciseDetails } from './exercise-parts.ts'

/** `/workout/$programId`: the workout, with what it shows of exercises. */
export function WorkoutPage({ programId }: { programId: string }) {
  return <WorkoutScreen programId={programId} Details={ExerciseDetails} Picture={ExercisePicture} />
}
