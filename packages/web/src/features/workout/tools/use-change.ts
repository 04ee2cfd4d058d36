import { workoutReducer } from '@fonte/domain/workout/machine'
import { useWords } from '../../../platform/words/words.ts'
import { useToast } from '../../../ui/toast.ts'
import { useGuided, type WorkoutChange } from '../guided.ts'
import { toolsMessages } from './tools-messages.ts'

const growing: ReadonlySet<WorkoutChange['type']> = new Set(['add-exercise', 'add-sets'])

/**
 * Changes the plan, and says `said`, with a way back unless `isFinal`. What would leave nothing to do is not done but explained: the end
 * of a workout is asked about, not slipped into. Answers whether it was done.
 */
export function useChange(): (event: WorkoutChange, said?: string, isFinal?: boolean) => boolean {
  const words = useWords(toolsMessages)
  const { state, act, canAct } = useGuided()
  const { toast } = useToast()
  return (event, said, isFinal = false) => {
    if (!canAct) return false
    const after = workoutReducer(state, event)
    if (after === state || after.status === 'finished') {
      toast({ title: growing.has(event.type) ? words.full : words.nothingLeft, variant: 'destructive' })
      return false
    }
    act.change(event)
    if (said !== undefined) {
      const undo = { label: words.undo, onAction: () => act.undoChange(event.at) }
      toast({ title: said, action: isFinal ? undefined : undo })
    }
    return true
  }
}
