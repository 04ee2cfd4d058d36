import { lastLift } from '@fonte/domain/workout/last-time'
import type { WorkoutStep } from '@fonte/domain/workout/selectors'
import {
  type FormEvent,
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
  type Ref,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
} from 'react'
import { useWords } from '../../../platform/words/words.ts'
import { Button } from '../../../ui/button.tsx'
import { isBarbellLift } from '../barbell-lift.ts'
import { useGuided } from '../guided.ts'
import type { Draft } from '../use-draft.ts'
import { workoutMessages } from '../workout-messages.ts'
import { BarLoad } from './bar-load.tsx'
import { ExerciseHead } from './exercise-head.tsx'
import { LiftInputs } from './lift-inputs.tsx'
import { ComingLines, DoneLines } from './set-lines.tsx'

interface Props {
  step: WorkoutStep
  draft: Draft
  heading: Ref<HTMLDivElement>
  onEdit: (index: number) => void
}

/** The set to do now: what was done before it, two boxes, what comes after it, one big button. */
export function SetPanel({ step, draft, heading, onEdit }: Props) {
  const words = useWords(workoutMessages)
  const { state, last, library, act, canAct } = useGuided()
  const exercise = library.find(step.plan.exercise_id)
  const record = () => {
    if (draft.lift && canAct) act.setDone(draft.lift)
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    record()
  }
  useEnterAnywhere(record)
  return (
    <form className="wk-pane" onSubmit={submit} onKeyDown={handleEnter} noValidate>
      <main className="wk-main">
        <ExerciseHead step={step} heading={heading} />
        <div className="grid gap-3">
          <DoneLines exercise={step.exercise} onEdit={onEdit} />
          <CurrentSet place={`${step.exercise}-${step.set}`}>
            <LiftInputs entry={draft} last={lastLift(state, last)} />
          </CurrentSet>
          {exercise && isBarbellLift(exercise) && <BarLoad weight={draft.lift?.weight ?? 0} />}
          <ComingLines exercise={step.exercise} from={step.set + 1} />
        </div>
      </main>
      <div className="wk-cta">
        <Button type="submit" variant="ember" size="xl" disabled={!canAct} onClick={ignoreSecondTap}>
          {words.setDone}
        </Button>
      </div>
    </form>
  )
}

/** Keeps the boxes in view when a new set begins below many done ones. */
function CurrentSet({ place, children }: { place: string; children: ReactNode }) {
  const boxes = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (place) boxes.current?.scrollIntoView({ block: 'nearest' })
  }, [place])
  return (
    <div className="loads" ref={boxes}>
      {children}
    </div>
  )
}

/** Enter records the set also while nothing has the focus. */
function useEnterAnywhere(record: () => void): void {
  const press = useEffectEvent((event: globalThis.KeyboardEvent) => {
    const idle = event.target === document.body || (event.target instanceof HTMLElement && event.target.tabIndex === -1)
    if (event.key === 'Enter' && !event.repeat && idle && !document.querySelector('dialog[open]')) record()
  })
  // Before the screen shows the set: an Enter that comes at once is not lost.
  useLayoutEffect(() => {
    const listen = (event: globalThis.KeyboardEvent) => press(event)
    document.addEventListener('keydown', listen)
    return () => document.removeEventListener('keydown', listen)
  }, [])
}

/** Enter goes from one box to the next and records the set from the last; held down, it does nothing more. */
function handleEnter(event: KeyboardEvent<HTMLFormElement>) {
  if (event.key !== 'Enter') return
  const boxes = [...event.currentTarget.querySelectorAll('input')]
  const next = event.target instanceof HTMLInputElement ? boxes[boxes.indexOf(event.target) + 1] : undefined
  if (event.repeat || next) event.preventDefault()
  next?.focus()
  next?.select()
}

/** A double tap is one set. */
function ignoreSecondTap(event: MouseEvent) {
  if (event.detail > 1) event.preventDefault()
}
