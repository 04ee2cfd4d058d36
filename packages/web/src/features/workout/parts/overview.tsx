import { localized } from '@fonte/domain/words/localized'
import { countedSlots, isCounted, type WorkoutPlace } from '@fonte/domain/workout/plan/place'
import { currentStep } from '@fonte/domain/workout/selectors'
import type { PointerEvent } from 'react'
import { now } from '../../../platform/clock.ts'
import { useFormats, useWords } from '../../../platform/words/words.ts'
import { Button } from '../../../ui/button.tsx'
import { classNames } from '../../../ui/class-names.ts'
import { Dialog } from '../../../ui/dialog.tsx'
import { Grip } from '../../../ui/drag/grip.tsx'
import { orderMessages } from '../../../ui/drag/order-messages.ts'
import { dropClass } from '../../../ui/drag/use-drag-order.ts'
import { Icon } from '../../../ui/icon.tsx'
import { Pips } from '../../../ui/slab-progress.tsx'
import { Title } from '../../../ui/typography.tsx'
import { ExerciseName } from '../../exercise/exercise-name.tsx'
import { useGuided } from '../guided.ts'
import { GroupMark } from '../kind/group-mark.tsx'
import { PlaceMenu } from '../tools/place-menu.tsx'
import { toolsMessages } from '../tools/tools-messages.ts'
import { workoutMessages } from '../workout-messages.ts'
import { DoneLines, useDoneSets } from './set-lines.tsx'
import { useExerciseOrder } from './use-exercise-order.ts'

interface Props {
  onEdit?: ((index: number) => void) | undefined
  /** An exercise was gone to. */
  onGone?: (() => void) | undefined
}

/** All exercises of the workout with what is done of each; while it runs, the way to each and what can be changed. */
export function Overview({ onEdit, onGone }: Props) {
  const words = useWords(toolsMessages)
  const { state, canAct, openTool } = useGuided()
  const order = useExerciseOrder()
  const running = state.status === 'lifting' || state.status === 'resting'
  return (
    <>
      <ol className="exercise-overview" ref={order.list}>
        {state.places.map((place, index) => (
          <OverviewLine
            key={place.id}
            place={place}
            drop={order.dropAt(index)}
            onGrab={(event) => order.start(index, event)}
            onStep={(step) => order.step(index, step)}
            onMove={(before) => order.moveBefore(place.id, before)}
            onEdit={onEdit}
            onGone={onGone}
          />
        ))}
      </ol>
      {running && (
        <p className="visually-hidden" role="status">
          {order.said}
        </p>
      )}
      {running && (
        <div className="mt-3 flex flex-wrap gap-3">
          <Button icon="plus" disabled={!canAct} onClick={() => openTool({ kind: 'add-exercise' })}>
            {words.addExercise}
          </Button>
          <Button icon="clock" disabled={!canAct} onClick={() => openTool({ kind: 'time' })}>
            {words.lessTime}
          </Button>
        </div>
      )}
    </>
  )
}

interface LineProps extends Props {
  place: WorkoutPlace
  /** Where a dragged exercise will land, if at this one. */
  drop: 'before' | 'after' | undefined
  onGrab: (event: PointerEvent) => void
  onStep: (step: -1 | 1) => void
  /** Moves it before another place, or to the end. */
  onMove: (before: string | null) => void
}

function OverviewLine({ place, drop, onGrab, onStep, onMove, onEdit, onGone }: LineProps) {
  const words = useWords(workoutMessages)
  const tools = useWords(toolsMessages)
  const order = useWords(orderMessages)
  const { lang } = useFormats()
  const { state, canAct } = useGuided()
  const done = useDoneSets(place).length
  const total = countedSlots(place).length
  const progress = total === 0 ? tools.skippedMark : words.progressText(done, total)
  const isCurrent = currentStep(state)?.place.id === place.id
  const name = localized(place, 'name', lang)
  const running = state.status === 'lifting' || state.status === 'resting'
  return (
    <li
      data-item
      data-drop={drop}
      className={classNames(dropClass, isCurrent ? 'current' : done === total && 'done')}
      aria-current={isCurrent ? 'step' : undefined}
    >
      {running && canAct && (
        <Grip label={order.move({ name })} onGrab={onGrab} onStep={onStep}>
          <Icon name="grip" />
        </Grip>
      )}
      <Title as="h3" className="exercise-name">
        {running ? <GoButton place={place} name={name} onGone={onGone} /> : <PlainName place={place} name={name} />}
      </Title>
      {total === 0 ? (
        <span className="secondary-text" aria-hidden="true">
          {tools.skippedMark}
        </span>
      ) : (
        <Pips total={total} done={done} />
      )}
      <p className="visually-hidden">{isCurrent ? words.underWay(progress) : progress}</p>
      {running && canAct && <PlaceMenu place={place} name={name} onMove={onMove} />}
      <GroupMark place={place} className="exercise-group" />
      {onEdit && done > 0 && (
        <div className="col-span-full">
          <DoneLines place={place} onEdit={onEdit} />
        </div>
      )}
    </li>
  )
}

const PlainName = ({ place, name }: { place: WorkoutPlace; name: string }) => (
  <ExerciseName exerciseId={place.exercise_id} name={name} className="" />
)

/** Goes to the first set of the exercise that is to do, or was skipped; there is no way to one that is done. */
function GoButton({ place, name, onGone }: { place: WorkoutPlace; name: string; onGone?: (() => void) | undefined }) {
  const { act, canAct } = useGuided()
  const next = place.slots.find(({ status }) => status === 'todo') ?? place.slots.find((slot) => !isCounted(slot))
  if (!next || !canAct) return <PlainName place={place} name={name} />
  const go = () => {
    act.change({ type: 'go-to', at: now(), slot: next.id })
    onGone?.()
  }
  return (
    <button type="button" className="overview-target" onClick={go}>
      {name}
    </button>
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
      <Overview onEdit={onEdit} onGone={onClose} />
    </Dialog>
  )
}
