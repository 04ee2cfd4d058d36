import { useOpenExercise } from './use-exercise-url.ts'

/** The name of an exercise, which opens its sheet over the page. */
export function ExerciseName({ exerciseId, name }: { exerciseId: string; name: string }) {
  const openExercise = useOpenExercise()
  return (
    <button
      type="button"
      className="title wrap-anywhere relative text-left text-22 underline decoration-2 underline-offset-4 after:absolute after:-inset-x-1 after:-inset-y-3"
      onClick={() => openExercise(exerciseId, name)}
    >
      {name}
    </button>
  )
}
