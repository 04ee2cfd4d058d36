import { localized } from '@fonte/domain/words/localized'
import { countedSlots, type WorkoutPlace } from '@fonte/domain/workout/plan/place'
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
      {state.places.map((place) => (
        <OverviewLine key={place.id} place={place} onEdit={onEdit} />
      ))}
    </ol>
  )
}

function OverviewLine({ place, onEdit }: Props & { place: WorkoutPlace }) {
  const words = useWords(workoutMessages)
  const { lang } = useFormats()
  const { state } = useGuided()
  const done = useDoneSets(place).length
  const total = countedSlots(place).length
  const progress = words.progressText(done, total)
  const isCurrent = currentStep(state)?.place.id === place.id
  return (
    <li
      className={isCurrent ? 'current' : done === total ? 'done' : undefined}
      aria-current={isCurrent ? 'step' : undefined}
    >
      <Title as="h3" className="exercise-name">
        {localized(place, 'name', lang)}
      </Title>
      <Pips total={total} done={done} />
      <p className="visually-hidden">{isCurrent ? words.underWay(progress) : progress}</p>
      {onEdit && (
        <div className="col-span-2">
          <DoneLines place={place} onEdit={onEdit} />
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
