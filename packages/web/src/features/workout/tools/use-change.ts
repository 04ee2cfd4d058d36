import { workoutReducer } from '@fonte/domain/workout/machine'
import type { WorkoutState } from '@fonte/domain/workout/state'
import { useWords } from '../../../platform/words/words.ts'
import { useToast } from '../../../ui/toast.ts'
import { useGuided, type WorkoutChange } from '../guided.ts'
import { workoutKeeper } from '../running/device-workout.ts'
import { toolsMessages } from './tools-messages.ts'

const growing: ReadonlySet<WorkoutChange['type']> = new Set(['add-exercise', 'add-sets'])

/** Changes of one moment, of which each follows on the one before. */
type WorkoutChanges = readonly [WorkoutChange, ...WorkoutChange[]]

/**
 * Changes the plan, and says `said`, with a way back unless `isFinal`. What would leave nothing to do is not done but explained: the end
 * of a workout is asked about, not slipped into. Answers whether it was done.
 */
export function useChange(): (change: WorkoutChange | WorkoutChanges, said?: string, isFinal?: boolean) => boolean {
  const words = useWords(toolsMessages)
  const { state, act, canAct } = useGuided()
  const { toast } = useToast()
  return (change, said, isFinal = false) => {
    if (!canAct) return false
    const events: WorkoutChanges = 'type' in change ? [change] : change
    const [first] = events
    if (!areDone(state, events)) {
      toast({ title: growing.has(first.type) ? words.full : words.nothingLeft, variant: 'destructive' })
      return false
    }
    act.change(...events)
    if (said !== undefined && isFinal) toast({ title: said })
    else if (said !== undefined) {
      const undo = { label: words.undo, onAction: () => act.undoChange(first.at) }
      whileWorkoutRuns((onClose) => toast({ title: said, action: undo, onClose }))
    }
    return true
  }
}

/** Shows a message that goes with the workout: what it offers could not be done any more. `show` answers how it is taken away. */
function whileWorkoutRuns(show: (onClose: () => void) => () => void): void {
  const { view } = workoutKeeper
  const stop = view.subscribe(() => {
    if (view.get().status === 'running') return
    stop()
    close()
  })
  const close = show(stop)
}

/** Whether each of them changes something, and leaves something to do. */
function areDone(before: WorkoutState, events: readonly WorkoutChange[]): boolean {
  let state = before
  return events.every((event) => {
    const after = workoutReducer(state, event)
    const isDone = after !== state && after.status !== 'finished'
    state = after
    return isDone
  })
}
