import type pg from 'pg'
import { rareWordOfRow } from './rare-word.ts'

/** A number below `most` for each row and purpose: the same at every run. */
const pick = (purpose: string, most: number) =>
  `(('x' || substr(md5('${purpose} ' || n), 1, 7))::bit(28)::int % ${most})`

/** How many tickets share a rare word: as many in a small service as in a large one. */
const ticketsOfAWord = 20

/** One word of four stands in each ticket, and a rare word; $3 is how many rare words there are. */
const content = `'le minuteur ' || (ARRAY['sonne', 'saute', 'ralentit', 'disparait'])[1 + ${pick('word', 4)}] || ' ' || ${rareWordOfRow('$3::int')} || ' seance ' || n`

const people = [
  `INSERT INTO users (id, email, password_hash, confirmed_at, created_at)
   SELECT md5('author ' || n)::uuid, 'author-' || n || '@lifters.example', 'none', now(),
     now() - ${pick('joined', 700)} * interval '1 day'
   FROM generate_series(1, $1::int) AS n`,
  `INSERT INTO profiles (id, plan, full_name, username, lang)
   SELECT md5('author ' || n)::uuid, 'Basic', 'Someone else', 'author-' || n, CASE ${pick('lang', 8)} WHEN 0 THEN 'en' ELSE 'fr' END
   FROM generate_series(1, $1::int) AS n`,
  `INSERT INTO active_people
   SELECT (now() AT TIME ZONE 'Europe/Paris')::date - ${pick('day', 30)}, md5('author ' || n)::uuid FROM generate_series(1, $1::int) AS n`,
  `INSERT INTO workout_history (id, user_id, program_name, duration_minutes, exercises_done, sets_done,
     total_weight_lifted, completed_at, created_at)
   SELECT md5('workout ' || n)::uuid, md5('author ' || n)::uuid, 'Séance', 60, 5, 15, 5000, at, at
   FROM generate_series(1, $1::int) AS n CROSS JOIN LATERAL (SELECT now() - ${pick('done', 300)} * interval '1 day' AS at) AS done`,
]

/** Rows $1 to $2. */
const tickets = `INSERT INTO reports (id, user_id, report_type, status, content, user_username, user_email, created_at, search_text)
   SELECT md5('ticket ' || n)::uuid, md5('author ' || n)::uuid, (ARRAY['Bug', 'Idée'])[1 + n % 2],
     (ARRAY['Ouvert', 'En cours', 'Fermé'])[1 + ${pick('status', 3)}], ${content}, 'author-' || n, 'author-' || n || '@lifters.example',
     timestamptz '2026-01-01' + n * interval '1 minute', ' author ' || n || ' author ' || n || ' lifters example ' || ${content}
   FROM generate_series($1::int, $2::int) AS n`

/** Tickets written at once: a connection that is silent for long is taken for dead. */
const batch = 5_000

/** Fills a service with so many accounts, each with a workout, a day on which they were here and a ticket. */
export const addAccountsWithTickets = async (pool: pg.Pool, count: number): Promise<void> => {
  const client = await pool.connect()
  await client.query('SET statement_timeout = 0')
  // What is counted as it changes goes on; nobody is there to be told the rest.
  for (const table of ['workout_history', 'reports']) await client.query(`ALTER TABLE ${table} DISABLE TRIGGER USER`)
  await client.query('ALTER TABLE reports ENABLE TRIGGER report_counted')
  for (const statement of people) await client.query(statement, [count])
  for (let first = 1; first <= count; first += batch) {
    await client.query(tickets, [first, Math.min(count, first + batch - 1), Math.ceil(count / ticketsOfAWord)])
  }
  for (const table of ['workout_history', 'reports']) await client.query(`ALTER TABLE ${table} ENABLE TRIGGER USER`)
  for (const job of ['add-up-counts', 'keep-days']) await client.query('SELECT graphile_worker.add_job($1)', [job])
  await client.query('VACUUM ANALYZE')
  client.release(true)
}

/** Waits until the jobs of the hour have counted the days that are over. */
export const daysAreCounted = async (pool: pg.Pool): Promise<void> => {
  const { rows } = await pool.query('SELECT count(*)::integer AS days FROM day_figures')
  if (rows[0].days >= 29) return
  await new Promise((resolve) => setTimeout(resolve, 200))
  return daysAreCounted(pool)
}
