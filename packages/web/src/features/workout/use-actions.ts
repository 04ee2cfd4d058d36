import { sideOfGroup } from '@fonte/domain/workout/plan/other-side'
import { currentStep } from '@fonte/domain/workout/selectors'
import type { DetailedLift, WorkoutEvent, WorkoutState } from '@fonte/domain/workout/state'
import { useMemo } from 'react'
import { now } from '../../platform/clock.ts'
import { newUuid } from '../../platform/new-uuid.ts'
import { useWords } from '../../platform/words/words.ts'
import { useToast } from '../../ui/toast.ts'
import { play } from './cues/sound-player.ts'
import type { WorkoutActions } from './guided.ts'
import { workoutKeeper } from './running/device-workout.ts'
import { workoutMessages } from './workout-messages.ts'

/** What a lifter can do to the workout as the screen shows it; a failure to record is told. */
export function useActions(state: WorkoutState): WorkoutActions {
  const { toast } = useToast()
  const words = useWords(workoutMessages)
  return useMemo(() => {
    const tellNotKept = () => {
      toast({ title: words.error, description: words.notKept, variant: 'destructive' })
      return false
    }
    const fail = (failure: unknown) => {
      reportError(failure)
      return tellNotKept()
    }
    const happen = (event: WorkoutEvent, seen: WorkoutState = state) => workoutKeeper.dispatch(seen, event).catch(fail)
    // What somebody typed is not left out without a word.
    const keep = (event: WorkoutEvent) =>
      workoutKeeper.dispatch(state, event).then((isKept) => isKept || tellNotKept(), fail)
    // The slot that the screen shows: a second tap is meant for the same one, however late it comes.
    const slot = currentStep(state)?.slot
    const setDone = (done: DetailedLift & { readonly other_side?: string }, seen: WorkoutState = state) => {
      void play('validation')
      void workoutKeeper.dispatch(seen, { type: 'set-done', at: now(), slot, ...done }).catch(fail)
    }
    const leftDone = async (lift: DetailedLift) => {
      const other = newUuid()
      const change = sideOfGroup(state, other, now())
      if (!change) return setDone({ ...lift, side: 'left', other_side: other })
      await happen(change)
      const view = workoutKeeper.view.get()
      // What the device did not keep leaves the set as it was.
      if (view.status === 'running' && view.workout.state !== state)
        setDone({ ...lift, side: 'left' }, view.workout.state)
    }
    return {
      setDone,
      leftDone: (lift) => void leftDone(lift),
      skipRest: () => void happen({ type: 'skip-rest', at: now() }),
      // The clock of the device may have been set back meanwhile.
      endRest: (endsAt) => void happen({ type: 'rest-over', at: Math.max(now(), endsAt) }),
      adjustRest: (seconds) => void happen({ type: 'adjust-rest', at: now(), seconds }),
      undoSet: () => void happen({ type: 'undo-set', at: now() }),
      editSet: (index, lift) => keep({ type: 'edit-set', at: now(), index, ...lift }),
      note: keep,
      change: (...events) => void workoutKeeper.dispatch(state, ...events).catch(fail),
      // From a message that outlives the state it was said in.
      undoChange: (changedAt) => {
        const view = workoutKeeper.view.get()
        if (view.status === 'running')
          void happen({ type: 'undo-change', at: now(), changed_at: changedAt }, view.workout.state)
      },
      stop: (counted, end) => void happen({ type: 'stop', at: now(), count_current: counted, end }),
    }
  }, [state, toast, words])
}
