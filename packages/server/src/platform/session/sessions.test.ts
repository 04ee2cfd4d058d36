import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { countStatements } from '../../test-kit/count-statements.ts'
import { newcomer } from '../../test-kit/factories.ts'
import { type OwnTestApp, startTestApp } from '../../test-kit/start-test-app.ts'
import { storedLimits } from '../limits/stored-limits.ts'
import type { Grant } from './grant.ts'
import { accessLife, grace, lateCookies } from './rotation.ts'
import { createSessions, type Sessions } from './sessions.ts'

let testApp: OwnTestApp
let sessions: Sessions
let userId: string
/** The server's clock (epoch ms). */
let now: number

beforeAll(async () => {
  testApp = await startTestApp()
  const { calendar, config, database } = testApp.platform
  const ownKeys = { ...config, sessionKeys: [Buffer.alloc(32, 1)] as const }
  sessions = createSessions(database, ownKeys, () => now, calendar.dayOf)
})

beforeEach(async () => {
  userId = (await newcomer(testApp)).profile.id
  now = testApp.clock.now()
  await query('DELETE FROM sessions WHERE user_id = $1', userId)
})

afterAll(() => testApp.close())

const query = async (text: string, ...values: unknown[]) =>
  (await testApp.platform.database.pool.query(text, values)).rows

const mark = 'the mark of this browser'

const open = (changes: { readonly remember?: boolean; readonly agent?: string } = {}): Promise<Grant> =>
  testApp.platform.database.transaction((writer) =>
    sessions.open(userId, { remember: true, agent: 'Firefox', mark, ...changes }, writer),
  )

const renew = async ({ refresh }: Grant, by: string | undefined = mark): Promise<Grant> => {
  const next = await sessions.refresh({ refresh, mark: by })
  if (!('access' in next)) throw new Error('the session has ended')
  return next
}

const isKnown = async ({ access }: Grant) => (await sessions.authenticate(access)) !== null

describe('an access token', () => {
  it('names its holder, as long as it lasts', async () => {
    const granted = await open()
    expect(granted).toMatchObject({ userId, remember: true, accessEndsAt: now + accessLife })
    expect(await sessions.authenticate(granted.access)).toMatchObject({
      id: userId,
      role: 'user',
      accessEndsAt: now + accessLife,
      revision: { reset_at_number: 0 },
      versions: { exercises: null, library: expect.any(String), programs: expect.any(String) },
    })
    now += accessLife - 1
    expect(await isKnown(granted)).toBe(true)
    now += 1
    expect(await isKnown(granted)).toBe(false)
  })

  it('names nobody when it is a stranger’s, of another session, or none', async () => {
    const [granted, other] = [await open(), await open()]
    const [id, secret] = [granted.access.split('.')[0], other.access.split('.')[1]]
    for (const access of [undefined, 'x', `${id}.${secret}`, granted.refresh]) {
      expect(await sessions.authenticate(access)).toBeNull()
    }
  })

  it('names its own holder among all who call at the same moment, and nobody where it has ended', async () => {
    const others = await Promise.all(Array.from({ length: 9 }, () => newcomer(testApp)))
    const ids = others.map(({ profile }) => profile.id)
    const start = { remember: true, agent: 'Firefox', mark }
    const { database } = testApp.platform
    const granted = await Promise.all(
      ids.map((id) => database.transaction((writer) => sessions.open(id, start, writer))),
    )
    const ended = granted[3]
    await sessions.end({ access: ended?.access, refresh: undefined })
    for (const { access } of granted) await sessions.authenticate(access)
    const sameMoment = () => Promise.all(granted.map(({ access }) => sessions.authenticate(access)))
    const callers = await sameMoment()
    expect(callers.map((caller) => caller?.id ?? null)).toEqual(ids.map((id) => (id === ended?.userId ? null : id)))
    expect(await countStatements(database.pool, sameMoment)).toBe(2)
  })

  it('stays good for a moment after the pair was renewed, and no longer', async () => {
    const granted = await open()
    await renew(granted)
    now += grace - 1
    expect(await isKnown(granted)).toBe(true)
    now += 1
    expect(await isKnown(granted)).toBe(false)
  })

  it('does not live up again through a renewal after its end', async () => {
    const granted = await open()
    now += accessLife
    await renew(granted)
    expect(await isKnown(granted)).toBe(false)
  })
})

describe('a renewal', () => {
  it('gives the next pair, and the same one again while nobody used it', async () => {
    const granted = await open()
    const next = await renew(granted)
    expect(next.refresh).not.toBe(granted.refresh)
    now += accessLife - 1
    expect(await renew(granted)).toMatchObject({ refresh: next.refresh, accessEndsAt: next.accessEndsAt })
    now += 1
    expect(await renew(granted)).toMatchObject({ refresh: next.refresh, accessEndsAt: now + accessLife })
  })

  it('of a pair that was used long ago ends the session, and says whose', async () => {
    const granted = await open()
    const next = await renew(granted)
    now += lateCookies + 1
    await sessions.authenticate(next.access)
    expect(await sessions.refresh({ refresh: granted.refresh, mark })).toEqual({ reusedBy: userId })
    expect(await isKnown(next)).toBe(false)
  })

  it('of a pair that was used at once still goes through for the browser itself, and for no other', async () => {
    for (const by of [mark, 'the mark of another browser', undefined]) {
      const granted = await open()
      const next = await renew(granted)
      await sessions.authenticate(next.access)
      now += grace
      const again = await sessions.refresh({ refresh: granted.refresh, mark: by })
      expect('access' in again ? again.refresh : again).toEqual(by === mark ? next.refresh : { reusedBy: userId })
    }
  })

  it('of no session, or of one that has run out, gives nothing and accuses nobody', async () => {
    expect(await sessions.refresh({ refresh: undefined, mark })).toEqual({})
    const granted = await open()
    now = granted.endsAt
    expect(await sessions.refresh({ refresh: granted.refresh, mark })).toEqual({})
    expect(await query('SELECT id FROM sessions WHERE user_id = $1', userId)).toEqual([])
  })

  it('names the session of its token, if there is one', async () => {
    const granted = await open()
    expect(await sessions.named(granted.refresh)).toBe(granted.refresh.split('.')[0])
    await sessions.end({ access: undefined, refresh: granted.refresh })
    expect([await sessions.named(granted.refresh), await sessions.named('x')]).toEqual([null, null])
  })
})

