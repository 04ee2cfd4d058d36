import process from 'node:process'
import { type Route, smallBody } from '@fonte/contract/route'
import { routes } from '@fonte/contract/routes'
import { fc } from '@fonte/domain/test-kit/properties'
import type { LightMyRequestResponse } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Client } from '../../test-kit/client.ts'
import { newcomer, promote } from '../../test-kit/factories.ts'
import { hostileInput } from '../../test-kit/hostile-input.ts'
import { seed } from '../../test-kit/seed.ts'
import { type OwnTestApp, startTestApp } from '../../test-kit/start-test-app.ts'

type Operation = readonly [name: string, route: Route]

const operations = Object.entries<Route>(routes)

/** Calls with an input made up for their operation, over all operations. */
const calls = Number(process.env.SOAK_CALLS ?? 1_200)
const runs = Math.ceil(calls / operations.length)

/** How often each status was answered. */
const answered = new Map<number, number>()
/** The statuses that each operation has answered. */
const answeredBy = new Map<string, Set<number>>(operations.map(([operation]) => [operation, new Set()]))
/** What moves a switch of the whole service stays a member’s to try. */
const memberTries = ['toggle-maintenance-mode']

let testApp: OwnTestApp
let member: Client
let admin: Client

beforeAll(async () => {
  testApp = await startTestApp()
  const { client, profile } = await newcomer(testApp)
  member = client
  // A plan that no call of theirs can end, so that what is premium is reached to the last.
  await testApp.platform.database.pool.query(
    "UPDATE profiles SET plan = 'Invité', trial_started_at = NULL, trial_ends_at = NULL WHERE id = $1",
    [profile.id],
  )
  const administrator = await newcomer(testApp)
  await promote(testApp, administrator.profile.id)
  admin = administrator.client
  // The password was typed so long ago that the account is not deleted without it.
  testApp.clock.advance({ minutes: 16 })
  await member.call('refresh-session', { body: {} })
  await admin.call('refresh-session', { body: {} })
})

afterAll(() => testApp.close())

const words = (value: unknown): string => String(typeof value === 'object' ? JSON.stringify(value) : value)
const fields = (value: unknown): [string, string][] =>
  Object.entries(Object(value ?? {})).map(([name, inner]) => [name, words(inner).toWellFormed()])

const urlOf = ({ path }: Route, params: unknown, query: unknown): string => {
  const values = new Map(fields(params))
  const filled = path.replaceAll(/:(\w+)/g, (_, name: string) => encodeURIComponent(values.get(name) ?? 'x'))
  const search = new URLSearchParams(fields(query))
  return search.size > 0 ? `${filled}?${search}` : filled
}

/** Who is listened to, as far as the call harms no other. */
const callerOf = ([operation, { access }]: Operation) =>
  access === 'admin' && !memberTries.includes(operation) ? admin : member

const inject = async (
  operation: Operation,
  url: string,
  payload: string | undefined,
  type = 'application/json',
): Promise<LightMyRequestResponse> => {
  const [name, route] = operation
  const response = await testApp.app.inject({
    method: route.method,
    url,
    headers: {
      origin: testApp.platform.config.publicUrl,
      // Signing in or out is not to disturb the session that the other operations are tried with.
      ...(route.access !== 'anonymous' && { cookie: callerOf(operation).jar.header() ?? '' }),
      ...(payload !== undefined && { 'content-type': type }),
    },
    ...(payload !== undefined && { payload }),
  })
  answeredBy.get(name)?.add(response.statusCode)
  return response
}

/** Done, or refused in the one shape of refusals, without a word about the server's inside. */
const expectDocumentedAnswer = (response: LightMyRequestResponse) => {
  answered.set(response.statusCode, (answered.get(response.statusCode) ?? 0) + 1)
  expect(response.statusCode).toBeLessThan(500)
  if (response.statusCode < 300) return
  expect(response.headers['content-type']).toMatch(/^application\/problem\+json/)
  expect(response.json()).toMatchObject({ status: response.statusCode, request_id: expect.any(String) })
  expect(response.body).not.toMatch(/\.ts|node_modules|select |insert /i)
}

describe.each(operations)('%s', (...operation) => {
  const [, route] = operation
  it('answers as documented whatever its input is', async () => {
    const input = fc.record({
      params: hostileInput(route.params),
      query: hostileInput(route.query),
      body: hostileInput(route.body),
    })
    const property = fc.asyncProperty(input, async ({ params, query, body }) => {
      const payload = body === undefined ? undefined : JSON.stringify(body)
      expectDocumentedAnswer(await inject(operation, urlOf(route, params, query), payload))
    })
    await fc.assert(property, { numRuns: runs, seed })
  }, 600_000)

  it('answers as documented whatever bytes come as its body', async () => {
    const url = urlOf(route, {}, {})
    const json = [
      '',
      '{',
      'null',
      '[]',
      '"x"',
      '{"a":1,}',
      '{"__proto__":{}}',
      '\ufeff{}',
      '\u0000',
      '[1e999]',
      '['.repeat(100_000),
    ]
    const others = ['text/plain', 'application/xml', 'multipart/form-data', 'application/json; charset=nonsense']
    for (const payload of json) expectDocumentedAnswer(await inject(operation, url, payload))
    for (const type of others) expectDocumentedAnswer(await inject(operation, url, '{}', type))
  })

  it.runIf(route.body)('refuses more than it could ever need', async () => {
    const response = await inject(
      operation,
      urlOf(route, {}, {}),
      JSON.stringify({ text: 'x'.repeat(route.largestBody ?? smallBody) }),
    )
    const isRefused = route.access === 'admin' && callerOf(operation) === member
    const code = isRefused ? 'admin-required' : 'too-large'
    expect(response.json()).toMatchObject({ code })
  })
})

describe('an address', () => {
  it('that cannot be decoded, is too long or leads nowhere is refused like any other input', async () => {
    const long = encodeURIComponent('é'.repeat(3_000))
    for (const path of ['%E0%A4', '%', long, '..%2f..%2fetc', '%00', '__proto__', '?a[b]=c', '//']) {
      for (const method of ['GET', 'PUT', 'DELETE', 'PATCH', 'OPTIONS'] as const) {
        expectDocumentedAnswer(await testApp.app.inject({ method, url: `/api/programs/${path}` }))
      }
    }
  })
})

describe('after all that', () => {
  it('no operation was refused every call for who called, but for what a member tries', () => {
    const refused = [...answeredBy].filter(([, statuses]) => [...statuses].join() === '403').map(([name]) => name)
    expect(refused).toEqual(memberTries)
  })

  it('nothing was logged as a failure of ours, and the server still works', async () => {
    expect(testApp.log.filter(({ level }) => level >= 50)).toEqual([])
    expect((await member.call('get-session')).expires_in).toBe(300)
    const statuses = [...answered].sort(([a], [b]) => a - b).map(([status, times]) => `${times} x ${status}`)
    process.stdout.write(`calls made up for ${operations.length} operations, seed ${seed}: ${statuses.join(', ')}\n`)
    expect([...answered.keys()].filter((status) => status >= 500)).toEqual([])
  })
})
