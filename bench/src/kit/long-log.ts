import type pg from 'pg'
import type { Person } from './person.ts'

/** Workouts of the one who has trained for thirteen years, and sets of each. */
export const longLogWorkouts = 2_000
const setsEach = 20

/** Forty exercises, weights to the quarter, one warm-up in five, the pace of each set: the same in every run. */
const ownLog = [
  `INSERT INTO workout_history (id, user_id, program_name, duration_minutes, exercises_done, sets_done, total_weight_lifted, started_at, completed_at)
   SELECT md5(n::text)::uuid, $1, 'Séance ' || n % 5, 60, 5, ${setsEach}, 9600, at, at + interval '1 hour'
   FROM generate_series(1, ${longLogWorkouts}) AS n, LATERAL (SELECT timestamptz '2013-01-01' + n * interval '60 hours') AS t (at)`,
  `INSERT INTO workout_sets (entry_id, "order", user_id, completed_at, exercise_id, exercise_name, reps, weight, kind, at_s)
   SELECT id, n, user_id, completed_at, 'exercise-' || (n / 4 + seq) % 40, 'Exercice ' || (n / 4 + seq) % 40, n % 12 + 1,
     (seq % 400) / 4.0 + n, CASE WHEN n % 5 = 0 THEN 'warmup' END, n * 150
   FROM workout_history CROSS JOIN generate_series(0, ${setsEach - 1}) AS n WHERE user_id = $1`,
]

/** Gives a person the log of many years, past the programming interface. */
export const addLongLog = async (pool: pg.Pool, person: Person): Promise<void> => {
  for (const statement of ownLog) await pool.query(statement, [person.id])
  await pool.query('VACUUM ANALYZE workout_history, workout_sets')
}
