import type { Program } from '@fonte/contract/program'
import { countSets, estimatedMinutes } from '@fonte/domain/program/program'
import { readyWorkout } from '@fonte/domain/workout/machine'
import { withOwnNames } from '@fonte/domain/workout/plan/own-names'
import { countedSlots } from '@fonte/domain/workout/plan/place'
import type { PlanEvent } from '@fonte/domain/workout/plan/plan-event'
import { currentStep } from '@fonte/domain/workout/selectors'
import { useRouter } from '@tanstack/react-router'
import { lazy, Suspense, useEffect, useMemo, useRef, useState } from 'react'
import { now } from '../../platform/clock.ts'
import { useFirstScreenReady } from '../../platform/first-screen.ts'
import { useSignedIn } from '../../platform/session/session.ts'
import { storage } from '../../platform/storage/storage.ts'
import { useWords } from '../../platform/words/words.ts'
import { Button } from '../../ui/button.tsx'
import { lazyPart } from '../../ui/lazy-part.tsx'
import { Stamp } from '../../ui/typography.tsx'
import { useCall } from '../../ui/use-call.ts'
import { useLibrary } from '../exercise/library-queries.ts'
import { useGym } from '../gym/gym-queries.ts'
import { useLastTime } from '../history/log/use-last-time.ts'
import { beginWorkout } from './begin-workout.ts'
import { type Guided, GuidedContext, useGuided } from './guided.ts'
import { ExerciseHead } from './parts/exercise-head.tsx'
import { Overview } from './parts/overview.tsx'
import { MemoryNotice } from './parts/running-notices.tsx'
import { ComingLines } from './parts/set-lines.tsx'
import { HomeButton } from './parts/top-bar.tsx'
import { WorkoutFrame } from './parts/workout-frame.tsx'
import { toolsMessages } from './tools/tools-messages.ts'
import { useActions } from './use-actions.ts'
import { usePhaseFocus } from './use-phase-focus.ts'
import { workoutMessages } from './workout-messages.ts'

/** Before the start there is nothing to change. */
const noTool = () => undefined

/** The workout before its start: what is to come, and one button. */
export function StartScreen({ program: kept }: { program: Program }) {
  const library = useLibrary()
  const program = useMemo(() => withOwnNames(kept, library.find), [kept, library.find])
  const last = useLastTime()
  const [changes, setChanges] = useState<readonly PlanEvent[]>([])
  const [timing, setTiming] = useState(false)
  const state = useMemo(() => readyWorkout(program, changes), [program, changes])
  const act = useActions(state)
  const { gym } = useGym()
  const guided: Guided = { state, last, library, gym, act, canAct: false, openTool: noTool }
  useEffect(() => {
    // A full disk shows at the first write: better now, with its warning, than at the first set.
    void storage.keep('storage_checked_at', now())
  }, [])
  return (
    <GuidedContext value={guided}>
      <WorkoutFrame exit={<HomeButton />} notice={<MemoryNotice />}>
        <StartPane program={program} changes={changes} onTime={() => setTiming(true)} />
      </WorkoutFrame>
      {timing && (
        <StartTime program={program} changes={changes} onChanges={setChanges} onClose={() => setTiming(false)} />
      )}
    </GuidedContext>
  )
}

const OwnSummary = lazy(async () => ({ default: (await import('./pace/own-summary.tsx')).OwnSummary }))

const StartTime = lazyPart(async () => (await import('./pace/start-time.tsx')).StartTime)

/** How much there is to do, and how long it takes: as long as it took its lifter, where that is known. */
function StartSummary() {
  const words = useWords(workoutMessages)
  const { state } = useGuided()
  const program = { exercises: state.places.map((place) => ({ ...place, sets: countedSlots(place) })) }
  const estimate = words.startSummary(countSets(program), estimatedMinutes(program))
  return (
    <p className="text-muted">
      {useFirstScreenReady() ? (
        <Suspense fallback={estimate}>
          <OwnSummary program={program} estimate={estimate} />
        </Suspense>
      ) : (
        estimate
      )}
    </p>
  )
}

interface PaneProps {
  program: Program
  changes: readonly PlanEvent[]
  onTime: () => void
}

function StartPane({ program, changes, onTime }: PaneProps) {
  const words = useWords(workoutMessages)
  const { lessTime } = useWords(toolsMessages)
  const begin = useRef<HTMLButtonElement>(null)
  const router = useRouter()
  const { user } = useSignedIn()
  const step = currentStep(useGuided().state)
  usePhaseFocus(begin, 'ready')
  const { run, pending } = useCall(() => beginWorkout(router, user.id, program, changes), { title: words.error })
  if (!step) return null
  return (
    <div className="workout-pane">
      <main className="workout-main">
        <ExerciseHead step={step} />
        <div className="grid flex-1 content-start gap-3">
          <StartSummary />
          <Button icon="clock" className="justify-self-start" onClick={onTime}>
            {lessTime}
          </Button>
          <ComingLines step={step} />
          <section className="mt-4 min-[62.5rem]:hidden">
            <Stamp as="h2" className="mb-2">
              {words.allExercises}
            </Stamp>
            <Overview />
          </section>
        </div>
      </main>
      <div className="workout-action">
        <Button ref={begin} variant="ember" size="xl" pending={pending} onClick={() => void run()}>
          {words.start}
        </Button>
      </div>
    </div>
  )
}
