import { aimedLoad } from '@fonte/domain/progression/aimed-load'
import { isRuled } from '@fonte/domain/progression/target'
import { isMissed } from '@fonte/domain/set/is-work'
import { signedWeight } from '@fonte/domain/set/set-load'
import { isPlanned, lastLift } from '@fonte/domain/workout/last-time'
import type { WorkoutStep } from '@fonte/domain/workout/selectors'
import type { Hold, WorkoutState } from '@fonte/domain/workout/state'
import {
  type FormEvent,
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
  type Ref,
  type RefObject,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
} from 'react'
import { useFormats, useWords } from '../../../platform/words/words.ts'
import { Button } from '../../../ui/button.tsx'
import { classNames } from '../../../ui/class-names.ts'
import { ConfirmSetDialog, type Lack } from '../dialogs/confirm-set-dialog.tsx'
import { typedFigure } from '../figures.ts'
import { useGuided } from '../guided.ts'
import { HoldRing } from '../hold/hold-ring.tsx'
import { StopSwitch } from '../hold/stop-switch.tsx'
import { TimedAction } from '../hold/timed-action.tsx'
import { Keypad } from '../inputs/keypad.tsx'
import { LiftInputs } from '../inputs/lift-inputs.tsx'
import { stepBox } from '../inputs/typing.ts'
import { RoundCard } from '../kind/round-card.tsx'
import { BarLoad } from '../plates/bar-load.tsx'
import { barWeights } from '../plates/bar-weights.ts'
import { SetTools } from '../tools/set-tools.tsx'
import type { SetDraft } from '../use-draft.ts'
import { useKeysWhenIdle } from '../use-keys.ts'
import { workoutMessages } from '../workout-messages.ts'
import { AimLine } from './aim-line.tsx'
import { ExerciseHead } from './exercise-head.tsx'
import { Late } from './guided-later.tsx'
import { ComingLines, DoneStrip } from './set-lines.tsx'

interface Props {
  step: WorkoutStep
  draft: SetDraft
  heading: Ref<HTMLDivElement>
  onEdit: (index: number) => void
  /** The exercise whose sets may have no repetition: it was asked about. */
  noReps: RefObject<string | null>
  /** When (epoch ms) the rest before ended by itself, until anything is touched. */
  restOver: number | null
}

/** The set as it is, or its left side alone. */
type Recording = 'setDone' | 'leftDone'

/** What was asked before a set is recorded, and what was answered before that. */
interface Asked {
  readonly slot: string
  readonly lack: Lack
  readonly recording: Recording
  readonly confirmed: readonly Lack[]
}

const enter = ['Enter']
const up = ['ArrowUp']
const down = ['ArrowDown']

/** The set to do now: what was done before it, two boxes, what comes after it, one big button. */
export function SetPanel({ step, draft, heading, onEdit, noReps, restOver }: Props) {
  const words = useWords(workoutMessages)
  const { lang, unit } = useFormats()
  const guided = useGuided()
  const { state, last, library, canAct } = guided
  const exercise = library.find(step.place.exercise_id)
  const form = useRef<HTMLFormElement>(null)
  const hold = runningHold(state, step.slot)
  const hasOtherSide = exercise?.sides === 'each' && !step.side
  const { record, question } = useRecord(step, draft, noReps, hold !== null)
  useKeysWhenIdle(enter, record)
  useArrowsWhenIdle(form, canAct && !hold)
  return (
    <form ref={form} className="workout-pane" onSubmit={instead(record)} onKeyDown={handleEnter} noValidate>
      <main className="workout-main lifting">
        <ExerciseHead step={step} heading={heading} restOver={restOver} said={draft.said} />
        <div className="workout-body">
          <RoundCard step={step} />
          <DoneStrip place={step.place} onEdit={onEdit} />
          {step.place.aim && isRuled(draft.said) && (
            <AimLine
              key={step.place.id}
              aim={step.place.aim}
              weight={signedWeight(step.target).weight}
              onKeep={(weight) => draft.change({ load: aimedLoad(weight, unit) })}
            />
          )}
          <CurrentSet slot={step.slot} hold={draft.hold} holding={hold !== null}>
            {hold ? (
              <HoldRing hold={hold} lift={draft.lift} />
            ) : (
              <LiftInputs
                entry={draft}
                exercise={exercise}
                planned={isPlanned(state, step.place) ? step.target : null}
                isAim={step.place.aim !== undefined && isRuled(step.target)}
                last={lastLift(state, last)}
                onFocus={draft.hold}
              />
            )}
          </CurrentSet>
          {draft.measure === 'time' && !hold && <StopSwitch />}
          <BarLoad
            exercise={exercise}
            weights={() => barWeights(guided, step, draft.lift ?? { weight: 0 })}
            index={step.set}
            onWeight={(weight) => draft.change({ weight: typedFigure(lang, weight) })}
          />
          <Late>
            <ComingLines step={step} current={draft.lift ?? step.target} />
          </Late>
        </div>
      </main>
      <section className="workout-action" aria-label={words.setActions}>
        {!hold && <SetTools step={step} onOtherSide={hasOtherSide ? () => record('leftDone') : undefined} />}
        <Keypad form={form} />
        {draft.measure === 'time' ? (
          <TimedAction hold={hold} draft={draft} onClick={ignoreSecondTap} />
        ) : (
          <Button type="submit" variant="ember" size="xl" disabled={!canAct} onClick={ignoreSecondTap}>
            {words.setDone}
          </Button>
        )}
      </section>
      {question}
    </form>
  )
}

