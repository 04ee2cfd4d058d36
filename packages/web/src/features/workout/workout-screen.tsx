import type { Program } from '@fonte/contract/program'
import { localized } from '@fonte/domain/words/localized'
import { isQuick } from '@fonte/domain/workout/plan/quick-workout'
import type { WorkoutProgram } from '@fonte/domain/workout/plan/workout-program'
import { Link, useNavigate } from '@tanstack/react-router'
import { type ReactNode, useEffect, useState } from 'react'
import { firstReading, firstScreenReady } from '../../platform/first-screen.ts'
import { useSignedIn } from '../../platform/session/session.ts'
import { useTitle } from '../../platform/title.ts'
import { useFormats, useWords } from '../../platform/words/words.ts'
import { buttonClass } from '../../ui/button.tsx'
import { ErrorState } from '../../ui/error-state.tsx'
import { PageLoader } from '../../ui/page-loader.tsx'
import { useToast } from '../../ui/toast.ts'
import { Title } from '../../ui/typography.tsx'
import { todaysProgram } from '../training-plan/todays-program.ts'
import { prepareSounds } from './cues/sound-player.ts'
import { QuickStart } from './quick/quick-start.tsx'
import { useWorkoutView } from './running/device-workout.ts'
import { PreparedFinish, PreparedWorkout, prepareWorkout } from './running/prepared-parts.tsx'
import { RunningBar } from './running-bar.tsx'
import { StartScreen } from './start-screen.tsx'
import { workoutMessages } from './workout-messages.ts'
import { useChosenProgram } from './workout-queries.ts'

/** `/workout/$programId`: the guided workout from its start to its finish, or the one that is under way. */
export function WorkoutScreen({ programId }: { programId: string }) {
  const words = useWords(workoutMessages)
  const view = useWorkoutView()
  useTitle(words.title)
  useEffect(() => void prepareSounds(), [])
  useEffect(() => void firstScreenReady().then(prepareWorkout), [])
  if (view.status === 'loading') return <PageLoader label={words.loading} />
  if (view.status === 'unreadable') return <Notice>{words.unreadable}</Notice>
  const quick = isQuick({ id: programId })
  const chosen = quick ? <QuickStart /> : <ChosenProgram programId={programId} />
  if (view.status === 'none') return chosen
  const isThis = view.workout.state.program.id === programId
  if (view.status === 'ended') {
    return isThis ? <PreparedFinish workout={view.workout} /> : chosen
  }
  if (isThis) return <PreparedWorkout key={view.workout.workout_id} />
  const other = <OtherRunning program={view.workout.state.program} />
  return quick ? other : <ChosenProgram programId={programId} meanwhile={other} />
}

/** The start of a program; `meanwhile` stands in its place while another workout is under way. */
function ChosenProgram({ programId, meanwhile }: { programId: string; meanwhile?: ReactNode }) {
  const words = useWords(workoutMessages)
  const chosen = useChosenProgram(programId)
  if (meanwhile && chosen.status !== 'missing') return meanwhile
  if (chosen.status === 'ready') return <TodaysStart program={chosen.program} />
  if (chosen.status === 'loading') return <PageLoader label={words.loading} />
  if (chosen.status === 'missing') return <NotFound />
  return (
    <main className="page-content">
      <ErrorState message={words.failed} retryLabel={words.retry} onRetry={chosen.retry} />
    </main>
  )
}

function TodaysStart({ program }: { program: Program }) {
  const { user } = useSignedIn()
  const [todays, setTodays] = useState<Program | null>(null)
  const words = useWords(workoutMessages)
  useEffect(() => {
    let isCurrent = true
    void firstReading(todaysProgram(user.id, program)).then((read) => isCurrent && setTodays(read))
    return () => {
      isCurrent = false
    }
  }, [program, user.id])
  if (!todays) return <PageLoader label={words.loading} />
  return <StartScreen program={todays} />
}

/** Says that there is no such program, and leads home. */
function NotFound() {
  const words = useWords(workoutMessages)
  const { toast } = useToast()
  const navigate = useNavigate()
  useEffect(() => {
    toast({ title: words.error, description: words.notFound, variant: 'destructive' })
    void navigate({ to: '/', replace: true })
  }, [toast, navigate, words])
  return null
}

function OtherRunning({ program }: { program: WorkoutProgram }) {
  const words = useWords(workoutMessages)
  const { lang } = useFormats()
  return (
    <Notice title={words.otherRunning} offer={<RunningBar />}>
      {words.otherRunningText(localized(program, 'name', lang))}
      <span className="mt-4 flex flex-wrap gap-3">
        <Link to="/" className={buttonClass({})}>
          {words.backHome}
        </Link>
        <Link to="/workout/$programId" params={{ programId: program.id }} className={buttonClass({ variant: 'ink' })}>
          {words.resume}
        </Link>
      </span>
    </Notice>
  )
}

function Notice({ title, offer, children }: { title?: string; offer?: ReactNode; children: ReactNode }) {
  const words = useWords(workoutMessages)
  return (
    <>
      {offer}
      <main className="page-content grid gap-3">
        <Title as="h1">{title ?? words.title}</Title>
        <p>{children}</p>
      </main>
    </>
  )
}
