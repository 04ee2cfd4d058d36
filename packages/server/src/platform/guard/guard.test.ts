import { personHeader } from '@fonte/contract/answer/headers'
import type { Route } from '@fonte/contract/route'
import { routes } from '@fonte/contract/routes'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { recordStatements } from '../../test-kit/count-statements.ts'
import { type Member, newcomer } from '../../test-kit/factories.ts'
import { type OwnTestApp, startTestApp } from '../../test-kit/start-test-app.ts'
import { newExercise, newProgram } from '../../test-kit/training.ts'
import { publishedLimits } from '../limits/limits.ts'

let testApp: OwnTestApp
let member: Member

beforeAll(async () => {
  const write = { ...publishedLimits.write, account: { calls: 2, seconds: 900 } }
  const create = { ...publishedLimits.create, account: { calls: 2, seconds: 900 } }
  testApp = await startTestApp({ limits: { ...publishedLimits, write, create }, library: true })
  member = await newcomer(testApp)
})

afterEach(() => vi.restoreAllMocks())
afterAll(() => testApp.close())

const brackets = '['.repeat(260_000)

const post = (url: string, method: Route['method'], payload: string, headers: Record<string, string> = {}) =>
  testApp.app.inject({
    method,
    url: url.replaceAll(/:\w+/g, 'x'),
    headers: { origin: testApp.platform.config.publicUrl, 'content-type': 'application/json', ...headers },
    payload,
  })

/** Bodies longer than a small form that were parsed while `work` ran. */
const longBodiesParsed = async (work: () => Promise<unknown>): Promise<number> => {
  const parse = vi.spyOn(JSON, 'parse')
  await work()
  const count = parse.mock.calls.filter(([text]) => String(text).length > 4096).length
  parse.mockRestore()
  return count
}

const withBody = Object.entries<Route>(routes).filter(([, { body }]) => body)

describe('what is larger than it could ever need', () => {
  it.each(withBody)('is refused unread where nobody is signed in: %s', async (_operation, { path, method, access }) => {
    let status = 0
    const work = async () => {
      status = (await post(path, method, brackets)).statusCode
    }
    expect(await longBodiesParsed(work)).toBe(0)
    expect(status).toBe(access === 'anonymous' ? 413 : 401)
  })

  it('is refused unread at an address that leads nowhere', async () => {
    expect(await longBodiesParsed(() => post('/api/nowhere', 'POST', brackets))).toBe(0)
    expect((await post('/api/nowhere', 'POST', '{}')).statusCode).toBe(404)
  })
})

describe('a call of a page that shows a person', () => {
  /** Somebody who has a program and an exercise of their own. */
  const settled = async () => {
    const settler = await newcomer(testApp)
    const program = newProgram()
    await settler.client.call('create-program', { body: program })
    await settler.client.call('create-exercise', { body: newExercise({ name: 'Tirage secret' }) })
    return { ...settler, program }
  }

  it('is refused under the session of another one: nothing is written, and nothing told of that one', async () => {
    const { client, program, profile } = await settled()
    const own = { cookie: client.jar.header() ?? '', [personHeader]: member.profile.id }
    const has = async () => [
      (await client.call('get-programs')).items,
      (await client.call('get-exercises', { query: {} })).items,
    ]
    const before = await has()
    for (const [method, url] of [
      ['DELETE', `/api/programs/${program.id}`],
      ['POST', '/api/personal-data/reset'],
      ['GET', '/api/programs'],
      ['GET', '/api/exercises'],
    ] as const) {
      const { statusCode, body } = await post(url, method, '{}', own)
      expect([url, statusCode, JSON.parse(body).code]).toEqual([url, 401, 'signed-out'])
      for (const theirs of [profile.id, program.name, 'Tirage secret']) expect(body).not.toContain(theirs)
    }
    expect(await has()).toEqual(before)
    expect(before[0]).toMatchObject([{ id: program.id }])
  })

  it('is a visitor’s without a session: what takes one is refused, and nothing of that person told', async () => {
    const { client, profile } = await settled()
    const ask = (url: string) => testApp.app.inject({ url, headers: { [personHeader]: profile.id } })
    expect((await ask('/api/programs')).json()).toMatchObject({ status: 401, code: 'signed-out' })
    const library = await ask('/api/exercises')
    expect(library.statusCode).toBe(200)
    expect(library.body).not.toContain('Tirage secret')
    expect(JSON.stringify(await client.call('get-exercises', { query: {} }))).toContain('Tirage secret')
  })

  it('is done under their own', async () => {
    const { client, profile } = await newcomer(testApp)
    const own = { cookie: client.jar.header() ?? '', [personHeader]: profile.id }
    const { statusCode } = await testApp.app.inject({ url: '/api/programs', headers: own })
    expect(statusCode).toBe(200)
  })
})

