import type { ServerProcess } from '@fonte/server/test-kit/server-process'
import type pg from 'pg'
import type { Measurement } from '../kit/measurement.ts'
import { withServer } from '../kit/own-server.ts'
import { joinFonte, type Person } from '../kit/person.ts'
import { withDatabase } from '../kit/statements.ts'
import { growthFigure, timesOf } from './growth-figure.ts'

/** Accounts in the small database. */
const few = 1_000

const callsATurn = 40
const turns = 6

/** What the page of users asks for; one account in a thousand has the rare word. */
const paths: Readonly<Record<string, string>> = {
  'first page': '/api/admin/users',
  'by last login': '/api/admin/users?sort=last-sign-in',
  'by name': '/api/admin/users?sort=name',
  'rare word': '/api/admin/users?search=zanzibar7',
  'common word': '/api/admin/users?search=dupont',
  'no match': '/api/admin/users?search=nobodyatall',
  administrators: '/api/admin/users?role=admin',
  blocked: '/api/admin/users?status=blocked',
  'inactive, nobody': '/api/admin/users?status=inactive',
  plan: '/api/admin/users?plan=Premium',
}

/** Adds accounts until there are so many; the few rare ones are the same number in both databases. */
const addAccounts = async (pool: pg.Pool, accounts: number): Promise<void> => {
  await pool.query(
    `WITH made AS (SELECT gen_random_uuid() AS id, n FROM generate_series(1, $1::integer) AS n),
      rows AS (INSERT INTO users (id, email, password_hash, confirmed_at, blocked_at, last_sign_in_at, last_seen_at, created_at)
        SELECT id, 'person' || n || '@many.example', 'x', now(), CASE WHEN n <= 20 THEN now() END,
          now() - n * interval '1 minute', now(), now() - n * interval '7 minutes' FROM made)
    INSERT INTO profiles (id, plan, full_name, username, search_text, name_key)
      SELECT id, CASE WHEN n <= 30 THEN 'Premium' ELSE 'Basic' END, 'Camille Dupont ' || n, 'camille' || n,
        ' camille dupont ' || n || ' camille' || n || CASE WHEN n <= 20 THEN ' zanzibar7' ELSE '' END || ' person' || n || ' many example',
        'camille dupont ' || n FROM made`,
    [accounts],
  )
  // New rows wait in the list of the trigram index until a vacuum, as they do after any import.
  await pool.query('VACUUM ANALYZE users, profiles')
}

const settle = async (server: ServerProcess, pool: pg.Pool, accounts: number): Promise<Person> => {
  const person = await joinFonte(server.url)
  await pool.query("UPDATE profiles SET role = 'admin'")
  await addAccounts(pool, accounts)
  await pool.query("UPDATE sessions SET access_expires_at = access_expires_at + interval '1 day'")
  return person
}

/** What a page of the list of users costs, its total included, with so many accounts instead of a thousand. */
export const measureUsers = (accounts: number): Promise<Measurement[]> =>
  withServer((little) =>
    withServer((much) =>
      withDatabase(little.databaseUrl(), (fewRows) =>
        withDatabase(much.databaseUrl(), async (manyRows) => {
          const small = await settle(little, fewRows, few)
          const large = await settle(much, manyRows, accounts)
          const figures: Measurement[] = []
          for (const [name, path] of Object.entries(paths)) {
            const timesIn = (person: Person) => timesOf(callsATurn, () => person.get(path))
            figures.push(await growthFigure(`users, ${name}`, { small, large }, turns, timesIn))
          }
          return figures
        }),
      ),
    ),
  )
