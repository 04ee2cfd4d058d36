import { setupOf } from '@fonte/domain/gym/setup'
import { localized } from '@fonte/domain/words/localized'
import type { WorkoutStep } from '@fonte/domain/workout/selectors'
import { type Ref, useState } from 'react'
import { useEffort } from '../../../platform/words/effort.ts'
import { setWords } from '../../../platform/words/set-words.ts'
import { useFormats, useWords } from '../../../platform/words/words.ts'
import { classNames } from '../../../ui/class-names.ts'
import { Icon } from '../../../ui/icon.tsx'
import { Figure, Stamp, Title } from '../../../ui/typography.tsx'
import { ExerciseName } from '../../exercise/exercise-name.tsx'
import { ExercisePicture } from '../../exercise/exercise-picture.tsx'
import { useOpenExercise } from '../../exercise/use-exercise-url.ts'
import { useGuided } from '../guided.ts'
import { GroupMark } from '../kind/group-mark.tsx'
import { SetNumber } from '../kind/set-number.tsx'
import type { SetSaid } from '../kind/use-said.ts'
import { workoutMessages } from '../workout-messages.ts'
import { Late } from './guided-later.tsx'
import { Overtime } from './overtime.tsx'

/** From so many letters on a name is set smaller, so that it keeps to three lines. */
const longName = 40

/** From so many letters on a note is cut, so that the boxes of the set stay in view. */
const longNote = 80

interface Props {
  step: WorkoutStep
  heading?: Ref<HTMLDivElement>
  /** When (epoch ms) the rest before ended by itself. */
  restOver?: number | null
  /** What is said of the set, where it can be. */
  said?: SetSaid
}

/** The current exercise: name, set counter, equipment, and a picture that opens the details. */
export function ExerciseHead({ step, heading, restOver, said }: Props) {
  const words = useWords(workoutMessages)
  const kinds = useWords(setWords)
  const { lang } = useFormats()
  const { library, gym } = useGuided()
  const exercise = library.find(step.place.exercise_id)
  const { note } = setupOf(gym, step.place.exercise_id)
  const { set, total, place, target } = step
  const name = localized(place, 'name', lang)
  return (
    <div className="workout-exercise">
      <div className="grid grid-cols-[minmax(0,1fr)] content-between gap-2">
        <div ref={heading} tabIndex={-1} className="outline-none">
          <Title as="h1" className={name.length > longName ? 'exercise-name long' : 'exercise-name'}>
            <ExerciseName exerciseId={place.exercise_id} name={name} className="w-full after:bottom-0!" />
          </Title>
        </div>
        <div className="set-count">
          {said ? (
            <SetNumber step={step} said={said} />
          ) : (
            <>
              <Stamp>{words.set}</Stamp>
              <Figure>
                {set + 1} / {total}
              </Figure>
            </>
          )}
          {target.rir !== undefined && <PlannedEffort rir={target.rir} />}
          {exercise && <span className="secondary-text equipment">{localized(exercise, 'equipment', lang)}</span>}
          {exercise?.sides === 'each' && <span className="secondary-text">{kinds.eachSide}</span>}
          <Noted key={`program ${place.id}`} note={place.note} />
          <Noted key={`gym ${place.id}`} note={note} />
          <GroupMark place={place} className="exercise-group" />
          {restOver != null && <Overtime since={restOver} />}
        </div>
      </div>
      <DetailsButton exerciseId={place.exercise_id} name={name} />
    </div>
  )
}

/** A long note shows its first two lines until it is tapped. */
function Noted({ note }: { note: string | undefined }) {
  const [open, setOpen] = useState(false)
  if (!note) return null
  if (note.length <= longNote) return <span className="secondary-text">{note}</span>
  return (
    <button type="button" className="exercise-noted secondary-text" aria-expanded={open} onClick={() => setOpen(!open)}>
      <span className={classNames(!open && 'line-clamp-2')}>{note}</span>
      <Icon name={open ? 'chevron-up' : 'chevron-down'} />
    </button>
  )
}

/** By the scale that its lifter goes by; in plain words where they go by none. */
function PlannedEffort({ rir }: { rir: number }) {
  const words = useWords(workoutMessages)
  const { asked, told } = useEffort()
  const { number } = useFormats()
  const effort = asked === 'none' ? words.plannedReserve(number(rir)) : words.plannedEffort(told(rir))
  return <span className="secondary-text">{effort}</span>
}

function DetailsButton({ exerciseId, name }: { exerciseId: string; name: string }) {
  const words = useWords(workoutMessages)
  const { library } = useGuided()
  const openExercise = useOpenExercise()
  const exercise = library.find(exerciseId)
  return (
    <button
      type="button"
      className="exercise-thumbnail"
      aria-label={words.details(name)}
      onClick={() => openExercise(exerciseId, name)}
    >
      <Late>{exercise && <ExercisePicture exercise={exercise} muscles={library.muscles} decorative />}</Late>
    </button>
  )
}
