import { HomeScreen } from '../features/program/home-screen.tsx'
import { ExerciseDetails, ExerciseSelector } from './exercise-parts.ts'

const exerciseParts = { Selector: ExerciseSelector, Details: ExerciseDetails }

/** `/`: the programs, with what they show of exercises. */
export function HomePage() {
  return <HomeScreen exerciseParts={exerciseParts} />
}
