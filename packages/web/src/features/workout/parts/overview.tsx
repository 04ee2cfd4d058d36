import { localized } from '@fonte/domain/words/localized'
import { currentStep } from '@fonte/domain/workout/selectors'
import { useFormats, useWords } from '../../../platform/words/words.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { Pips } from '../../../ui/slab-progress.tsx'
import { Title } from '../../../ui/typography.tsx'
import { useGuided } from '../guided.ts'
import { workoutMessages } from '../workout-messages.ts'
import { DoneLines, useDoneSets } from './set-lines.tsx'

interface Props {
  onEdit?: ((index: number) => void) | undefined
}

/** All exercises of the workout with what is done of each. */
export function Overview({ onEdit }: Props) {
  const { state } = useGuided()
  return (
    <ol className="exercise-overview">
      {state.program.exercises.map((exercise, place) => (
        <OverviewLine key={exercise.exercise_id} place={place} onEdit={onEdit} />
      ))}
    </ol>
  )
}

function OverviewLine({ place, onEdit }: Props & { place: number }) {
  const words = useWords(workoutMessages)
  const { lang } = useFormats()
  const { state } = useGuided()
  const done = useDoneSets(place).length
  const exercise = state.program.exercises[place]
  if (!exercise) return null
  const total = exercise.sets.length
  const progress = words.progressText(done, total)
  const isCurrent = currentStep(state)?.exercise === place
  return (
    <li
      className={isCurrent ? 'current' : done === total ? 'done' : undefined}
      aria-current={isCurrent ? 'step' : undefined}
    >
      <Title as="h3" className="exercise-name">
        {localized(exercise, 'name', lang)}
      </Title>
      <Pips total={total} done={done} />
      <p className="visually-hidden">{isCurrent ? words.underWay(progress) : progress}</p>
      {onEdit && (
        <div className="col-span-2">
          <DoneLines exercise={place} onEdit={onEdit} />
        </div>
      )}
    </li>
  )
}

/** The overview as a window, where it has no room beside the current exercise. */
export function OverviewDialog({ onEdit, onClose }: Props & { onClose: () => void }) {
  const words = useWords(workoutMessages)
  const { state } = useGuided()
  const { lang } = useFormats()
  return (
    <Dialog
      open
      onClose={onClose}
      title={words.allExercises}
      description={localized(state.program, 'name', lang)}
      size="wide"
      footer={
        <Button size="l" onClick={onClose}>
          {words.close}
        </Button>
      }
    >
      <Overview onEdit={onEdit} />
    </Dialog>
  )
}
