import { storedWeight } from '@fonte/domain/units/weight'
import { currentStep, recordedSets } from '@fonte/domain/workout/selectors'
import { memo, type ReactNode, useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { PlaceUnit } from '../../platform/words/unit.ts'
import { lazyPart } from '../../ui/lazy-part.tsx'
import { useLibrary } from '../exercise/library-queries.ts'
import { useGym } from '../gym/gym-queries.ts'
import { useLastTime } from '../history/log/use-last-time.ts'
import { useOvertime } from './cues/use-overtime.ts'
import { useRestEnd } from './cues/use-rest-end.ts'
import { useWakeLock } from './cues/use-wake-lock.ts'
import { IdleDialog } from './dialogs/idle-dialog.tsx'
import { StopButton, StopDialog } from './dialogs/stop-dialog.tsx'
import { type Guided, GuidedContext } from './guided.ts'
import { Announcer } from './parts/announcer.tsx'
import { GuidedLater } from './parts/guided-later.tsx'
import { RestPanel } from './parts/rest-panel.tsx'
import { RunningNotices } from './parts/running-notices.tsx'
import { SetPanel } from './parts/set-panel.tsx'
import { WorkoutFrame } from './parts/workout-frame.tsx'
import { OpenPanel } from './quick/open-panel.tsx'
import { RecordNotice } from './records/record-notice.tsx'
import { useDriving, useWorkoutView } from './running/device-workout.ts'
import type { DrivingRole } from './running/driving-tab.ts'
import type { RunningWorkout } from './running/workout-records.ts'
import { useKeptBoxes } from './sets/use-kept-boxes.ts'
import type { Tool } from './tools/tool.ts'
import { useActions } from './use-actions.ts'
import { useDraft } from './use-draft.ts'
import { useEscape } from './use-keys.ts'
import { phaseOf, useFocusLetGo, usePhaseFocus } from './use-phase-focus.ts'

const toolsPart = async () => (await import('./tools/workout-tools.tsx')).WorkoutTools
const WorkoutTools = lazyPart(toolsPart)
const correctionPart = async () => (await import('./dialogs/edit-set-dialog.tsx')).EditSetDialog
const EditSetDialog = lazyPart(correctionPart)

/** What the workout under way stands on: read once, and not again with each set. */
interface Surroundings extends Pick<Guided, 'last' | 'library' | 'gym'> {
  readonly role: DrivingRole
}

/** The workout under way: set by set, rest by rest. */
export const GuidedWorkout = memo(function GuidedWorkout() {
  const last = useLastTime()
  const library = useLibrary()
  const { gym, isOwn } = useGym()
  const role = useDriving(true)
  // At hand before they are wanted, between two sets and without a network.
  useEffect(() => void Promise.all([toolsPart(), correctionPart()]).catch(() => undefined), [])
  useWakeLock(true)
  return (
    <PlaceUnit value={isOwn ? gym.unit : null}>
      <Running last={last} library={library} gym={gym} role={role} />
    </PlaceUnit>
  )
})

function Running(surroundings: Surroundings) {
  const view = useWorkoutView()
  return view.status === 'running' && <Steps {...surroundings} workout={view.workout} resumed={view.resumed} />
}

interface Props extends Surroundings {
  workout: RunningWorkout
  /** Found on the device when the page opened. */
  resumed: boolean
}

function Steps({ workout, resumed, role, ...read }: Props) {
  const { state } = workout
  const act = useActions(state)
  const canAct = role === 'driver'
  const [tool, setTool] = useState<Tool | null>(null)
  const guided: Guided = { ...read, state, act, canAct, openTool: setTool }
  const [restOver, beginOvertime] = useOvertime()
  useRestEnd(guided, beginOvertime)
  return (
    <GuidedContext value={guided}>
      <Phases
        workoutId={workout.workout_id}
        guided={guided}
        restOver={restOver}
        tool={tool}
        onToolClose={() => setTool(null)}
      >
        <RunningNotices resumed={resumed} follows={role === 'follower'} />
        <GuidedLater>
          <Announcer />
          <RecordNotice workoutId={workout.workout_id} />
        </GuidedLater>
      </Phases>
      {canAct && <IdleDialog key={workout.workout_id} />}
    </GuidedContext>
  )
}

interface PhasesProps {
  workoutId: string
  guided: Guided
  restOver: number | null
  tool: Tool | null
  onToolClose: () => void
  /** Notices over the exercise. */
  children: ReactNode
}

function Phases({ workoutId, guided, restOver, tool, onToolClose, children }: PhasesProps) {
  const { state, last, act } = guided
  const heading = useRef<HTMLDivElement>(null)
  const noReps = useRef<string | null>(null)
  const draft = useDraft(state, last, guided.library)
  useKeptBoxes(workoutId, draft)
  const [edited, setEdited] = useState<number | null>(null)
  const [stopping, setStopping] = useState(false)
  usePhaseFocus(heading, phaseOf(state))
  useFocusLetGo(phaseOf(state))
  useEscape(() => guided.canAct && setStopping(true))
  const stop = useCallback(() => setStopping(true), [])
  const exit = useMemo(() => <StopButton onStop={stop} />, [stop])
  const step = currentStep(state)
  const undo = () => {
    const undone = recordedSets(state).at(-1)
    if (undone) draft.refill(undone)
    setEdited(null)
    act.undoSet()
  }
  const load = storedWeight(draft.lift ?? { weight: 0 })
  const tools = tool && <WorkoutTools tool={tool} load={load} onClose={onToolClose} />
  return (
    <>
      <WorkoutFrame exit={exit} notice={children} onEdit={setEdited} tool={tools}>
        {state.status === 'resting' && (
          <RestPanel state={state} draft={draft} heading={heading} onEdit={setEdited} onUndo={undo} />
        )}
        {state.status === 'lifting' && step && (
          <SetPanel
            step={step}
            draft={draft}
            heading={heading}
            onEdit={setEdited}
            noReps={noReps}
            restOver={restOver}
          />
        )}
        {state.status === 'lifting' && !step && <OpenPanel heading={heading} onStop={stop} />}
      </WorkoutFrame>
      {edited !== null && <EditSetDialog index={edited} onUndo={undo} onClose={() => setEdited(null)} />}
      {stopping && <StopDialog draft={draft} onClose={() => setStopping(false)} />}
    </>
  )
}
