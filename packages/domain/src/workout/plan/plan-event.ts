import type { Measure } from '../../exercise/measure.ts'
import type { WorkoutSlot } from './place.ts'
import type { WorkoutExercise, WorkoutSetPlan } from './workout-program.ts'

/** A set that a tool makes, with the id that the device chose for it. */
export type NewSlot = Pick<WorkoutSlot, 'plan' | 'other_side'> & { readonly slot: string }

/** An exercise that comes into the workout, with the id that the device chose for its place. */
export type NewPlace = Omit<WorkoutExercise, 'sets' | 'group' | 'group_rest' | 'place'> & { readonly place: string }

/** What can happen to the plan of a running workout, exercises and sets named by the ids of their places and slots. */
export type PlanEvent = {
  readonly at: number
} /**
 * `measure` is what the new exercise is counted in; logs from before it name none, and their sets count what they did. Nor
 * do they say `returns`: an exercise that stood there before comes back as it was, under the id that it had.
 */ & (
  | {
      readonly type: 'swap-exercise'
      readonly place: string
      readonly to: NewPlace
      readonly measure?: Measure | undefined
      readonly returns?: true | undefined
    }
  | {
      readonly type: 'add-exercise'
      readonly after: string | null
      readonly exercise: NewPlace
      readonly sets: readonly NewSlot[]
    }
  | { readonly type: 'remove-exercise'; readonly place: string }
  /** Before that place; null for the end. Exercises of a group move together. */
  | { readonly type: 'move-exercise'; readonly place: string; readonly before: string | null }
  | { readonly type: 'group'; readonly places: readonly string[] }
  | { readonly type: 'ungroup'; readonly group: number }
  /** After that slot of the place; null for its beginning. */
  | {
      readonly type: 'add-sets'
      readonly place: string
      readonly after: string | null
      readonly sets: readonly NewSlot[]
    }
  | { readonly type: 'remove-set'; readonly slot: string }
  /** Before that set of its exercise; null for the end. */
  | { readonly type: 'move-set'; readonly slot: string; readonly before: string | null }
  | { readonly type: 'change-set'; readonly slot: string; readonly plan: WorkoutSetPlan }
  | { readonly type: 'skip'; readonly slots: readonly string[]; readonly reason: 'hand' | 'trim' }
  | { readonly type: 'unskip'; readonly slots: readonly string[] }
)
