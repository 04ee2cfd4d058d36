import type { Exercise } from '@fonte/contract/exercise'
import { localized } from '@fonte/domain/words/localized'
import { liftFigures } from '../../../platform/words/lift-figures.ts'
import { useFormats, useWords } from '../../../platform/words/words.ts'
import { IconButton } from '../../../ui/icon-button.tsx'
import { Figure } from '../../../ui/typography.tsx'
import { ExercisePicture } from '../../exercise/exercise-picture.tsx'
import { useOpenExercise } from '../../exercise/use-exercise-url.ts'
import { useGuided } from '../guided.ts'
import { workoutMessages } from '../workout-messages.ts'
import { toolsMessages } from './tools-messages.ts'

interface Props {
  exercise: Exercise
  /** In the workout already: shown, not offered. */
  planned: boolean
  onSwap: () => void
}

/** An exercise that may take another's place, with what was lifted last time and the way to its sheet. */
export function CandidateRow({ exercise, planned, onSwap }: Props) {
  const words = useWords(toolsMessages)
  const formats = useFormats()
  const { lang } = formats
  const { last, library } = useGuided()
  const { details } = useWords(workoutMessages)
  const openExercise = useOpenExercise()
  const name = localized(exercise, 'name', lang)
  const [lift] = last.get(exercise.id) ?? []
  return (
    <>
      <button type="button" className="candidate" disabled={planned} onClick={onSwap}>
        <span className="candidate-picture">
          <ExercisePicture exercise={exercise} muscles={library.muscles} decorative />
        </span>
        <span className="grid grid-cols-1">
          <b>{name}</b> <span className="secondary-text">{localized(exercise, 'equipment', lang)}</span>
        </span>{' '}
        {planned || !lift ? (
          <span className="secondary-text">{planned ? words.planned : words.neverDone}</span>
        ) : (
          <Figure className="whitespace-nowrap">{liftFigures(formats, lift)}</Figure>
        )}
      </button>
      <IconButton icon="info" label={details(name)} onClick={() => openExercise(exercise.id, name)} />
    </>
  )
}
