import type { LiftDetails } from '../set/admissible-details.ts'
import type { StoredWeight } from '../units/weight.ts'
import type { RunningNotes } from './plan/notes.ts'
import type { WorkoutPlace } from './plan/place.ts'
import type { PlanEvent } from './plan/plan-event.ts'
import type { WorkoutProgram } from './plan/workout-program.ts'

/** What was lifted: a count of repetitions and a weight. */
export type Lift = StoredWeight & { readonly reps: number }

/** A lift with what its lifter says of it. */
export type DetailedLift = Lift & LiftDetails

/** A set that was done, by its slot and the place of its exercise; `at` in epoch ms. */
export type RecordedSet = DetailedLift & {
  readonly slot: string
  readonly place: string
  readonly exercise_id: string
  readonly at: number
}

/** The rest timer as two instants (epoch ms), so that it survives sleep and restart. */
export type RestTimer = { readonly started_at: number; readonly ends_at: number }

/** A timed set under way: `ended_at` (epoch ms) is null while it is held. */
export type Hold = { readonly slot: string; readonly started_at: number; readonly ended_at: number | null }

/** The plan before its last change, and when (epoch ms) that was: what an undo brings back. */
export type PlanBefore = {
  readonly places: readonly WorkoutPlace[]
  readonly focus: string | null
  readonly changed_at: number
}

/** What every begun workout knows: the program as it was, the plan as it is now, and the sets in the order done. */
type Begun = {
  readonly program: WorkoutProgram
  readonly places: readonly WorkoutPlace[]
  /** The slot to do first, chosen by hand or the next of its exercise; null for the order of the plan. */
  readonly focus: string | null
  readonly before: PlanBefore | null
  readonly hold: Hold | null
  readonly notes: RunningNotes
  readonly started_at: number
  readonly recorded: readonly RecordedSet[]
}

/** Not started. */
export type Ready = {
  readonly status: 'ready'
  readonly program: WorkoutProgram
  readonly places: readonly WorkoutPlace[]
}

/** Doing the current set. `last_at` is the time of the last event (epoch ms). */
export type Lifting = Begun & { readonly status: 'lifting'; readonly last_at: number }

/** Resting before the current set. */
export type Resting = Begun & { readonly status: 'resting'; readonly last_at: number; readonly rest: RestTimer }

/** Nothing left to do, or stopped early. */
export type Finished = Begun & { readonly status: 'finished'; readonly ended_at: number }

export type Running = Lifting | Resting

export type WorkoutState = Ready | Running | Finished

/** The set is of one side alone, and the other one follows in a slot of that id. */
type OtherSide = { readonly other_side?: string | undefined }

/**
 * What can happen in a workout; `at` is the device's clock in epoch ms. A stop counts the current set when its lift is
 * given (`count_current`), and may end the workout at the last set instead of now. A set done names its slot; logs of
 * version 1 name none and mean the current one. An edited set keeps the details that the edit does not name; one
 * that it names as undefined goes.
 */
export type WorkoutEvent =
  | { readonly type: 'start'; readonly at: number }
  | ({ readonly type: 'set-done'; readonly at: number; readonly slot?: string | undefined } & DetailedLift & OtherSide)
  | { readonly type: 'skip-rest'; readonly at: number }
  | { readonly type: 'adjust-rest'; readonly at: number; readonly seconds: 15 | -15 }
  | { readonly type: 'rest-over'; readonly at: number }
  | { readonly type: 'undo-set'; readonly at: number }
  | ({ readonly type: 'edit-set'; readonly at: number; readonly index: number } & DetailedLift)
  | {
      readonly type: 'stop'
      readonly at: number
      readonly count_current: DetailedLift | null
      readonly end?: 'now' | 'last-set' | undefined
    }
  | { readonly type: 'go-to'; readonly at: number; readonly slot: string }
  | { readonly type: 'hold-start' | 'hold-stop'; readonly at: number }
  /** An empty text takes the note away; `place` absent: the note of the whole workout. */
  | { readonly type: 'note'; readonly at: number; readonly place?: string | undefined; readonly text: string }
  /** Of a set that is to do: recorded with it. An empty text takes the note away. */
  | { readonly type: 'set-note'; readonly at: number; readonly slot: string; readonly text: string }
  /** Takes back the change of the plan that happened then (epoch ms), if it was the last one. */
  | { readonly type: 'undo-change'; readonly at: number; readonly changed_at: number }
  | PlanEvent
