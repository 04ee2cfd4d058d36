/** One recorded set of a past workout, weight in kg; the name is the exercise's at that time. A list of them is in the order done. */
export type WorkoutSet = {
  readonly exercise_id: string
  readonly exercise_name: string
  readonly reps: number
  readonly weight: number
}

/** The figures of one workout: whole minutes, counts, kg lifted (sum of reps × weight). */
export type WorkoutSummary = {
  readonly duration_minutes: number
  readonly exercises_done: number
  readonly sets_done: number
  readonly total_weight_lifted: number
}

/** The four totals of the statistics page: sessions, whole minutes, sets and kg lifted. */
export type HistoryTotals = Pick<WorkoutSummary, 'duration_minutes' | 'sets_done' | 'total_weight_lifted'> & {
  readonly sessions: number
}