describe('the use of a pair', () => {
  const used = async () => {
    const [row] = await query('SELECT pair_used, last_used_at FROM sessions WHERE user_id = $1', userId)
    return row?.pair_used === true ? row.last_used_at.getTime() - now : 'not yet'
  }

  it('is noted when it first comes back, and once more when the browser must have kept it', async () => {
    const { refresh } = await open()
    const granted = await renew({ refresh } as Grant)
    expect(await used()).toBe('not yet')
    now += 1_000
    await sessions.authenticate(granted.access)
    expect(await used()).toBe(0)
    now += 1_000
    await sessions.authenticate(granted.access)
    expect(await used()).toBe(-1_000)
    now += lateCookies
    await sessions.authenticate(granted.access)
    expect(await used()).toBe(0)
    now += 1_000
    await sessions.authenticate(granted.access)
    expect(await used()).toBe(-1_000)
  })

  it('is not noted for the pair before it', async () => {
    const granted = await open()
    await renew(granted)
    await sessions.authenticate(granted.access)
    expect(await used()).toBe('not yet')
  })

  it('says when its user was here', async () => {
    await query('UPDATE users SET last_seen_at = NULL WHERE id = $1', userId)
    const granted = await open()
    await sessions.authenticate(granted.access)
    expect(await query('SELECT last_seen_at FROM users WHERE id = $1', userId)).toEqual([
      { last_seen_at: new Date(now) },
    ])
  })

  it('says once on which day its user was here', async () => {
    await query('DELETE FROM active_people WHERE user_id = $1', userId)
    const granted = await open()
    await query('DELETE FROM active_people WHERE user_id = $1', userId)
    await sessions.authenticate(granted.access)
    now += lateCookies
    await sessions.authenticate(granted.access)
    expect(await query('SELECT day::text FROM active_people WHERE user_id = $1', userId)).toEqual([
      { day: testApp.platform.calendar.dayOf(now) },
    ])
  })
})

describe('the end of a session', () => {
  it.each([
    ['its access token', (_: Grant, next: Grant) => ({ access: next.access, refresh: undefined })],
    ['its refresh token', (_: Grant, next: Grant) => ({ access: undefined, refresh: next.refresh })],
    ['the access token before', (old: Grant) => ({ access: old.access, refresh: undefined })],
    ['the refresh token before', (old: Grant) => ({ access: undefined, refresh: old.refresh })],
  ])('comes by %s', async (_, tokens) => {
    const granted = await open()
    const next = await renew(granted)
    await sessions.end(tokens(granted, next))
    expect(await isKnown(next)).toBe(false)
  })

  it('comes by no token that is not its own', async () => {
    const [granted, other] = [await open(), await open()]
    const [id, secret] = [granted.access.split('.')[0], other.access.split('.')[1]]
    await sessions.end({ access: `${id}.${secret}`, refresh: 'x' })
    await sessions.end({ access: undefined, refresh: undefined })
    expect([await isKnown(granted), await isKnown(other)]).toEqual([true, true])
  })
})

describe('a new session', () => {
  it('keeps what the browser calls itself, up to 200 letters', async () => {
    await open({ agent: 'x'.repeat(300) })
    expect(await query('SELECT agent FROM sessions WHERE user_id = $1', userId)).toEqual([{ agent: 'x'.repeat(200) }])
  })

  it('ends the ones that have run out', async () => {
    const { endsAt } = await open({ remember: false })
    now = endsAt - 1
    const kept = await open()
    now = endsAt
    const next = await open()
    expect(await query('SELECT id FROM sessions WHERE user_id = $1', userId)).toHaveLength(2)
    expect([await isKnown(kept), await isKnown(next)]).toEqual([true, true])
  })

  it('ends the one that was used least recently, where there are as many as there may be', async () => {
    const [first, second] = [await open(), await open()]
    await query(
      `INSERT INTO sessions (id, user_id, access_hash, access_expires_at, refresh_hash, remember, agent, expires_at,
         rotated_at, password_typed_at, last_used_at, created_at)
       SELECT gen_random_uuid(), user_id, sha256(number::text::bytea), access_expires_at,
         sha256(('refresh ' || number)::bytea), remember, agent, expires_at, rotated_at, password_typed_at,
         last_used_at + interval '1 second', created_at
       FROM sessions, generate_series(1, $2) AS number WHERE id = $1`,
      first.access.split('.')[0],
      storedLimits.sessions - 2,
    )
    now += 2_000
    await sessions.authenticate(first.access)
    const added = await open()
    const rows = await query('SELECT id FROM sessions WHERE user_id = $1', userId)
    expect(rows).toHaveLength(storedLimits.sessions)
    expect([await isKnown(first), await isKnown(second), await isKnown(added)]).toEqual([true, false, true])
  })
})
