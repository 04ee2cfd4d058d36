/** One recorded set of a past workout, in the order it was done (from 0); the name is the exercise's at that time. */
export type WorkoutSet = {
  readonly order: number
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

/** A workout in the history; times in epoch ms. Entries from before sets were kept have no program, start or sets. */
export type WorkoutHistoryEntry = WorkoutSummary & {
  readonly id: string
  readonly user_id: string
  readonly program_id: string | null
  readonly program_name: string
  readonly started_at: number | null
  readonly completed_at: number
  readonly sets: readonly WorkoutSet[]
}
