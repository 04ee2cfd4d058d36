import { classNames } from '../../ui/class-names.ts'
import { useOpenExercise } from './use-exercise-url.ts'

interface Props {
  exerciseId: string
  name: string
  /** How it is set; as a title of its own unless told. */
  className?: string
}

/** The name of an exercise, which opens its sheet over the page. */
export function ExerciseName({
  exerciseId,
  name,
  className = 'title text-22 underline decoration-2 underline-offset-4',
}: Props) {
  const openExercise = useOpenExercise()
  return (
    <button
      type="button"
      className={classNames(
        'wrap-anywhere relative text-left after:absolute after:-inset-x-1 after:-inset-y-3',
        className,
      )}
      onClick={() => openExercise(exerciseId, name)}
    >
      <span>{name}</span>
    </button>
  )
}
