import type { WorkoutExercise } from './workout-program.ts'

/** What the device knows of an exercise; the library's have no creator. */
type Known = { readonly creator_id: string | null; readonly name: string; readonly name_en: string | null }

/**
 * The program with the own exercises of its lifter named as the device knows them: a name that was changed here may not have
 * been sent yet.
 */
export function withOwnNames<P extends { readonly exercises: readonly WorkoutExercise[] }>(
  program: P,
  find: (exerciseId: string) => Known | undefined,
): P {
  const exercises = program.exercises.map((exercise) => {
    const known = find(exercise.exercise_id)
    return known?.creator_id ? { ...exercise, name: known.name, name_en: known.name_en } : exercise
  })
  return { ...program, exercises }
}
