import type pg from 'pg'
import { rareWordOfRow } from './rare-word.ts'

/** A number below `most` for each row and purpose: the same at every run. */
const pick = (purpose: string, most: number) =>
  `(('x' || substr(md5('${purpose} ' || n), 1, 7))::bit(28)::int % ${most})`

/** Of the words of a title, so many are common; a rare word stands in 40 posts, however many there are. */
const commonWords = "ARRAY['force', 'volume', 'dos', 'jambes', 'haut', 'bas', 'lourd', 'maison']"

const title = `(${commonWords})[1 + ${pick('first', 8)}] || ' ' || (${commonWords})[1 + ${pick('second', 8)}] || ' ' || ${rareWordOfRow('($1::int / 40)')}`

const text = `${title} || ' seance ' || n || ' other ' || n % GREATEST($1::int / 2, 1) || ' developpe couche bench press squat'`

const authors = [
  `INSERT INTO users (id, email, password_hash, confirmed_at)
   SELECT md5('author ' || n)::uuid, 'author-' || n || '@lifters.example', 'none', now()
   FROM generate_series(0, GREATEST($1::int / 2, 1) - 1) AS n`,
  `INSERT INTO profiles (id, plan, full_name, username)
   SELECT id, 'Premium', 'Someone else', split_part(email, '@', 1) FROM users WHERE email LIKE 'author-%' AND $1::int > 0`,
]

/** Posts written at once: a connection that is silent for long is taken for dead. */
const batch = 5_000

/** Rows $2 to $3. */
const posts = [
  `INSERT INTO programs (id, user_id, name)
   SELECT md5('program ' || n)::uuid, md5('author ' || n % GREATEST($1::int / 2, 1))::uuid, 'Séance ' || n
   FROM generate_series($2::int, $3::int) AS n`,
  `INSERT INTO posts (id, user_id, program_id, title, message, created_at, work, set_count, facets, names_text, search_text)
   SELECT md5('post ' || n)::uuid, md5('author ' || n % GREATEST($1::int / 2, 1))::uuid, md5('program ' || n)::uuid,
     ${title}, 'Monter quand tout passe.', timestamptz '2026-01-01' + n * interval '1 minute',
     '[{"exercise_id":"predefined-développé-couché","muscle_group_id":"pectoraux","muscle_ids":[],"set_count":4}]', 4,
     ARRAY['group pectoraux', 'length short'], ' ' || ${title}, ' ' || ${text}
   FROM generate_series($2::int, $3::int) AS n`,
  `INSERT INTO post_figures (post_id, rating_sum, rating_count, copy_count)
   SELECT md5('post ' || n)::uuid, count * (1 + ${pick('rating', 5)}), count, ${pick('copies', 300)}
   FROM generate_series($2::int, $3::int) AS n CROSS JOIN LATERAL (SELECT ${pick('raters', 40)} AS count) AS raters WHERE $1::int > 0`,
]

/** Fills the community with so many posts of half as many authors: the same rows at every run. */
export const addPosts = async (pool: pg.Pool, count: number): Promise<void> => {
  const client = await pool.connect()
  await client.query('SET statement_timeout = 0')
  // Figures are given here, and nobody is there to be told.
  await client.query('ALTER TABLE posts DISABLE TRIGGER USER')
  for (const statement of authors) await client.query(statement, [count])
  for (let first = 1; first <= count; first += batch) {
    const last = Math.min(count, first + batch - 1)
    for (const statement of posts) await client.query(statement, [count, first, last])
  }
  await client.query('ALTER TABLE posts ENABLE TRIGGER USER')
  await client.query('VACUUM ANALYZE')
  client.release(true)
}