describe('a call over the limit of its person', () => {
  const cookie = () => ({ cookie: member.client.jar.header() ?? '' })
  const rename = () =>
    post('/api/profile/username', 'PUT', JSON.stringify({ username: member.form.username }), cookie())

  it('is refused before its body is read, without a statement', async () => {
    const statuses = [await rename(), await rename(), await rename()].map(({ statusCode }) => statusCode)
    expect(statuses).toEqual([200, 200, 429])
    const { pool } = testApp.platform.database
    expect(await recordStatements(pool, rename)).toEqual([])
    for (const _ of [1, 2, 3]) await post('/api/reports', 'POST', '{}', cookie())
    expect(await longBodiesParsed(() => post('/api/programs', 'POST', brackets, cookie()))).toBe(0)
    expect((await post('/api/programs', 'POST', brackets, cookie())).statusCode).toBe(429)
  })

  it('counts for the person of the session, whoever the page shows', async () => {
    const { client } = await newcomer(testApp)
    const others = { cookie: client.jar.header() ?? '', [personHeader]: member.profile.id }
    const refused = async () => (await post('/api/profile/username', 'PUT', '{}', others)).statusCode
    expect([await refused(), await refused(), await refused()]).toEqual([401, 401, 429])
  })

  it('is refused of that person only', async () => {
    const { client, form } = await newcomer(testApp)
    expect((await client.call('update-username', { body: { username: form.username } })).username).toBe(form.username)
  })
})

describe('an answer to nonsense', () => {
  it('names at most twenty of its faults', async () => {
    const { client } = await newcomer(testApp)
    const sets = Array.from({ length: 1_500 }, () => ({}))
    const { status, body } = await client.send('create-workout-history', { body: { sets } })
    expect(status).toBe(400)
    expect(body).toMatchObject({ code: 'invalid-input', errors: { length: 20 } })
    expect(JSON.stringify(body).length).toBeLessThan(4_500)
  })

  it.each([
    ['sets', {}],
    ['sets', { a: 1 }],
    ['runs', []],
    ['runs', ['', 0]],
  ])(
    'is the same where lists are within their bounds, and hold lists that are, of nonsense: %s %j',
    async (list, item) => {
      const { client } = await newcomer(testApp)
      const workout = {
        id: crypto.randomUUID(),
        program_name: 'Jambes',
        duration_minutes: 1,
        completed_at: new Date(),
        sets: [],
      }
      const entries = Array.from({ length: 100 }, () => ({
        ...{ ...workout, started_at: null },
        [list]: Array.from({ length: 1_200 }, () => item),
      }))
      const params = { id: crypto.randomUUID() }
      const { status, body } = await client.send('import-workouts', { params, body: { entries } })
      expect([status, body]).toMatchObject([400, { code: 'invalid-input' }])
      expect(JSON.stringify(body).length).toBeLessThan(4_500)
    },
  )

  const refusalOf = async (entries: readonly unknown[]) => {
    const { client } = await newcomer(testApp)
    return (await client.send('import-workouts', { params: { id: crypto.randomUUID() }, body: { entries } })).body
  }

  it('names the first fault alone of a long list, and reads the longest that is in order', async () => {
    const workout = { program_name: 'J', duration_minutes: 1, started_at: null, completed_at: new Date() }
    const set = { exercise_id: 's', exercise_name: 's', reps: 1, weight: 1 }
    const { reps: _, ...faulty } = set
    const entry = (length: number, item: object) => {
      const lists = { sets: Array(length).fill(item), runs: Array(length).fill(['s', 1]) }
      return { id: crypto.randomUUID(), ...workout, ...lists }
    }
    // 12,002 items.
    expect(await refusalOf([entry(1_500, faulty), entry(1_500, faulty)])).toMatchObject({
      errors: [{ path: 'body.entries.0.sets.0.reps' }],
    })
    // What fits into the largest body. It is read, and of an import that nobody began.
    const longest = [...Array.from({ length: 10 }, () => entry(1_500, set)), entry(370, set)]
    expect(await refusalOf(longest)).toMatchObject({ code: 'not-found' })
  })

  it('names the field that is at fault up to 65,000 items, and over them the body, which is not looked into', async () => {
    const field = { path: 'body.entries', reason: 'too_big' }
    expect(await refusalOf(Array(65_000).fill(0))).toMatchObject({ errors: [field] })
    expect(await refusalOf(Array(65_001).fill(0))).toMatchObject({ errors: [{ path: 'body', reason: 'too_big' }] })
  })

  it('is not looked into where it holds more notes than could be read in time, and names them where it does not', async () => {
    const workout = { program_name: 'J', duration_minutes: 1, started_at: null, completed_at: new Date(), sets: [] }
    const entry = (notes: number) => {
      const places = Object.fromEntries(Array.from({ length: notes }, (_, index) => [`p${index}`, 'x']))
      return { id: crypto.randomUUID(), ...workout, notes: { places } }
    }
    const tooMany = { path: 'body.entries.0.notes.places', reason: 'too-many-notes' }
    expect(await refusalOf([entry(51)])).toMatchObject({ errors: [tooMany] })
    expect(await refusalOf([entry(20_000)])).toMatchObject({ errors: [{ path: 'body', reason: 'too_big' }] })
    // As many as an import may bring, and more.
    expect(await refusalOf(Array.from({ length: 100 }, () => entry(50)))).toMatchObject({ code: 'not-found' })
    const more = Array.from({ length: 400 }, () => entry(50))
    expect(await refusalOf(more)).toMatchObject({ errors: [{ path: 'body', reason: 'too_big' }] })
  })

  it('names each fault of a form', async () => {
    const { client } = await newcomer(testApp)
    const { body } = await client.send('create-program', { body: { ...newProgram(), name: '', exercises: [{}] } })
    const { errors } = body as unknown as { errors: readonly { path: string }[] }
    expect(errors.map(({ path }) => path)).toEqual(
      expect.arrayContaining(['body.name', 'body.exercises.0.exercise_id', 'body.exercises.0.sets']),
    )
  })
})
