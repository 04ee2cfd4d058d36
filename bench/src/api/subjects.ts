/** What browsers say that they take. */
export const browserHeaders = { 'accept-encoding': 'gzip, deflate, br, zstd' }

/** One kind of call, and what it must cost at most (ms of CPU, server and database together). */
export interface Subject {
  readonly name: string
  readonly path: string
  readonly cpuBar?: number
  /** The least share of a bare server's calls a second. */
  readonly shareBar?: number
  /** Makes everybody's answer another one. */
  readonly change?: string
}

/** What anything unchanged must cost at most (ms). */
export const unchangedBar = 0.3

export const subjects: readonly Subject[] = [
  {
    name: 'get-programs (20 own)',
    path: '/api/programs',
    cpuBar: 1,
    shareBar: 0.5,
    change: 'UPDATE programs SET updated_at = clock_timestamp() WHERE user_id IS NOT NULL',
  },
  {
    name: 'get-workout-history (a page of 300)',
    path: '/api/workout-history',
    cpuBar: 0.4,
    shareBar: 0.5,
    change: `INSERT INTO workout_history (id, user_id, program_name, duration_minutes, exercises_done, sets_done,
        total_weight_lifted, completed_at)
      SELECT DISTINCT ON (user_id) gen_random_uuid(), user_id, program_name, duration_minutes, exercises_done, sets_done,
        total_weight_lifted, now() FROM workout_history ORDER BY user_id, completed_at DESC`,
  },
  { name: 'get-predefined-programs', path: '/api/predefined-programs' },
  { name: 'get-exercises', path: '/api/exercises?form=short' },
]
