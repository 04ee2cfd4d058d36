import type { WorkoutProgram } from './workout-program.ts'

/** In the place of a program's id: a workout without a program, to which exercises are added as it goes. */
export const quickWorkoutId = 'libre'

/** The program of a workout without a program. */
export const quickWorkout: WorkoutProgram = {
  id: quickWorkoutId,
  name: 'Séance libre',
  name_en: 'Quick workout',
  exercises: [],
}

/** Whether the workout has no program: it goes on until it is stopped. */
export function isQuick(program: Pick<WorkoutProgram, 'id'>): boolean {
  return program.id === quickWorkoutId
}
