import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { publish } from '../../test-kit/community.ts'
import { type Member, newcomer, signIn } from '../../test-kit/factories.ts'
import { type OwnTestApp, startTestApp } from '../../test-kit/start-test-app.ts'

let testApp: OwnTestApp
let reader: Member

const [newer, older] = [3_100, 6_000]

beforeAll(async () => {
  testApp = await startTestApp({ library: true })
  reader = await newcomer(testApp)
  const { program } = await publish(reader, { title: 'Жим лёжа' })
  await testApp.platform.database.pool.query(
    `INSERT INTO posts (id, user_id, program_id, title, created_at, names_text, search_text)
     SELECT gen_random_uuid(), $1, $2, 'Série', timestamptz '2026-01-01' + n * interval '1 minute', ' serie',
       CASE WHEN n > $4::integer THEN ' licorne' ELSE ' okapi' END
     FROM generate_series(1, $3::integer + $4::integer) AS n`,
    [reader.profile.id, program.id, newer, older],
  )
})

afterAll(() => testApp.close())

const list = (query: { search: string; sort?: 'newest' | 'rated'; cursor?: string | undefined }) =>
  reader.client.call('get-public-programs', { query })

describe('a search that begins behind all that matches', () => {
  it('reads a bounded number of posts, and says where it goes on', async () => {
    const { rows } = await testApp.platform.database.pool.query(
      "SELECT id, created_at FROM posts WHERE search_text = ' licorne' ORDER BY created_at LIMIT 1",
    )
    const place = `newest ${rows[0].created_at.toISOString()} ${rows[0].id}`
    const first = await list({ search: 'licorne', cursor: Buffer.from(place).toString('base64url') })
    expect([first.items, first.next]).toEqual([[], expect.any(String)])
    const second = await list({ search: 'licorne', cursor: first.next ?? undefined })
    expect([second.items, second.next]).toEqual([[], null])
  })

  it('finds each post once where it goes on, also in another order', async () => {
    const found = new Set<string>()
    let cursor: string | null | undefined
    let pages = 0
    do {
      const { items, next } = await list({ search: 'okapi', sort: 'rated', ...(cursor && { cursor }) })
      for (const { id } of items) found.add(id)
      cursor = next
      pages += 1
    } while (cursor && pages < 20)
    expect(found.size).toBeGreaterThan(200)
    expect(found.size).toBe(pages * 24)
  })
})

it('a page keeps the order of the list, and leaves nothing out, however the database joins the tables', async () => {
  const { pool } = testApp.platform.database
  const { rows } = await pool.query('SELECT current_database() AS name')
  for (const setting of ['enable_nestloop', 'enable_mergejoin']) {
    await pool.query(`ALTER DATABASE ${rows[0].name} SET ${setting} = off`)
  }
  await pool.query(
    `INSERT INTO users (id, email, password_hash) SELECT gen_random_uuid(), n || '@many.example', 'none'
     FROM generate_series(1, 5000) AS n`,
  )
  await pool.query('ANALYZE users, posts')
  const author = await newcomer(testApp)
  const titles = Array.from({ length: 26 }, (_, count) => `Perpétuel ${count}`)
  for (const title of titles) {
    testApp.clock.advance({ seconds: 1 })
    await publish(author, { title })
  }
  const sameData = await testApp.another()
  const client = sameData.client()
  await signIn(client, author.form)
  const first = await client.call('get-public-programs', { query: { search: 'perpetuel' } })
  const second = await client.call('get-public-programs', { query: { search: 'perpetuel', cursor: first.next ?? '' } })
  await sameData.close()
  expect([...first.items, ...second.items].map(({ title }) => title)).toEqual(titles.toReversed())
})

it('a word of another alphabet is one that the index knows', async () => {
  const { rows } = await testApp.platform.database.pool.query(
    'SELECT cardinality(show_trgm(names_text)) AS known FROM posts WHERE title = $1',
    ['Жим лёжа'],
  )
  expect(rows[0].known).toBeGreaterThan(20)
  expect((await list({ search: 'лежа' })).items.map(({ title }) => title)).toEqual(['Жим лёжа'])
})
