import { localized } from '@fonte/domain/words/localized'
import { restRemaining, restTotal } from '@fonte/domain/workout/rest'
import { currentStep, recordedSets, stepAt } from '@fonte/domain/workout/selectors'
import type { Resting } from '@fonte/domain/workout/state'
import { type MouseEvent, type Ref, useState } from 'react'
import { useNow } from '../../../platform/clock.ts'
import { isLoaded, liftFigures } from '../../../platform/words/lift-figures.ts'
import { useFormats, useWords } from '../../../platform/words/words.ts'
import { Button } from '../../../ui/button.tsx'
import { RestRing } from '../../../ui/rest-ring.tsx'
import { Figure, Stamp, Title } from '../../../ui/typography.tsx'
import { ExerciseName } from '../../exercise/exercise-name.tsx'
import { askToNotify, canAskToNotify } from '../cues/rest-alarm.ts'
import { restTime } from '../cues/rest-time.ts'
import { clockParts, clockTime } from '../figures.ts'
import { useGuided } from '../guided.ts'
import { NextWeight } from '../inputs/next-weight.tsx'
import { BarLoad } from '../plates/bar-load.tsx'
import { barWeights } from '../plates/bar-weights.ts'
import type { SetDraft } from '../use-draft.ts'
import { useKeysWhenIdle } from '../use-keys.ts'
import { workoutMessages } from '../workout-messages.ts'
import { DoneLine } from './set-lines.tsx'

interface Props {
  state: Resting
  /** The boxes of the set that comes next. */
  draft: SetDraft
  heading: Ref<HTMLDivElement>
  onEdit: (index: number) => void
  onUndo: () => void
}

const skipKeys = ['Enter', ' ']

/** The rest takes over: ring and countdown, its length, the set just recorded, what comes next. */
export function RestPanel({ state, draft, heading, onEdit, onUndo }: Props) {
  const words = useWords(workoutMessages)
  const { act, canAct } = useGuided()
  useKeysWhenIdle(skipKeys, () => canAct && act.skipRest())
  // The second tap of a double tap that recorded the set falls on this button.
  const skip = (event: MouseEvent) => event.detail < 2 && act.skipRest()
  return (
    <div className="workout-pane">
      <main className="workout-main resting">
        <div ref={heading} tabIndex={-1} className="outline-none visually-hidden">
          <h1>{words.rest}</h1>
        </div>
        <Countdown state={state} />
        <div className="rest-adjust">
          <Button size="l" disabled={!canAct} onClick={() => act.adjustRest(-15)}>
            {words.shorter}
          </Button>
          <Button size="l" disabled={!canAct} onClick={() => act.adjustRest(15)}>
            {words.longer}
          </Button>
        </div>
        <JustDone state={state} onEdit={onEdit} onUndo={onUndo} />
        <NextUp state={state} draft={draft} />
        {recordedSets(state).length === 1 && <NotifyQuestion />}
      </main>
      <div className="workout-action">
        <Button variant="ink" size="xl" disabled={!canAct} onClick={skip}>
          {words.skipRest}
        </Button>
      </div>
    </div>
  )
}

function Countdown({ state }: { state: Resting }) {
  const words = useWords(workoutMessages)
  useNow(250)
  const remaining = restRemaining(state, restTime(state))
  const { minutes, seconds } = clockParts(remaining)
  const total = restTotal(state)
  return (
    <RestRing
      remaining={remaining}
      total={total}
      label={words.restTimer(minutes, seconds)}
      caption={words.rest}
      time={clockTime(remaining)}
      glows={remaining <= 10}
      footnote={words.restTotal(clockTime(Math.round(total)))}
    />
  )
}

function JustDone({ state, onEdit, onUndo }: Pick<Props, 'state' | 'onEdit' | 'onUndo'>) {
  const words = useWords(workoutMessages)
  const { canAct } = useGuided()
  const index = recordedSets(state).length - 1
  const done = recordedSets(state)[index]
  if (!done) return null
  return (
    <div className="just-done">
      <ol className="set-lines" aria-label={words.justDone}>
        <li>
          <DoneLine index={index} number={(stepAt(state, done.slot)?.set ?? 0) + 1} done={done} onEdit={onEdit} />
        </li>
      </ol>
      <Button icon="undo" disabled={!canAct} onClick={onUndo}>
        {words.undoSet}
      </Button>
    </div>
  )
}

/** During the first rest the use of a notification is plain: there it is offered, once. */
function NotifyQuestion() {
  const words = useWords(workoutMessages)
  const [open, setOpen] = useState(canAskToNotify)
  if (!open) return null
  const ask = () => void askToNotify().finally(() => setOpen(false))
  return (
    <Button variant="quiet" icon="clock" onClick={ask}>
      {words.notify}
    </Button>
  )
}

/** The set that comes next; its weight can be changed while the plates are. */
function NextUp({ state, draft }: Pick<Props, 'state' | 'draft'>) {
  const words = useWords(workoutMessages)
  const formats = useFormats()
  const { lang, number, unit, weight } = formats
  const guided = useGuided()
  const step = currentStep(state)
  const { lift } = draft
  if (!step || !lift) return null
  const { place, set, total } = step
  const exercise = guided.library.find(place.exercise_id)
  return (
    <section className="next-set">
      <div className="next-set-line">
        <div className="grid gap-1">
          <Stamp>{words.next(words.setOf(set + 1, total))}</Stamp>
          <Title as="h2" className="exercise-name">
            <ExerciseName
              exerciseId={place.exercise_id}
              name={localized(place, 'name', lang)}
              className="after:bottom-0!"
            />
          </Title>
        </div>
        <NextWeight entry={draft} exercise={exercise}>
          <Figure className="next-set-figures">
            {draft.measure === 'reps' && isLoaded(lift) ? (
              <>
                {number(lift.reps)}
                <small>×</small>
                {weight(lift)}
                <span className="unit">{unit}</span>
              </>
            ) : (
              liftFigures(formats, lift)
            )}
          </Figure>
        </NextWeight>
      </div>
      <BarLoad exercise={exercise} weights={() => barWeights(guided, step, lift)} index={set} />
    </section>
  )
}
