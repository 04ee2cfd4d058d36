import type pg from 'pg'

/** Entries of one person: three workouts a week for three years. */
const entriesEach = 500

/** Programs of one person. */
const programsEach = 20

const statements = [
  `INSERT INTO users (id, email, password_hash, confirmed_at)
   SELECT gen_random_uuid(), 'other-' || n || '@lifters.example', 'none', now() FROM generate_series(1, $1::int) AS n`,
  `INSERT INTO profiles (id, plan, full_name, username)
   SELECT id, 'Basic', 'Someone else', split_part(email, '@', 1) FROM users WHERE email LIKE 'other-%'`,
  `INSERT INTO programs (id, user_id, name)
   SELECT gen_random_uuid(), users.id, 'Séance ' || n
   FROM users CROSS JOIN generate_series(1, $1::int) AS n WHERE email LIKE 'other-%'`,
  `INSERT INTO program_exercises (program_id, exercise_id, "order", default_rest, sets)
   SELECT programs.id, chosen.id, chosen.place, 90, '[{"reps":8,"weight":60,"rest":90}]'
   FROM programs CROSS JOIN (SELECT id, row_number() OVER (ORDER BY id) AS place FROM exercises LIMIT 4) AS chosen
   WHERE programs.name LIKE 'Séance %' AND NOT EXISTS (SELECT FROM program_exercises WHERE program_id = programs.id)`,
  `INSERT INTO workout_history (id, user_id, program_name, duration_minutes, exercises_done, sets_done,
     total_weight_lifted, started_at, completed_at)
   SELECT gen_random_uuid(), users.id, 'Séance', 50, 2, 2, 960, now() - n * interval '2 days',
     now() - n * interval '2 days'
   FROM users CROSS JOIN generate_series(1, $1::int) AS n WHERE email LIKE 'other-%'`,
  `INSERT INTO workout_sets (entry_id, "order", user_id, completed_at, exercise_id, exercise_name, reps, weight)
   SELECT entry.id, chosen.place, user_id, completed_at, chosen.id, chosen.name, 8, 60
   FROM workout_history AS entry
   CROSS JOIN (SELECT id, name, row_number() OVER (ORDER BY id) + 1 AS place FROM exercises LIMIT 2) AS chosen
   WHERE NOT EXISTS (SELECT FROM workout_sets WHERE entry_id = entry.id)`,
]

/** Fills the database with `entries` finished workouts of other people, their sets and their programs. */
export const addOtherPeople = async (pool: pg.Pool, entries: number): Promise<void> => {
  const people = Math.max(1, Math.ceil(entries / entriesEach))
  const values: Readonly<Record<number, number>> = { 0: people, 2: programsEach, 4: Math.min(entries, entriesEach) }
  const client = await pool.connect()
  await client.query('SET statement_timeout = 0')
  for (const [index, statement] of statements.entries()) {
    await client.query(statement, index in values ? [values[index]] : [])
  }
  await client.query('VACUUM ANALYZE')
  client.release(true)
}
