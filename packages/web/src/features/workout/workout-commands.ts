import { workoutKeeper } from './running/device-workout.ts'

/** Throws away whatever workout a person has under way on this device, and tells the other tabs. */
export async function discardWorkout(userId: string): Promise<void> {
  await workoutKeeper.serve(userId)
  await workoutKeeper.discard()
}
