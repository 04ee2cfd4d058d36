import { afterAll, beforeAll, expect, it } from 'vitest'
import { recordStatements } from '../test-kit/count-statements.ts'
import { type Member, newcomer } from '../test-kit/factories.ts'
import { newAdmin } from '../test-kit/library.ts'
import { type OwnTestApp, startTestApp } from '../test-kit/start-test-app.ts'

let testApp: OwnTestApp
let admin: Member

beforeAll(async () => {
  testApp = await startTestApp()
  admin = await newAdmin(testApp)
  await newcomer(testApp, { full_name: '李 小龍' })
})

afterAll(() => testApp.close())

/** How PostgreSQL carries out those statements of `work` that read `table`, where it would rather not read all of it. */
const plansOf = async (table: string, work: () => Promise<unknown>) => {
  const { pool } = testApp.platform.database
  const sent = (await recordStatements(pool, work)).filter(({ text }) => text.includes(table))
  const client = await pool.connect()
  try {
    await client.query('BEGIN; SET LOCAL enable_seqscan = off; SET LOCAL enable_indexscan = off')
    const plans: string[] = []
    for (const { text, values } of sent) {
      const { rows } = await client.query<{ 'QUERY PLAN': string }>(`EXPLAIN ${text}`, [...values])
      plans.push(rows.map((row) => row['QUERY PLAN']).join('\n'))
    }
    return plans
  } finally {
    await client.query('ROLLBACK')
    client.release()
  }
}

it.each([
  ['волков', 'profiles_search'],
  ['李', 'profiles_search'],
  ['camille', 'profiles_search'],
])('people are searched through an index, in any alphabet: %s', async (search, index) => {
  const plans = await plansOf('search_text', () => admin.client.call('get-users', { query: { search } }))
  expect(plans).toHaveLength(2)
  for (const plan of plans) expect(plan).toMatch(new RegExp(`Bitmap Index Scan on ${index}\\b`))
})

it('people are found by two characters of a name in another alphabet', async () => {
  for (const search of ['李', '小龍', '李 小']) {
    const { items } = await admin.client.call('get-users', { query: { search } })
    expect(items.map(({ full_name }) => full_name)).toEqual(['李 小龍'])
  }
  expect((await admin.client.call('get-users', { query: { search: '龍小' } })).items).toEqual([])
})

it('people who have not been here for long are found through an index', async () => {
  const plans = await plansOf('active_day', () => admin.client.call('get-users', { query: { status: 'inactive' } }))
  expect(plans).toHaveLength(2)
  for (const plan of plans) expect(plan).toContain('users_active_day')
})

it.each([
  ['привет', 'reports_search'],
  ['figé', 'reports_search'],
])('tickets are searched through an index, in any alphabet: %s', async (search, index) => {
  const plans = await plansOf('search_text', () => admin.client.call('get-reports', { query: { search } }))
  expect(plans[0]).toMatch(new RegExp(`Bitmap Index Scan on ${index}\\b`))
})

it('a filter that few people meet is not looked for in the order of the list, also by a plan that is kept', async () => {
  const { pool } = testApp.platform.database
  await pool.query(`
    WITH made AS (SELECT gen_random_uuid() AS id, n FROM generate_series(1, 3000) AS n),
      accounts AS (INSERT INTO users (id, email, password_hash, confirmed_at, created_at, last_seen_at)
        SELECT id, 'p' || n || '@plans.example', 'x', now(), now() - n * interval '1 minute', now() FROM made)
    INSERT INTO profiles (id, plan, full_name, username, search_text, name_key)
      SELECT id, 'Basic', 'Même Nom', 'plans' || n, ' meme nom', 'meme nom' FROM made`)
  await pool.query('ANALYZE users, profiles')
  const client = await pool.connect()
  try {
    await client.query('SET plan_cache_mode = force_generic_plan')
    const queries = [{ status: 'blocked' }, { plan: 'Premium' }, { role: 'admin' }] as const
    for (const [index, query] of queries.entries()) {
      const sent = await recordStatements(pool, () => admin.client.call('get-users', { query }))
      const list = sent.find(({ text }) => text.includes('name_key'))
      expect(list?.values).toEqual([])
      await client.query(`PREPARE list_${index} AS ${list?.text}`)
      const { rows } = await client.query<{ 'QUERY PLAN': string }>(`EXPLAIN EXECUTE list_${index}`)
      expect(rows.map((row) => row['QUERY PLAN']).join('\n')).not.toContain('users_created')
    }
  } finally {
    client.release(true)
  }
})
