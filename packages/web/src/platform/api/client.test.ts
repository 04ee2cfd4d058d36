import { personHeader } from '@fonte/contract/answer/headers'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { takeBody } from './answer-bodies.ts'
import { ApiProblem, NetworkFailure } from './api-problem.ts'
import { call, renewWith } from './client.ts'
import { namedAs } from './test-kit/answers.ts'

const json = (body: unknown, status = 200, headers: Record<string, string> = {}) =>
  new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json', ...headers } })

const refusal = (code: string, status: number, more: object = {}, headers: Record<string, string> = {}) =>
  json({ type: 'about:blank', title: code, status, code, request_id: 'r-7', ...more }, status, headers)

const empty = () => new Response(null, { status: 204 })

/** Whom the page shows as signed in. */
let person: string | null
/** Whom the cookie of this browser names. */
let named: string
const who = () => person

/** What the network gives, call by call; the last one again and again. */
let answers: (Response | Error)[]
let requests: { readonly url: string; readonly method: string | undefined; readonly body: unknown }[]
/** Whose each of them says to be. */
let persons: (string | null)[]

beforeEach(() => {
  person = 'ada'
  named = 'ada'
  const page = {
    get cookie() {
      return `fonte_session=${named}`
    },
  }
  vi.stubGlobal('document', page)
  answers = []
  requests = []
  persons = []
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    requests.push({ url, method: init.method, body: init.body ?? undefined })
    persons.push(new Headers(init.headers).get(personHeader))
    const answer = answers.length > 1 ? answers.shift() : answers[0]
    if (!answer || answer instanceof Error) throw answer ?? new TypeError('no network')
    return namedAs(init, answer)
  })
})

afterEach(() => {
  renewWith(undefined)
  vi.unstubAllGlobals()
})

const id = '0198c0de-0000-7000-8000-000000000001'

it('a long answer is noted with the body that it was read from, a short one is not', async () => {
  const item = { id, name: 'œ', muscles: [] }
  const long = { items: [{ ...item, name: 'œ'.repeat(30_000), name_en: null }] }
  const short = { items: [{ ...item, name_en: null }] }
  answers = [json(long), json(short)]
  const read = [await call('get-muscle-groups'), await call('get-muscle-groups')]
  expect(read.map((answer) => new TextDecoder().decode(takeBody(answer)))).toEqual([JSON.stringify(long), ''])
})

describe('a call', () => {
  it('puts parameters into the path, percent-encoded, and the body into JSON', async () => {
    answers = [empty(), empty()]
    await call('delete-exercise', { params: { id: 'custom-é/ü' } })
    await call('sign-out', { body: {} })
    expect(requests).toEqual([
      { url: '/api/exercises/custom-%C3%A9%2F%C3%BC', method: 'DELETE', body: undefined },
      { url: '/api/session/end', method: 'POST', body: '{}' },
    ])
  })

  it('leaves out what a query does not say', async () => {
    answers = [json({ items: [], next: null }), json({ items: [], next: null })]
    await call('get-workout-history', { query: {} })
    await call('get-workout-history', { query: { cursor: 'abc' } })
    expect(requests.map((request) => request.url)).toEqual(['/api/workout-history', '/api/workout-history?cursor=abc'])
  })

  it('answers nothing for an empty answer', async () => {
    answers = [empty()]
    expect(await call('delete-program', { params: { id } })).toBeUndefined()
  })
})

describe('a refusal', () => {
  it('carries code, fields, request id and the time to wait', async () => {
    const errors = [{ path: 'body.name', reason: 'too_small' }]
    answers = [refusal('invalid-input', 400, { errors }, { 'retry-after': '12' })]
    const failure = await call('get-programs').catch((reason: unknown) => reason)
    expect(failure).toBeInstanceOf(ApiProblem)
    expect(failure).toMatchObject({ code: 'invalid-input', status: 400, errors, requestId: 'r-7', retryAfter: 12 })
  })
})

describe('no answer of ours', () => {
  it.each([
    ['a network error', new TypeError('Failed to fetch')],
    ['half an answer', new Response('{"items":', { headers: { 'content-type': 'application/json' } })],
  ])('is a network failure: %s', async (_, answer) => {
    answers = [answer]
    await expect(call('get-programs')).rejects.toBeInstanceOf(NetworkFailure)
  })

  it('is not what an aborted call ends with', async () => {
    const abort = new AbortController()
    answers = [new TypeError('aborted')]
    abort.abort()
    await expect(call('get-programs', undefined, { signal: abort.signal })).rejects.toHaveProperty('name', 'AbortError')
  })
})

