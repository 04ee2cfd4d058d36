import type { SetDetails } from '../set/set-details.ts'

/** So many workouts the server answers at once, and the pages show at first and with each tap. */
export const historyPage = 20

/** One recorded set of a past workout, weight in kg; the name is the exercise's at that time. A list of them is in the order done. */
export type WorkoutSet = SetDetails & {
  readonly exercise_id: string
  readonly exercise_name: string
  readonly reps: number
  readonly weight: number
}

/** What a lifter wrote about a workout as a whole and about exercises in it, these by the ids of their places. */
export type WorkoutNotes = {
  readonly workout?: string | undefined
  readonly places?: Readonly<Record<string, string>> | undefined
}

/** How long these notes may be, in characters; `total` is for all notes of a workout together, those of its sets included. */
export const noteBounds = { note: { min: 1, max: 2000 }, places: 50, total: 20_000 } as const

/** The figures of one workout: whole minutes, counts, kg lifted (sum of reps × weight). */
export type WorkoutSummary = {
  readonly duration_minutes: number
  readonly exercises_done: number
  readonly sets_done: number
  readonly total_weight_lifted: number
  /** The same in pounds, where some of it was typed in pounds. */
  readonly total_weight_lb?: number | undefined
}

/** The four totals of the statistics page: sessions, whole minutes, sets and kg lifted. */
export type HistoryTotals = Pick<
  WorkoutSummary,
  'duration_minutes' | 'sets_done' | 'total_weight_lifted' | 'total_weight_lb'
> & {
  readonly sessions: number
}
