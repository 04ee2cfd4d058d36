/** One set to do, as it was when the workout began. A `rest` (s) of 0 means none; null or absent means the default. */
export type WorkoutSetPlan = {
  readonly reps: number
  readonly weight: number
  readonly rest?: number | null | undefined
}

/** One exercise to do; `default_rest` (s) follows its last set. */
export type WorkoutExercise = {
  readonly exercise_id: string
  readonly name: string
  readonly name_en?: string | null | undefined
  readonly default_rest?: number | null | undefined
  readonly sets: readonly WorkoutSetPlan[]
}

/** The program as it was at the start of the workout: later edits do not reach a running workout. */
export type WorkoutProgram = {
  readonly id: string
  readonly name: string
  readonly name_en?: string | null | undefined
  readonly exercises: readonly WorkoutExercise[]
}

/** What was lifted: a count of repetitions and a weight in kg. */
export type Lift = { readonly reps: number; readonly weight: number }

/** A set that was done: positions in the program from 0, `at` in epoch ms. */
export type RecordedSet = Lift & {
  readonly exercise: number
  readonly set: number
  readonly exercise_id: string
  readonly at: number
}

/** The rest timer as two instants (epoch ms), so that it survives sleep and restart. */
export type RestTimer = { readonly started_at: number; readonly ends_at: number }

/** What every begun workout knows; sets are recorded in the order of the program. */
type Begun = {
  readonly program: WorkoutProgram
  readonly started_at: number
  readonly recorded: readonly RecordedSet[]
}

/** Not started. */
export type Ready = { readonly status: 'ready'; readonly program: WorkoutProgram }

/** Doing the current set. `last_at` is the time of the last event (epoch ms). */
export type Lifting = Begun & { readonly status: 'lifting'; readonly last_at: number }

/** Resting before the current set. */
export type Resting = Begun & { readonly status: 'resting'; readonly last_at: number; readonly rest: RestTimer }

/** All sets done, or stopped early. */
export type Finished = Begun & { readonly status: 'finished'; readonly ended_at: number }

export type Running = Lifting | Resting

export type WorkoutState = Ready | Running | Finished

/**
 * What can happen in a workout; `at` is the device's clock in epoch ms. A stop counts the current set when its lift is
 * given (`count_current`), and may end the workout at the last set instead of now.
 */
export type WorkoutEvent =
  | { readonly type: 'start'; readonly at: number }
  | ({ readonly type: 'set-done'; readonly at: number } & Lift)
  | { readonly type: 'skip-rest'; readonly at: number }
  | { readonly type: 'adjust-rest'; readonly at: number; readonly seconds: 15 | -15 }
  | { readonly type: 'rest-over'; readonly at: number }
  | { readonly type: 'undo-set'; readonly at: number }
  | ({ readonly type: 'edit-set'; readonly at: number; readonly index: number } & Lift)
  | {
      readonly type: 'stop'
      readonly at: number
      readonly count_current: Lift | null
      readonly end?: 'now' | 'last-set' | undefined
    }
