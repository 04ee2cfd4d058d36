import { type Bar, type ExerciseSetup, gymBounds } from '@fonte/domain/gym/gym'
import { barOf, type GymExercise, loadedOn, setupOf, stepOf, withSetup } from '@fonte/domain/gym/setup'
import { inUnit, type StoredWeight } from '@fonte/domain/units/weight'
import { localized } from '@fonte/domain/words/localized'
import { isLoadOpen } from '@fonte/domain/workout/last-time'
import type { WorkoutPlace } from '@fonte/domain/workout/plan/place'
import { currentStep } from '@fonte/domain/workout/selectors'
import { useRef, useState } from 'react'
import { useFormats, useWords } from '../../../platform/words/words.ts'
import { Button } from '../../../ui/button.tsx'
import { DockDialog } from '../../../ui/dock-dialog.tsx'
import { Field } from '../../../ui/field.tsx'
import { Select } from '../../../ui/select.tsx'
import { TextArea } from '../../../ui/text-area.tsx'
import { Figure, Stamp, Title } from '../../../ui/typography.tsx'
import { useTooLong } from '../../../ui/use-too-long.ts'
import { barName } from '../../gym/bar-list.tsx'
import { FewestPlates } from '../../gym/fewest-plates.tsx'
import { gymMessages } from '../../gym/gym-messages.ts'
import { GymNumber } from '../../gym/gym-number.tsx'
import { PlateList } from '../../gym/plate-list.tsx'
import { useChangeGym } from '../../gym/use-change-gym.ts'
import { useGuided } from '../guided.ts'
import { toolsMessages } from '../tools/tools-messages.ts'
import { workoutMessages } from '../workout-messages.ts'
import { BarLoad } from './bar-load.tsx'
import { barWeights } from './bar-weights.ts'
import { WarmUpOffer } from './warm-up-offer.tsx'

interface Props {
  place: WorkoutPlace
  /** What the current set is to be lifted with. */
  load: StoredWeight
  onClose: () => void
}

/** What an exercise is loaded with: its bar, the plates there are, its step, and what to find again at it. Kept at once. */
export function PlatesDialog({ place, load, onClose }: Props) {
  const words = useWords(toolsMessages)
  const gymWords = useWords(gymMessages)
  const changeGym = useChangeGym()
  const { lang } = useFormats()
  const { gym, library } = useGuided()
  const exercise = library.find(place.exercise_id)
  const bar = exercise ? barOf(gym, exercise) : null
  const frame = exercise ? loadedOn(exercise) : 'machine'
  const setup = setupOf(gym, place.exercise_id)
  const isKept = useRef(Promise.resolve(true))
  const change = (changes: Partial<ExerciseSetup>) => {
    isKept.current = changeGym((now) => withSetup(now, { ...setupOf(now, place.exercise_id), ...changes }))
  }
  const note = (text: string | null) => {
    if (text === null) isKept.current = Promise.resolve(false)
    else change({ note: text || undefined })
  }
  // A note that could not be kept stays in its box; who closes once more gives it up.
  const close = async () => {
    const last = isKept.current
    isKept.current = Promise.resolve(true)
    if (await last) onClose()
  }
  const footer = (
    <Button size="l" onClick={() => void close()}>
      {words.close}
    </Button>
  )
  return (
    <DockDialog
      onClose={() => void close()}
      title={words.plates}
      description={localized(place, 'name', lang)}
      footer={footer}
    >
      {bar && <SetLoad exercise={exercise} load={load} />}
      {exercise && <WarmUpOffer place={place} exercise={exercise} onAdded={onClose} />}
      {(bar || frame) && <BarAndPlates bar={bar} onBar={(id) => change({ bar: id })} />}
      <GymNumber
        key={`${place.exercise_id} step`}
        label={gymWords.step(gym.unit)}
        value={setup.step ?? stepOf(gym, exercise)}
        bounds={gymBounds.step}
        onValue={(step) => change({ step })}
        optional
      />
      {frame && !bar && (
        <GymNumber
          key={`${place.exercise_id} start`}
          label={gymWords[frame](gym.unit)}
          value={setup.start}
          bounds={gymBounds.start}
          onValue={(start) => change({ start })}
          optional
        />
      )}
      <LastingNote key={place.exercise_id} kept={setup.note ?? ''} onNote={note} />
    </DockDialog>
  )
}

/** What to find again at an exercise, kept as its box is left; null where it is too long. */
function LastingNote({ kept, onNote }: { kept: string; onNote: (text: string | null) => void }) {
  const words = useWords(gymMessages)
  const [typed, setTyped] = useState(kept)
  const error = useTooLong()(typed, gymBounds.note.max)
  return (
    <Field label={words.note} hint={words.noteHint} error={error}>
      <TextArea
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
        onBlur={() => onNote(error === undefined ? typed.trim() : null)}
      />
    </Field>
  )
}

/** Which bar is loaded, and with what; without a bar no plates are counted. */
function BarAndPlates({ bar, onBar }: { bar: Bar | null; onBar: (id: string | undefined) => void }) {
  const words = useWords(gymMessages)
  const { number } = useFormats()
  const { gym } = useGuided()
  const bars = gym.bars.map((each) => ({
    value: each.id,
    label: `${barName(each, words)} · ${number(each.weight)}\u00a0${gym.unit}`,
  }))
  return (
    <>
      <Field label={words.bar}>
        <Select
          value={bar?.id ?? ''}
          options={bar ? bars : [{ value: '', label: words.noBar }, ...bars]}
          onChange={(event) => onBar(event.target.value || undefined)}
        />
      </Field>
      {bar && (
        <section>
          <Title as="h3">{words.plates}</Title>
          <PlateList gym={gym} />
          <FewestPlates gym={gym} />
        </section>
      )}
    </>
  )
}

/** The weight of the current set in large figures, and how its bar is loaded; nothing as long as it is to be set. */
function SetLoad({ exercise, load }: { exercise: GymExercise | undefined; load: StoredWeight }) {
  const words = useWords(workoutMessages)
  const { number } = useFormats()
  const guided = useGuided()
  const { state, last, gym } = guided
  const step = currentStep(state)
  if (!step) return null
  const figure = inUnit(gym.unit, load)
  if (figure === 0 && isLoadOpen(state, last, step)) return null
  return (
    <section className="set-load">
      <Stamp>{words.setOf(step.set + 1, step.total)}</Stamp>
      <Figure>
        {number(figure)}
        <span className="unit">{gym.unit}</span>
      </Figure>
      <BarLoad exercise={exercise} weights={() => barWeights(guided, step, load)} index={step.set} />
    </section>
  )
}
