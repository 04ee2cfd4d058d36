import { createHash } from 'node:crypto'
import { callHeader, digestHeader } from '@fonte/contract/answer/headers'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { lastAnswer } from '../connection.ts'
import { NetworkFailure, StrangeAnswer } from './api-problem.ts'
import { call } from './client.ts'
import { namedAs } from './test-kit/answers.ts'

const json = (body: unknown, status = 200, headers: Record<string, string> = {}) =>
  new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json', ...headers } })

/** What the network gives to the next call, as it comes or under the call's own name. */
let answer: Response
let isNamed: boolean
let sent: Headers[]
/** How the browser's own cache was asked. */
let caches: (RequestCache | undefined)[]
/** Whether the browser would have followed redirects. */
let redirects: (RequestRedirect | undefined)[]

beforeEach(() => {
  sent = []
  caches = []
  redirects = []
  isNamed = true
  vi.stubGlobal('fetch', async (_url: string, init: RequestInit) => {
    sent.push(new Headers(init.headers))
    caches.push(init.cache)
    redirects.push(init.redirect)
    return isNamed ? namedAs(init, answer) : answer
  })
})

afterEach(() => {
  vi.unstubAllGlobals()
})

const id = '0198c0de-0000-7000-8000-000000000001'
const instant = '2026-11-22T09:00:00.000Z'
const set = { exercise_id: 'predefined-squat', exercise_name: 'Squat', reps: 5, weight: 100 }

const workout = {
  id,
  program_id: null,
  program_name: 'Force',
  duration_minutes: 40,
  started_at: instant,
  completed_at: instant,
  sent_at: instant,
  sets: [set, set],
}

const stored = {
  id,
  user_id: 'u',
  program_id: null,
  program_name: 'Force',
  duration_minutes: 40,
  exercises_done: 1,
  sets_done: 2,
  total_weight_lifted: 1000,
  started_at: instant,
  completed_at: instant,
  sets: [set, set],
}

const send = () => call('create-workout-history', { body: workout })
const problem = (changes: object) => ({
  type: 'about:blank',
  title: 't',
  status: 404,
  code: 'not-found',
  request_id: 'r',
  ...changes,
})

describe('the answer to a write', () => {
  it('counts when it names what was sent, fields of a newer Fonte included', async () => {
    answer = json({ ...stored, mood: 'good', sets: [{ ...set, mood: 'tired' }, set] })
    expect(await send()).toMatchObject({ id })
    expect(lastAnswer.get()).toBe('online')
  })

  it('counts without the call’s name too, as the version before knew none', async () => {
    isNamed = false
    answer = json(stored)
    expect(await send()).toEqual(stored)
  })

  it.each([
    ['JSON of a portal', () => json({ portal: true })],
    ['an empty object', () => json({})],
    ['a list', () => json([])],
    ['nothing, as JSON', () => json(null)],
    ['a page', () => new Response('<html>', { headers: { 'content-type': 'text/html' } })],
    [
      'a page that calls itself JSON of nobody',
      () => new Response('{}', { headers: { 'content-type': 'text/plain' } }),
    ],
    ['an empty 204', () => new Response(null, { status: 204 })],
    ['an empty 200', () => new Response('', { headers: { 'content-type': 'text/html' } })],
    ['another workout', () => json({ ...stored, id: '0198c0de-0000-7000-8000-000000000002' })],
    ['a workout with a set less', () => json({ ...stored, sets: [set] })],
    ['a workout without its sets', () => json({ ...stored, sets: undefined })],
    ['a time that is none', () => json({ ...stored, completed_at: 'yesterday' })],
    ['the answer to another call', () => json(stored, 200, { [callHeader]: 'somebody-else' })],
    ['a refusal without Fonte’s shape', () => json({ status: 401, code: 'signed-out' }, 401)],
    ['a refusal with a code that Fonte has not', () => json(problem({ code: 'portal' }), 404)],
    ['a refusal that says another status than it has', () => json(problem({ status: 409 }), 404)],
    [
      'a conflict with a row that is none',
      () => json(problem({ code: 'version-conflict', status: 409, current: {} }), 409),
    ],
    ['a page with status 403', () => new Response('<html>', { status: 403 })],
  ])('does not count: %s', async (_, given) => {
    answer = given()
    await expect(send()).rejects.toBeInstanceOf(StrangeAnswer)
    expect(lastAnswer.get()).toBe('stranger')
  })

  it('that is half of one was cut off on its way', async () => {
    answer = new Response('{"id":', { headers: { 'content-type': 'application/json' } })
    const failure = await send().catch((reason: unknown) => reason)
    expect(failure).toBeInstanceOf(NetworkFailure)
    expect(failure).not.toBeInstanceOf(StrangeAnswer)
  })
})

