import { localized } from '@fonte/domain/words/localized'
import { useFormats, useWords } from '../../../platform/words/words.ts'
import { Title } from '../../../ui/typography.tsx'
import { ExercisePicture } from '../../exercise/exercise-picture.tsx'
import { useOpenExercise } from '../../exercise/use-exercise-url.ts'
import { atItsPlace } from '../../history/at-its-place.ts'
import { useMuscles } from '../../muscle/muscle-queries.ts'
import type { Period } from '../period/period.ts'
import { PeriodControl } from '../period/period-control.tsx'
import { exerciseProgressMessages } from './exercise-progress-messages.ts'
import type { ExerciseLog } from './use-exercise-log.ts'

interface Props {
  exerciseId: string
  log: ExerciseLog
  period: Period
  onPeriod: (period: Period) => void
}

/** The exercise by name and picture, since when it is done, and the choice of the period; their place is kept while it comes. */
export function ProgressHead({ exerciseId, log: { exercise, name, performances, reading }, period, onPeriod }: Props) {
  const words = useWords(exerciseProgressMessages)
  const { lang, date } = useFormats()
  const muscles = useMuscles()
  const openExercise = useOpenExercise()
  // A part of the log would tell figures that are not true.
  const known = reading === 'ready' ? performances : []
  const first = known[0]
  const count = words.workouts(known.length)
  const facts = [
    exercise && localized(exercise, 'equipment', lang),
    first && words.workoutsSince({ count, month: date(atItsPlace(first.entry), 'month') }),
  ]
  const title = name ?? words.exercise
  const isComing = !exercise && reading === 'loading'
  return (
    <header className="progress-head">
      {(exercise || isComing) && (
        <div className="progress-picture">
          {exercise && <ExercisePicture exercise={exercise} muscles={muscles} decorative />}
        </div>
      )}
      <div className="progress-title">
        <Title as="h1">{title}</Title>
        <p className="secondary-text min-h-5">{facts.filter(Boolean).join(' · ')}</p>
        {isComing && <span className="min-h-11" />}
        {exercise && (
          <button
            type="button"
            className="min-h-11 justify-self-start underline underline-offset-4"
            onClick={() => openExercise(exerciseId, title)}
          >
            {words.details}
          </button>
        )}
      </div>
      {known.length > 0 && <PeriodControl value={period} onChange={onPeriod} />}
    </header>
  )
}
