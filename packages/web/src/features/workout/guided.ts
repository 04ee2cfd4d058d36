import type { Gym } from '@fonte/domain/gym/gym'
import type { LastTime } from '@fonte/domain/workout/last-time'
import type { PlanEvent } from '@fonte/domain/workout/plan/plan-event'
import type { DetailedLift, WorkoutEvent, WorkoutState } from '@fonte/domain/workout/state'
import { createContext, use } from 'react'
import type { Library } from '../exercise/library-queries.ts'
import type { Tool } from './tools/tool.ts'

/** What a lifter can do to the plan. */
export type WorkoutChange = PlanEvent | Extract<WorkoutEvent, { type: 'go-to' | 'hold-start' | 'hold-stop' }>

/** Something noted of an exercise, of the workout, or of a set that is to do. */
export type NoteEvent = Extract<WorkoutEvent, { type: 'note' | 'set-note' }>

/** What a lifter can do. What is typed in a window answers whether it was kept: until then the window stays open. */
export interface WorkoutActions {
  readonly setDone: (lift: DetailedLift) => void
  /** Done with the left side alone; the right one is to do next. */
  readonly leftDone: (lift: DetailedLift) => void
  readonly skipRest: () => void
  /** The rest has come to its end (epoch ms) by itself. */
  readonly endRest: (endsAt: number) => void
  readonly adjustRest: (seconds: 15 | -15) => void
  readonly undoSet: () => void
  readonly editSet: (index: number, lift: DetailedLift) => Promise<boolean>
  readonly note: (note: NoteEvent) => Promise<boolean>
  /** Something of the plan, or of where in it one is, in turn; `undoChange` takes it back by the moment (epoch ms) it happened. */
  readonly change: (...events: readonly [WorkoutChange, ...WorkoutChange[]]) => void
  readonly undoChange: (changedAt: number) => void
  readonly stop: (counted: DetailedLift | null, end: 'now' | 'last-set') => void
}

/** What the parts of the workout screen share. */
export interface Guided {
  readonly state: WorkoutState
  readonly last: LastTime
  readonly library: Library
  readonly gym: Gym
  readonly act: WorkoutActions
  readonly openTool: (tool: Tool) => void
  /** Whether this tab drives the workout. */
  readonly canAct: boolean
}

export const GuidedContext = createContext<Guided | null>(null)

/** The workout on the screen, below its provider. */
export function useGuided(): Guided {
  const guided = use(GuidedContext)
  if (!guided) throw new Error('parts of the workout stand below its provider')
  return guided
}