describe('an answer that says what its body is', () => {
  const programs = JSON.stringify({ items: [] })
  const digest = `sha-256=:${createHash('sha256').update(programs).digest('base64')}:`
  const answering = (body: string) =>
    new Response(body, { headers: { 'content-type': 'application/json', [digestHeader]: digest } })

  it('counts as it was sent', async () => {
    answer = answering(programs)
    expect(await call('get-programs')).toEqual({ items: [] })
  })

  it('does not count when somebody changed it, though it has its shape: it is asked for past the browser’s cache', async () => {
    answer = answering('{"items": []}')
    await expect(call('get-programs')).rejects.toBeInstanceOf(StrangeAnswer)
    answer = answering(programs)
    await call('get-programs')
    answer = answering(programs)
    await call('get-programs')
    expect(caches).toEqual(['no-cache', 'reload', 'no-cache'])
  })

  it('is asked for past the browser’s cache until one has come that counts', async () => {
    answer = answering('{"items": []}')
    await expect(call('get-programs')).rejects.toBeInstanceOf(StrangeAnswer)
    answer = Response.error()
    await expect(call('get-programs')).rejects.toBeInstanceOf(NetworkFailure)
    answer = json(problem({ status: 503, code: 'unavailable' }), 503)
    await expect(call('get-programs')).rejects.toMatchObject({ code: 'unavailable' })
    answer = answering(programs)
    await call('get-programs')
    expect(caches).toEqual(['no-cache', 'reload', 'reload', 'reload'])
  })

  it('counts on plain http, where a page computes no digests', async () => {
    vi.stubGlobal('crypto', { randomUUID: () => id, getRandomValues: () => undefined })
    answer = answering('{"items": []}')
    expect(await call('get-programs')).toEqual({ items: [] })
  })
})

describe('an empty answer', () => {
  it('counts only under the name that its call was sent by', async () => {
    answer = new Response(null, { status: 204 })
    await call('delete-program', { params: { id } })
    isNamed = false
    answer = new Response(null, { status: 204 })
    await expect(call('delete-program', { params: { id } })).rejects.toBeInstanceOf(StrangeAnswer)
    answer = new Response(null, { status: 204, headers: { [callHeader]: sent[0]?.get(callHeader) ?? '' } })
    await expect(call('delete-program', { params: { id } })).rejects.toBeInstanceOf(StrangeAnswer)
  })
})

describe('a redirect', () => {
  it('is a stranger’s, and nobody follows it', async () => {
    answer = new Response()
    Object.defineProperty(answer, 'type', { value: 'opaqueredirect' })
    isNamed = false
    await expect(send()).rejects.toBeInstanceOf(StrangeAnswer)
    expect(redirects).toEqual(['manual'])
  })
})

describe('what a stranger says of a setting', () => {
  it('is not taken for the value that was set', async () => {
    const profile = {
      id: 'u',
      role: 'user',
      plan: 'Basic',
      trial_started_at: null,
      trial_ends_at: null,
      lang: 'fr',
      full_name: 'Ada',
      username: 'ada',
      avatar_url: null,
    }
    answer = json(profile)
    expect(await call('update-language', { body: { lang: 'fr' } })).toEqual(profile)
    answer = json(profile)
    await expect(call('update-language', { body: { lang: 'en' } })).rejects.toBeInstanceOf(StrangeAnswer)
    answer = json({ ...profile, unit: 'kg' })
    await expect(call('update-unit', { body: { unit: 'lb' } })).rejects.toBeInstanceOf(StrangeAnswer)
    answer = json({ ...profile, role: 'root' })
    await expect(call('update-language', { body: { lang: 'fr' } })).rejects.toBeInstanceOf(StrangeAnswer)
  })
})

describe('what a stranger says of a post', () => {
  const figures = { rating: 4.5, rating_count: 2 }
  const report = { id, report_type: 'Comportement inapproprié', status: 'Ouvert', content: 'x', created_at: instant }

  it.each([
    ['another rating', () => call('rate-post', { params: { id }, body: { rating: 5 } }), { ...figures, own_rating: 4 }],
    ['no rating', () => call('rate-post', { params: { id }, body: { rating: 5 } }), { ...figures, own_rating: null }],
    [
      'another report',
      () => call('report-post', { params: { id: 'post' }, body: { id: 'mine', content: 'x' } }),
      report,
    ],
  ])('does not count: %s', async (_, ask, given) => {
    answer = json(given)
    await expect(ask()).rejects.toBeInstanceOf(StrangeAnswer)
  })

  it('counts when it repeats what was given', async () => {
    answer = json({ ...figures, own_rating: 5 })
    expect(await call('rate-post', { params: { id }, body: { rating: 5 } })).toMatchObject({ own_rating: 5 })
  })
})

describe('what a stranger says to a read', () => {
  it('is no answer', async () => {
    answer = json({ portal: true })
    await expect(call('get-programs')).rejects.toBeInstanceOf(StrangeAnswer)
    answer = json({ items: [{}] })
    await expect(call('get-programs')).rejects.toBeInstanceOf(StrangeAnswer)
    answer = json({ ...stored, id: 'another' })
    await expect(call('get-workout-history-entry', { params: { id } })).rejects.toBeInstanceOf(StrangeAnswer)
  })
})
