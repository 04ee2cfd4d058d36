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
    const happen = (event: WorkoutEvent) => happenTo(state, event)
    const happenTo = (seen: WorkoutState, event: WorkoutEvent) => {
      workoutKeeper.dispatch(seen, event).catch((failure: unknown) => {
        reportError(failure)
        toast({ title: words.error, description: words.notKept, variant: 'destructive' })
      })
    }
    const setDone = (done: DetailedLift & { readonly other_side?: string }) => {
      void play('validation')
      happen({ type: 'set-done', at: now(), slot: currentStep(state)?.slot, ...done })
    }
    return {
      setDone,
      leftDone: (lift) => setDone({ ...lift, side: 'left', other_side: newUuid() }),
      skipRest: () => happen({ type: 'skip-rest', at: now() }),
      endRest: () => happen({ type: 'rest-over', at: now() }),
      adjustRest: (seconds) => happen({ type: 'adjust-rest', at: now(), seconds }),
      undoSet: () => happen({ type: 'undo-set', at: now() }),
      editSet: (index, lift) => happen({ type: 'edit-set', at: now(), index, ...lift }),
      change: happen,
      // From a message that outlives the state it was said in.
      undoChange: (changedAt) => {
        const view = workoutKeeper.view.get()
        if (view.status === 'running')
          happenTo(view.workout.state, { type: 'undo-change', at: now(), changed_at: changedAt })
      },
      stop: (counted, end) => happen({ type: 'stop', at: now(), count_current: counted, end }),
    }
  }, [state, toast, words])
}
