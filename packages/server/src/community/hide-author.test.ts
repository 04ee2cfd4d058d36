import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { publish } from '../test-kit/community.ts'
import { type Member, newcomer } from '../test-kit/factories.ts'
import { meetAt } from '../test-kit/meet-at.ts'
import { type OwnTestApp, startTestApp } from '../test-kit/start-test-app.ts'

let testApp: OwnTestApp
let author: Member
let published: Awaited<ReturnType<typeof publish>>

beforeAll(async () => {
  testApp = await startTestApp({ library: true })
  author = await newcomer(testApp)
  published = await publish(author)
})

afterAll(() => testApp.close())

const titles = async ({ client }: Member) =>
  (await client.call('get-public-programs', { query: {} })).items.map(({ creator_name }) => creator_name)

describe('hiding an author', () => {
  it('takes their posts out of one’s own list alone, until they are shown again', async () => {
    const [reader, other] = [await newcomer(testApp), await newcomer(testApp)]
    const params = { id: author.profile.id }
    await reader.client.call('hide-author', { params })
    await reader.client.call('hide-author', { params })
    expect([await titles(reader), await titles(other)]).toEqual([[], [author.profile.username]])
    const hidden = {
      user_id: author.profile.id,
      username: author.profile.username,
      hidden_at: new Date(testApp.clock.now()).toISOString(),
    }
    expect((await reader.client.call('get-hidden-authors')).items).toEqual([hidden])
    expect((await reader.client.call('export-user-data', { body: {} })).hidden_authors).toEqual([hidden])
    await reader.client.call('show-author', { params })
    expect(await titles(reader)).toEqual([author.profile.username])
    expect((await reader.client.refusal('show-author', { params })).code).toBe('not-found')
  })

  it('leaves the link of a post as it is: who follows one wants to see that post', async () => {
    const reader = await newcomer(testApp)
    const params = { id: author.profile.id }
    await reader.client.call('hide-author', { params })
    const { id, title } = published.post
    expect(await reader.client.call('get-post', { params: { id } })).toMatchObject({ id, title })
    await reader.client.call('show-author', { params })
  })

  it('shows their names without what turns text, and to those alone who may read posts', async () => {
    const reader = await newcomer(testApp)
    const params = { id: author.profile.id }
    await reader.client.call('hide-author', { params })
    const { pool } = testApp.platform.database
    const rename = (name: string) => pool.query('UPDATE profiles SET username = $1 WHERE id = $2', [name, params.id])
    await rename('Dos\u202ekciN')
    expect((await reader.client.call('get-hidden-authors')).items.map(({ username }) => username)).toEqual(['DoskciN'])
    await rename(author.profile.username)
    await reader.client.call('cancel-plan', { body: {} })
    expect((await reader.client.refusal('get-hidden-authors')).code).toBe('premium-required')
    expect((await reader.client.refusal('hide-author', { params })).code).toBe('premium-required')
    await reader.client.call('show-author', { params })
  })

  it('takes an id in capitals for the same', async () => {
    const reader = await newcomer(testApp)
    const params = { id: author.profile.id.toUpperCase() }
    await reader.client.call('hide-author', { params })
    await reader.client.call('hide-author', { params })
    expect(await titles(reader)).toEqual([])
    await reader.client.call('show-author', { params })
    const own = { params: { id: reader.profile.id.toUpperCase() } }
    expect((await reader.client.refusal('hide-author', own)).code).toBe('own-post')
  })

  it('is refused for oneself, for who has no post, beyond 500, for nonsense, and who is signed out', async () => {
    const [reader, silent] = [await newcomer(testApp), await newcomer(testApp)]
    const code = async (id: string, { client } = reader) =>
      (await client.refusal('hide-author', { params: { id } })).code
    expect(await code(reader.profile.id)).toBe('own-post')
    expect(await code(silent.profile.id)).toBe('not-found')
    expect(await code(crypto.randomUUID())).toBe('not-found')
    expect((await reader.client.send('hide-author', { params: { id: 'x' } })).status).toBe(400)
    expect((await testApp.client().refusal('get-hidden-authors')).code).toBe('signed-out')
    const { pool } = testApp.platform.database
    await pool.query(
      `WITH made AS (INSERT INTO users (id, email, password_hash)
         SELECT gen_random_uuid(), 'h' || n || '@x.example', '' FROM generate_series(1, 500) AS n RETURNING id)
       INSERT INTO hidden_authors SELECT $1, id, now() FROM made`,
      [reader.profile.id],
    )
    expect(await code(author.profile.id)).toBe('hidden-authors-full')
  })

  it('is told that there is no such author where their account goes at that moment', async () => {
    const [reader, leaving] = [await newcomer(testApp), await newcomer(testApp)]
    await publish(leaving)
    const { id } = leaving.profile
    const statuses = await meetAt(
      testApp.platform.database.pool,
      { text: 'SELECT FROM posts WHERE user_id = $1 FOR UPDATE', values: [id] },
      () => leaving.client.send('delete-user-account', { body: {} }),
      () => reader.client.send('hide-author', { params: { id } }),
    )
    expect(statuses).toEqual([204, 404])
  })
})
