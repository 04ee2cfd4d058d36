import type { Reason } from '../../progression/target.ts'
import type { PlannedDetails } from '../../set/set-details.ts'

/** One set to do, as it was when the workout began. A `rest` (s) of 0 means none; null or absent means the default. */
export type WorkoutSetPlan = PlannedDetails & {
  readonly weight: number
  readonly reps: number
  readonly rest?: number | null | undefined
}

/** One exercise to do; `default_rest` (s) follows its last set. */
export type WorkoutExercise = {
  /** The id of its place in the program, where the exercise stands there twice. */
  readonly place?: string | undefined
  readonly exercise_id: string
  readonly name: string
  readonly name_en?: string | null | undefined
  readonly default_rest?: number | null | undefined
  /** Neighbours with the same number are done in turn; `group_rest` (s) of the first follows each but a round's last. */
  readonly group?: number | undefined
  readonly group_rest?: number | undefined
  /** Its sets are what a rule aims at, and why: they are lifted rather than last time's. `from` is the weight (kg) of last time. */
  readonly aim?: { readonly reason: Reason; readonly from: number } | undefined
  /** What its lifter wants to read each time. */
  readonly note?: string | undefined
  readonly sets: readonly WorkoutSetPlan[]
}

/** The program as it was at the start of the workout: later edits do not reach a running workout. */
export type WorkoutProgram = {
  readonly id: string
  readonly name: string
  readonly name_en?: string | null | undefined
  readonly exercises: readonly WorkoutExercise[]
  /** Trained in a week of lighter training. */
  readonly deload?: true | undefined
}
