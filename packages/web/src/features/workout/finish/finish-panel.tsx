import { weightLifted } from '@fonte/domain/history/pounds'
import { mainFigure, totalReps } from '@fonte/domain/history/summarize'
import { isQuick } from '@fonte/domain/workout/plan/quick-workout'
import { workoutSummary } from '@fonte/domain/workout/summary'
import { useNavigate } from '@tanstack/react-router'
import { useRef, useState } from 'react'
import { PlaceUnit } from '../../../platform/words/unit.ts'
import { useFormats, useWords } from '../../../platform/words/words.ts'
import { Hatch } from '../../../ui/banner.tsx'
import { Button } from '../../../ui/button.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { lazyPart } from '../../../ui/lazy-part.tsx'
import { Logo } from '../../../ui/logo.tsx'
import { FitFigure, KeyFigure, Stamp, Title } from '../../../ui/typography.tsx'
import { useGym } from '../../gym/gym-queries.ts'
import { useWaiting } from '../../history/history-queries.ts'
import { FinishRecords } from '../records/finish-records.tsx'
import type { EndedWorkout } from '../running/workout-records.ts'
import { usePhaseFocus } from '../use-phase-focus.ts'
import { workoutMessages } from '../workout-messages.ts'
import { ComparisonLine } from './comparison-line.tsx'
import type { Correction } from './finish-corrections.tsx'
import { finishMessages } from './finish-messages.ts'
import { KeepForLater } from './keep-for-later.tsx'
import { RecordedSets } from './recorded-sets.tsx'
import { useWorkoutName } from './use-workout-name.ts'

const FinishCorrections = lazyPart(async () => (await import('./finish-corrections.tsx')).FinishCorrections)
const RenameWorkout = lazyPart(async () => (await import('./rename-workout.tsx')).RenameWorkout)

/** What the workout came to, in the unit of the gym that it was counted in. */
export function FinishPanel({ workout }: { workout: EndedWorkout }) {
  const { gym, isOwn } = useGym()
  return (
    <PlaceUnit value={isOwn ? gym.unit : null}>
      <Finish workout={workout} />
    </PlaceUnit>
  )
}

function Finish({ workout }: { workout: EndedWorkout }) {
  const words = useWords(workoutMessages)
  const { date } = useFormats()
  const name = useWorkoutName(workout)
  const navigate = useNavigate()
  const heading = useRef<HTMLDivElement>(null)
  const [correction, setCorrection] = useState<Correction | null>(null)
  const { state } = workout
  usePhaseFocus(heading, state.status)
  return (
    <div className="workout">
      <main className="page-content w-full">
        <div className="mb-4 flex items-center justify-between gap-3">
          <span className="brand">
            <Logo />
          </span>
          <time className="secondary-text" dateTime={new Date(state.ended_at).toISOString()}>
            {date(state.ended_at, 'dateTime')}
          </time>
        </div>
        <div className="finish-columns">
          <div className="grid content-start gap-6">
            <div ref={heading} tabIndex={-1} className="outline-none">
              <Title as="h1" className="text-40">
                {words.finished}
              </Title>
              <p className="mt-1 text-muted [overflow-wrap:anywhere]">{name.kept}</p>
              <SavedMark id={workout.workout_id} />
            </div>
            <Totals workout={workout} />
            {isQuick(state.program) && <RenameWorkout id={workout.workout_id} name={name} />}
            <FinishRecords workout={workout} />
            <Note text={state.notes.workout} onEdit={() => setCorrection({ kind: 'note' })} />
            <KeepForLater state={state} name={name.current} />
          </div>
          <RecordedSets state={state} onEdit={(index) => setCorrection({ kind: 'set', index })} />
        </div>
      </main>
      <div className="bottom-bar">
        <div className="bottom-bar-content">
          <Button
            variant="ember"
            size="xl"
            className="mx-auto max-w-[560px]"
            onClick={() => void navigate({ to: '/' })}
          >
            {words.backHome}
          </Button>
        </div>
      </div>
      {correction && (
        <FinishCorrections workout={workout} correction={correction} onClose={() => setCorrection(null)} />
      )}
    </div>
  )
}

/** What its lifter wrote of the workout, and the way to write it. */
function Note({ text, onEdit }: { text: string | undefined; onEdit: () => void }) {
  const words = useWords(finishMessages)
  return (
    <div className="grid justify-items-start gap-3">
      {text !== undefined && <p className="wrap-anywhere whitespace-pre-wrap">{text}</p>}
      <Button icon="note" onClick={onEdit}>
        {text === undefined ? words.addNote : words.changeNote}
      </Button>
    </div>
  )
}

/** Whether the server has it, or it waits on this device. */
function SavedMark({ id }: { id: string }) {
  const words = useWords(finishMessages)
  const isWaiting = useWaiting(id) !== null
  return (
    <p className="saved-mark" role="status">
      {isWaiting ? <Hatch /> : <Icon name="check" />}
      {isWaiting ? words.waiting : words.saved}
    </p>
  )
}

function Totals({ workout }: { workout: EndedWorkout }) {
  const words = useWords(workoutMessages)
  const { number, unit, weight } = useFormats()
  const summary = workoutSummary(workout.state)
  const { duration_minutes, exercises_done, sets_done } = summary
  const main = mainFigure(summary, totalReps(workout.state.recorded))
  const captions = { weight: () => words.weightLifted(unit), reps: words.repetitions, sets: words.setCount }
  return (
    <>
      <div>
        <p>
          <FitFigure text={main.of === 'weight' ? weight(weightLifted(summary)) : number(main.count)} />{' '}
          <Stamp className="mt-3 block text-13">{captions[main.of](main.count)}</Stamp>
        </p>
        <ComparisonLine workout={workout} total={weightLifted(summary)} />
      </div>
      <div className="finish-totals">
        <KeyFigure value={number(duration_minutes)} caption={words.minutes(duration_minutes)} />
        <KeyFigure value={number(sets_done)} caption={words.setCount(sets_done)} />
        <KeyFigure value={number(exercises_done)} caption={words.exerciseCount(exercises_done)} />
      </div>
    </>
  )
}
