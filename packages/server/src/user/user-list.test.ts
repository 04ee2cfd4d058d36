import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Client } from '../test-kit/client.ts'
import { block, type Member, newcomer, promote, signUp } from '../test-kit/factories.ts'
import { type OwnTestApp, startTestApp } from '../test-kit/start-test-app.ts'

let testApp: OwnTestApp
let admin: Client
let people: Record<'eloise' | 'oleg' | 'admin', Member>
let unconfirmed: string

beforeAll(async () => {
  testApp = await startTestApp()
  const eloise = await newcomer(testApp, { full_name: 'Éloïse Dupré', username: 'elo.d' })
  testApp.clock.advance({ minutes: 1 })
  const oleg = await newcomer(testApp, { full_name: 'Олег Волков', username: 'oleg_200' })
  testApp.clock.advance({ minutes: 1 })
  const boss = await newcomer(testApp, { full_name: 'Zoé Chef' })
  await promote(testApp, boss.profile.id)
  testApp.clock.advance({ minutes: 1 })
  unconfirmed = (await signUp(testApp.client(), { full_name: 'Camille Roux' })).username
  people = { eloise, oleg, admin: boss }
  admin = boss.client
})

afterAll(() => testApp.close())

type Query = Parameters<typeof list>[0]
const list = (query: {
  search?: string
  role?: 'admin' | 'user'
  status?: 'active' | 'inactive' | 'blocked'
  plan?: 'Basic' | 'Trial'
  sort?: 'newest' | 'last-sign-in' | 'name'
  cursor?: string
}) => admin.call('get-users', { query })

const names = async (query: Query) => (await list(query)).items.map(({ full_name }) => full_name)

describe('the list of users', () => {
  it('shows each account as the table does, who never signed in included, and nothing secret', async () => {
    const { items, total, next } = await list({})
    expect([items.length, total, next]).toEqual([4, 4, null])
    const { profile, form } = people.eloise
    expect(items.find(({ id }) => id === profile.id)).toEqual({
      id: profile.id,
      full_name: 'Éloïse Dupré',
      email: form.email,
      username: 'elo.d',
      role: 'user',
      status: 'active',
      plan: 'Trial',
      has_second_factor: false,
      trial_ends_at: profile.trial_ends_at,
      last_sign_in_at: expect.any(String),
      created_at: expect.any(String),
    })
    expect(items.find(({ username }) => username === unconfirmed)).toMatchObject({
      status: 'inactive',
      last_sign_in_at: null,
    })
  })

  it('stands newest first, by last sign-in with those who never did at the end, or by name', async () => {
    expect(await names({})).toEqual(['Camille Roux', 'Zoé Chef', 'Олег Волков', 'Éloïse Dupré'])
    expect(await names({ sort: 'last-sign-in' })).toEqual(['Zoé Chef', 'Олег Волков', 'Éloïse Dupré', 'Camille Roux'])
    expect(await names({ sort: 'name' })).toEqual(['Camille Roux', 'Éloïse Dupré', 'Zoé Chef', 'Олег Волков'])
  })

  it.each([
    ['eloise', ['Éloïse Dupré']],
    ['DUPRE élo', ['Éloïse Dupré']],
    ['волк', ['Олег Волков']],
    ['OLEG_2', ['Олег Волков']],
    ['ch', ['Zoé Chef']],
    ['nobody at all', []],
    ["'; DROP TABLE users; --", []],
  ])(
    'finds people by name, e-mail address and username, whatever the accents and the case: %s',
    async (search, found) => {
      const sought = await list({ search })
      expect(sought.items.map(({ full_name }) => full_name)).toEqual(found)
      expect(sought.total).toBe(found.length)
      const byAddress = await list({ search: people.oleg.form.email.toUpperCase() })
      expect(byAddress.items.map(({ id }) => id)).toEqual([people.oleg.profile.id])
    },
  )

  it('finds somebody by the name they have now', async () => {
    await people.oleg.client.call('update-username', { body: { username: 'fer.volk' } })
    expect(await names({ search: 'fer volk' })).toEqual(['Олег Волков'])
    expect(await names({ search: 'oleg_200' })).toEqual([])
  })

  it('narrows to a role, a status and a plan', async () => {
    expect(await names({ role: 'admin' })).toEqual(['Zoé Chef'])
    expect(await names({ status: 'inactive' })).toEqual(['Camille Roux'])
    await block(testApp, people.eloise.profile.id)
    expect(await names({ status: 'blocked' })).toEqual(['Éloïse Dupré'])
    expect(await names({ status: 'active', plan: 'Trial' })).toEqual(['Zoé Chef', 'Олег Волков'])
    expect(await names({ plan: 'Basic' })).toEqual([])
  })
})

describe('a long list of users', () => {
  const many = 60

  beforeAll(async () => {
    const rows = `SELECT gen_random_uuid() AS id, n FROM generate_series(1, ${many}) AS n`
    await testApp.platform.database.pool.query(`
      WITH made AS (${rows}),
        accounts AS (INSERT INTO users (id, email, password_hash, created_at)
          SELECT id, 'p' || n || '@many.example', 'x', '2026-01-01T00:00:00Z' FROM made)
      INSERT INTO profiles (id, plan, full_name, username, search_text, name_key)
        SELECT id, 'Basic', 'Même Nom', 'same' || n, ' meme nom same' || n || ' p' || n || ' many example', 'meme nom' FROM made`)
  })

  it.each(['newest', 'last-sign-in', 'name'] as const)(
    'is paged through, %s, without a gap or a row twice',
    async (sort) => {
      const seen: string[] = []
      let cursor: string | null | undefined
      while (cursor !== null) {
        const page = await list({ sort, search: 'many example', ...(cursor && { cursor }) })
        expect(page.total).toBe(many)
        seen.push(...page.items.map(({ id }) => id))
        cursor = page.next
      }
      expect(seen).toHaveLength(many)
      expect(new Set(seen).size).toBe(many)
    },
  )

  it('refuses a cursor that is none, or of another order', async () => {
    const { next } = await list({ sort: 'name' })
    for (const [sort, cursor] of [
      ['newest', next ?? ''],
      ['name', 'bm9uc2Vuc2U'],
      ['newest', Buffer.from(`newest ${crypto.randomUUID()} 2026-99-99T00:00:00.000Z`).toString('base64url')],
    ] as const) {
      const { body } = await admin.send('get-users', { query: { sort, cursor } })
      expect(body).toMatchObject({ code: 'invalid-input', errors: [{ path: 'query.cursor' }] })
    }
  })
})