describe('the session of a call', () => {
  const signedOut = () => refusal('signed-out', 401)

  it('is renewed on a 401, and the call repeated once', async () => {
    const renew = vi.fn(async () => true)
    renewWith({ isExpired: () => false, renew, who })
    answers = [signedOut(), json({ items: [] })]
    expect(await call('get-programs')).toEqual({ items: [] })
    expect(renew).toHaveBeenCalledOnce()
  })

  it('is not renewed twice for one call', async () => {
    const renew = vi.fn(async () => true)
    renewWith({ isExpired: () => false, renew, who })
    answers = [signedOut(), signedOut()]
    await expect(call('get-programs')).rejects.toMatchObject({ code: 'signed-out' })
    expect(renew).toHaveBeenCalledOnce()
  })

  it('is renewed before the call when it is known to be at its end', async () => {
    const renew = vi.fn(async () => true)
    renewWith({ isExpired: () => true, renew, who })
    answers = [json({ items: [] })]
    await call('get-programs')
    expect(renew).toHaveBeenCalledOnce()
    expect(requests).toHaveLength(1)
  })

  it('is left alone by calls that make or end one', async () => {
    const renew = vi.fn(async () => true)
    renewWith({ isExpired: () => true, renew, who })
    answers = [signedOut()]
    await expect(call('refresh-session', { body: {} })).rejects.toMatchObject({ code: 'signed-out' })
    expect(renew).not.toHaveBeenCalled()
  })

  it('of a wrong password is not renewed', async () => {
    const renew = vi.fn(async () => true)
    renewWith({ isExpired: () => false, renew, who })
    answers = [refusal('wrong-credentials', 401)]
    await expect(call('get-programs')).rejects.toMatchObject({ code: 'wrong-credentials' })
    expect(renew).not.toHaveBeenCalled()
  })

  /** A renewal that finds somebody signed in, who is `next` by then. */
  const renewAs = (next: string | null) => async () => {
    person = next
    return true
  }

  it.each(['bob', null])('does not go on in the name of another person: %s', async (next) => {
    renewWith({ isExpired: () => false, renew: renewAs(next), who })
    answers = [signedOut(), empty()]
    await expect(call('reset-user-data', { body: {} })).rejects.toMatchObject({ code: 'signed-out' })
    expect(requests).toHaveLength(1)
  })

  it('does not go on where the cookie names another person, of whom the page has not heard', async () => {
    const renew = async () => {
      named = 'bob'
      return true
    }
    renewWith({ isExpired: () => false, renew, who })
    answers = [signedOut(), empty()]
    await expect(call('reset-user-data', { body: {} })).rejects.toMatchObject({ code: 'signed-out' })
    expect(requests).toHaveLength(1)
  })

  it.each(['reset-user-data', 'change-password'] as const)(
    'does not begin where the browser has another person’s by now, of whom the page has not heard: %s',
    async (id) => {
      named = 'bob'
      renewWith({ isExpired: () => false, renew: renewAs('bob'), who })
      answers = [empty()]
      const body = { current_password: 'a', password: 'b' }
      await expect(call(id, { body } as never)).rejects.toMatchObject({ code: 'signed-out', status: 401 })
      expect(requests).toEqual([])
    },
  )

  it('is that of the person whom the page shows, as each call says; signing out ends whoever’s it is', async () => {
    renewWith({ isExpired: () => false, renew: async () => true, who })
    answers = [json({ items: [] }), empty(), empty()]
    await call('get-programs')
    await call('reset-user-data', { body: {} })
    await call('sign-out', { body: {} })
    expect(persons).toEqual(['ada', 'ada', null])
  })

  it('does not begin in the name of another person either', async () => {
    renewWith({ isExpired: () => true, renew: renewAs('bob'), who })
    answers = [empty()]
    await expect(call('reset-user-data', { body: {} })).rejects.toMatchObject({ code: 'signed-out', status: 401 })
    expect(requests).toEqual([])
  })

  it('is renewed for a call of a page that knows nobody yet, and for the question who is signed in', async () => {
    renewWith({ isExpired: () => false, renew: renewAs('bob'), who })
    answers = [signedOut(), json({}), signedOut(), json({ items: [] })]
    await call('get-session').catch(() => undefined)
    person = null
    expect(await call('get-programs')).toEqual({ items: [] })
    expect(requests).toHaveLength(4)
  })
})
