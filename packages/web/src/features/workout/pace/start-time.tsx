import { replay } from '@fonte/domain/workout/log'
import type { PlanEvent } from '@fonte/domain/workout/plan/plan-event'
import type { WorkoutProgram } from '@fonte/domain/workout/plan/workout-program'
import type { Dispatch, SetStateAction } from 'react'
import { type Guided, GuidedContext, useGuided, type WorkoutChange } from '../guided.ts'
import { TimeDialog } from '../tools/time-dialog.tsx'
import { usePace } from './use-pace.ts'

interface Props {
  program: WorkoutProgram
  /** What was changed of the plan so far: it is kept with the start. */
  changes: readonly PlanEvent[]
  onChanges: Dispatch<SetStateAction<readonly PlanEvent[]>>
  onClose: () => void
}

/** Less time, said before the start. */
export function StartTime({ program, changes, onChanges, onClose }: Props) {
  const guided = useGuided()
  const change = (event: WorkoutChange) => {
    if (event.type === 'skip' || event.type === 'unskip') onChanges((before) => [...before, event])
  }
  const begun: Guided = {
    ...guided,
    state: replay(program, [{ type: 'start', at: 0 }, ...changes]),
    act: { ...guided.act, change },
    canAct: true,
  }
  return (
    <GuidedContext value={begun}>
      <TimeDialog pace={usePace()} isBeforeStart onClose={onClose} />
    </GuidedContext>
  )
}
