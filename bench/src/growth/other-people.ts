import type pg from 'pg'

/** Entries of one person: three workouts a week for three years. */
const entriesEach = 500

/** Programs of one person. */
const programsEach = 20

const people = [
  `INSERT INTO users (id, email, password_hash, confirmed_at)
   SELECT gen_random_uuid(), 'other-' || n || '@lifters.example', 'none', now() FROM generate_series(1, $1::int) AS n`,
  `INSERT INTO profiles (id, plan, full_name, username)
   SELECT id, 'Basic', 'Someone else', split_part(email, '@', 1) FROM users WHERE email LIKE 'other-%'`,
]

const programs = [
  `INSERT INTO programs (id, user_id, name)
   SELECT gen_random_uuid(), users.id, 'Séance ' || n
   FROM users CROSS JOIN generate_series(1, $1::int) AS n WHERE email LIKE 'other-%'`,
  `INSERT INTO program_exercises (program_id, exercise_id, "order", default_rest, sets)
   SELECT programs.id, chosen.id, chosen.place, 90, '[{"reps":8,"weight":60,"rest":90}]'
   FROM programs CROSS JOIN (SELECT id, row_number() OVER (ORDER BY id) AS place FROM exercises LIMIT 4) AS chosen
   WHERE programs.name LIKE 'Séance %' AND NOT EXISTS (SELECT FROM program_exercises WHERE program_id = programs.id)`,
]

const workouts = `
  INSERT INTO workout_history (id, user_id, program_name, duration_minutes, exercises_done, sets_done,
    total_weight_lifted, started_at, completed_at, seq)
  SELECT gen_random_uuid(), users.id, 'Séance', 50, $2::int, $2::int, 480 * $2::int, now() - n * interval '2 days',
    now() - n * interval '2 days', n
  FROM users CROSS JOIN generate_series(1, $1::int) AS n WHERE email LIKE 'other-%'`

const clocks = `
  UPDATE training_clock SET seq = $1 FROM users WHERE users.id = user_id AND email LIKE 'other-%'`

const sets = `
  INSERT INTO workout_sets (entry_id, "order", user_id, completed_at, exercise_id, exercise_name, reps, weight)
  SELECT entry.id, chosen.place, user_id, completed_at, chosen.id, chosen.name, 8, 60
  FROM workout_history AS entry JOIN users ON users.id = user_id AND email LIKE 'other-%'
  CROSS JOIN (SELECT id, name, row_number() OVER (ORDER BY id) AS place FROM exercises LIMIT $1) AS chosen`

/** How a table is kept in order: what PostgreSQL does for each row of it. */
interface Kept {
  readonly drop: string
  readonly add: string
}

/** Fills the table while none of its rows is indexed or looked up, which is many times as fast as row by row. */
const inBulk = async (client: pg.PoolClient, table: string, fill: () => Promise<unknown>): Promise<void> => {
  const { rows: kept } = await client.query<Kept>(
    `SELECT format('ALTER TABLE %s DROP CONSTRAINT %I', conrelid::regclass, conname) AS drop,
       format('ALTER TABLE %s ADD CONSTRAINT %I %s', conrelid::regclass, conname, pg_get_constraintdef(oid)) AS add
     FROM pg_constraint WHERE conrelid = $1::text::regclass AND contype IN ('p', 'f')
     UNION ALL
     SELECT format('DROP INDEX %I', indexname), indexdef FROM pg_indexes
     WHERE tablename = $1::text AND indexname NOT IN (SELECT conname FROM pg_constraint)`,
    [table],
  )
  for (const { drop } of kept) await client.query(drop)
  await fill()
  for (const { add } of kept) await client.query(add)
}

/** Fills the database with `entries` finished workouts of other people, their sets and their programs. */
export const addOtherPeople = async (pool: pg.Pool, entries: number, setsEach = 2): Promise<void> => {
  const each = Math.min(entries, entriesEach)
  const client = await pool.connect()
  await client.query("SET statement_timeout = 0; SET maintenance_work_mem = '256MB'")
  for (const statement of people) {
    await client.query(statement, statement.includes('$1') ? [Math.max(1, Math.ceil(entries / entriesEach))] : [])
  }
  for (const statement of programs) await client.query(statement, statement.includes('$1') ? [programsEach] : [])
  // Their numbers are given here: the triggers would take them one by one.
  await client.query('ALTER TABLE workout_history DISABLE TRIGGER USER')
  await client.query(workouts, [each, setsEach])
  await client.query(clocks, [each])
  await client.query('ALTER TABLE workout_history ENABLE TRIGGER USER')
  await inBulk(client, 'workout_sets', () => client.query(sets, [setsEach]))
  await client.query('VACUUM ANALYZE')
  client.release(true)
}

/**
 * Puts workouts and sets on disk in the order of their time, as they come in: those of one person lie scattered among those of
 * all others.
 */
export const scatterByTime = async (pool: pg.Pool): Promise<void> => {
  for (const table of ['workout_history', 'workout_sets']) {
    await pool.query(`CREATE INDEX by_time ON ${table} (completed_at)`)
    await pool.query(`CLUSTER ${table} USING by_time`)
    await pool.query('DROP INDEX by_time')
  }
  await pool.query('VACUUM ANALYZE workout_history, workout_sets')
}