/** Records the set, once it was asked whether it is meant as it is where it lacks what nearly every set has. */
function useRecord(step: WorkoutStep, draft: SetDraft, noReps: Props['noReps'], holding: boolean) {
  const { act, canAct } = useGuided()
  const [asked, setAsked] = useState<Asked | null>(null)
  const { lift, isLoadless } = draft
  const { slot, place } = step
  const record = (recording: Recording = 'setDone', confirmed: readonly Lack[] = []) => {
    if (!lift || !canAct || holding) return
    const lacks: readonly Lack[] = [
      // Asked once for an exercise: some are held, and count no repetitions in any of their sets.
      ...(isMissed(lift) && noReps.current !== place.exercise_id ? (['reps'] as const) : []),
      ...(isLoadless ? (['load'] as const) : []),
    ]
    const lack = lacks.find((each) => !confirmed.includes(each))
    if (lack) setAsked({ lack, recording, confirmed, slot })
    else act[recording](lift)
  }
  const answer = ({ lack, recording, confirmed }: Asked) => {
    if (lack === 'reps') noReps.current = place.exercise_id
    setAsked(null)
    record(recording, [...confirmed, lack])
  }
  // Whoever takes the workout over, or goes on to another set, is not asked any more.
  const question = asked?.slot === slot && canAct && (
    <ConfirmSetDialog lack={asked.lack} onRecord={() => answer(asked)} onClose={() => setAsked(null)} />
  )
  return { record, question }
}

/** The page does this, and the browser sends nothing. */
const instead = (record: () => void) => (event: FormEvent) => {
  event.preventDefault()
  record()
}

/**
 * The arrow keys step the first box of the set while no box has the focus; held down, over and over. Where nothing can be
 * recorded they scroll.
 */
function useArrowsWhenIdle(form: RefObject<HTMLFormElement | null>, canStep: boolean): void {
  const stepFirst = (direction: 1 | -1) => {
    const box = form.current?.querySelector<HTMLInputElement>('input[data-step]')
    if (box) stepBox(box, direction)
  }
  useKeysWhenIdle(canStep ? up : [], () => stepFirst(1), { repeats: true })
  useKeysWhenIdle(canStep ? down : [], () => stepFirst(-1), { repeats: true })
}

/** The hold of this slot that goes on; null otherwise. */
function runningHold(state: WorkoutState, slot: string): Hold | null {
  const hold = state.status === 'lifting' ? state.hold : null
  return hold?.slot === slot && hold.ended_at === null ? hold : null
}

interface CurrentSetProps {
  slot: string
  hold: () => void
  /** A clock stands there instead of the boxes. */
  holding: boolean
  children: ReactNode
}

/** Keeps the boxes in view when a new set begins below many done ones, and held where the focus is already in one. */
function CurrentSet({ slot, hold, holding, children }: CurrentSetProps) {
  const boxes = useRef<HTMLDivElement>(null)
  const holdFocused = useEffectEvent(() => boxes.current?.contains(document.activeElement) && hold())
  useEffect(() => {
    if (slot) boxes.current?.scrollIntoView({ block: 'nearest' })
    // Without a rest the focus stays where it is as the next set comes.
    holdFocused()
  }, [slot])
  return (
    <div className={classNames('set-inputs', holding && 'holding')} ref={boxes}>
      {children}
    </div>
  )
}

/** Enter goes from one box to the next and records the set from the last; held down, it does nothing more. */
function handleEnter(event: KeyboardEvent<HTMLFormElement>) {
  if (event.key !== 'Enter') return
  const boxes = [...event.currentTarget.querySelectorAll<HTMLInputElement>('input[data-step]')]
  const at = boxes.indexOf(event.target as HTMLInputElement)
  const next = at < 0 ? undefined : boxes[at + 1]
  if (event.repeat || next) event.preventDefault()
  next?.focus()
}

/** A double tap is one set. */
function ignoreSecondTap(event: MouseEvent) {
  if (event.detail > 1) event.preventDefault()
}
