import type { EventData } from '@fonte/contract/service/event'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { revisions } from '../../platform/outbox/device-outbox.ts'
import { queryClient } from '../../platform/query/query-client.ts'
import { startLive } from './live.ts'

const { heard, verify } = vi.hoisted(() => ({
  heard: new Map<string, unknown>(),
  verify: vi.fn(async () => undefined),
}))

vi.mock('../../platform/events/events.ts', () => ({
  events: { on: (name: string, work: unknown) => void heard.set(name, work) },
}))

vi.mock('../../platform/session/session.ts', () => ({
  session: { verify, state: { get: () => ({ status: 'signed-out' }) } },
}))

/** Lets the page hear an event. */
const hear = <Name extends keyof EventData>(name: Name, data: EventData[Name]) =>
  (heard.get(name) as (data: EventData[Name]) => void)(data)

const documents = { gym: '1', training_plan: null }

const own = { programs: '1', exercises: null, history: '1', profile: '1', hidden_authors: null }

/** The reads that are marked old once every delay has passed, by the first part of their key. */
const renewed = (): unknown[] => {
  vi.advanceTimersByTime(10_000)
  const reads = queryClient.getQueryCache().findAll({ predicate: ({ state }) => state.isInvalidated })
  return reads.map(({ queryKey }) => queryKey[0]).sort()
}

// One clock for all tests: the page remembers when it read each part last.
beforeAll(() => void vi.useFakeTimers())
afterAll(() => void vi.useRealTimers())

beforeEach(() => {
  startLive()
  hear('posts', { version: 'a' })
  hear('own', own)
  hear('documents', documents)
  vi.advanceTimersByTime(10_000)
  verify.mockClear()
  for (const name of [
    'post',
    'copy-changes',
    'programs',
    'exercises',
    'history',
    'hidden-authors',
    'gym',
    'training-plan',
  ]) {
    queryClient.setQueryData([name], {})
  }
  queryClient.setQueryData(['copy-changes'], { items: [] })
  listRead('a')
})

/** The list of posts, as it was read when they stood at these versions. */
const listRead = (...versions: (string | undefined)[]) =>
  queryClient.setQueryData(['posts'], { pages: versions.map((version) => ({ items: [], next: null, version })) })

afterEach(() => {
  // What is still to come comes within the test that asked for it.
  vi.advanceTimersByTime(10_000)
  queryClient.clear()
})

const copyOf = (original: string | null) => ({ items: [{ id: 'mine', copied_from_program_id: original }] })

describe('a change in posts', () => {
  beforeEach(() => {
    queryClient.removeQueries({ queryKey: ['post'] })
    queryClient.setQueryData(['post', 'open'], {})
    queryClient.setQueryData(['programs'], copyOf('original'))
  })

  it.each([
    ['of others alone renews the lists', ['stranger', 'theirs'], ['posts']],
    ['renews the open post that moved', ['open', 'theirs'], ['post', 'posts']],
    ['renews what is told of a copy whose original moved', ['stranger', 'original'], ['copy-changes', 'posts']],
  ])('%s', (_, moved, reads) => {
    hear('posts', { version: 'b', since: 'a', moved })
    expect(renewed()).toEqual(reads)
  })

  it.each([
    ['that says not what moved, as of a server of the version before', {}],
    ['that tells only what moved later than what was heard', { since: 'aa', moved: ['stranger'] }],
  ])('%s, renews all that posts concern', (_, named) => {
    hear('posts', { version: 'b', ...named })
    expect(renewed()).toEqual(['copy-changes', 'post', 'posts'])
  })

  it('is noted until it is read anew, from one event to the next', () => {
    hear('posts', { version: 'b', since: 'a', moved: ['open'] })
    hear('posts', { version: 'c', since: 'b', moved: ['original'] })
    expect(renewed()).toEqual(['copy-changes', 'post', 'posts'])
    for (const name of ['copy-changes', 'posts']) queryClient.setQueryData([name], { pages: [], items: [] })
    queryClient.setQueryData(['post', 'open'], {})
    hear('posts', { version: 'd', since: 'c', moved: ['stranger'] })
    expect(renewed()).toEqual([])
  })

  it('asks for nothing of copies where one has none', () => {
    queryClient.setQueryData(['programs'], copyOf(null))
    hear('posts', { version: 'b' })
    expect(renewed()).toEqual(['post', 'posts'])
  })
})

it.each([
  ['is asked for where something is told', 1, ['copy-changes', 'programs']],
  ['is not where nothing is', 0, ['programs']],
])('what is told of copies %s, when programs changed elsewhere', (_, told, reads) => {
  queryClient.setQueryData(['copy-changes'], { items: Array(told).fill({}) })
  hear('own', { ...own, programs: '2' })
  expect(renewed()).toEqual(reads)
})

it.each([
  ['stays where it is as new as the change, or newer', ['c', 'd'], []],
  ['is read anew where one of its pages is older', ['d', 'b'], ['posts']],
  ['is read anew where the server did not say its version', [undefined], ['posts']],
])('a list of posts %s', (_, versions, reads) => {
  queryClient.removeQueries()
  hear('posts', { version: 'b' })
  listRead(...versions)
  hear('posts', { version: 'c' })
  expect(renewed()).toEqual(reads)
})

it('a list of posts that was read before the server was set back is read anew, however new it was', () => {
  listRead('b')
  hear('posts', { version: 'b' })
  hear('posts', { version: 'a' })
  // Connected anew before it has read.
  hear('posts', { version: 'a' })
  expect(renewed()).toContain('posts')
})

it.each([
  ['before the page first heard of posts', undefined],
  ['by a page that heard of the newer ones, and ended before it had read them', { version: 'b' }],
])('a list of posts that was read %s is read anew where it is older', (_, before) => {
  queryClient.removeQueries({ queryKey: ['heard'] })
  if (before) queryClient.setQueryData(['heard', 'posts'], before)
  hear('posts', { version: 'b' })
  expect(renewed()).toEqual(['posts'])
})

it('nothing is read anew where nothing has changed since it was heard last, as after a connection that was lost', () => {
  hear('posts', { version: 'a' })
  hear('own', own)
  expect([renewed(), verify.mock.calls.length]).toEqual([[], 0])
})

it.each([
  ['programs', ['programs']],
  ['exercises', ['exercises']],
  ['history', ['history']],
  ['hidden_authors', ['hidden-authors', 'posts']],
])('what changed of one’s own elsewhere is read anew, and nothing else: %s', (part, reads) => {
  hear('own', { ...own, [part]: '2' })
  expect([renewed(), verify.mock.calls.length]).toEqual([reads, 0])
})

it.each([
  ['gym', 'gym'],
  ['training_plan', 'training-plan'],
])('what a person has one of is read anew where it changed elsewhere: %s', (part, read) => {
  hear('documents', { ...documents, [part]: '2' })
  expect(renewed()).toEqual([read])
})

it('what changed is marked old at once, on the device too: a page that is left before it reads anew does not hide it', () => {
  hear('own', { ...own, history: '2' })
  expect(queryClient.getQueryState(['history'])?.isInvalidated).toBe(true)
})

it('what is heard is noted once what it is about is marked: a page that ends between the two does not hide the change', () => {
  const written: unknown[] = []
  const end = queryClient.getQueryCache().subscribe((event) => {
    if (event.type === 'updated') written.push(event.query.queryKey[0])
  })
  hear('own', { ...own, programs: '2' })
  hear('documents', { ...documents, gym: '2' })
  end()
  expect(written).toEqual(['programs', 'heard', 'gym', 'heard'])
})

it('what a device hears for the first time may be newer than what it has just read: all that exists is read anew', () => {
  queryClient.removeQueries({ queryKey: ['heard'] })
  hear('own', own)
  hear('documents', documents)
  expect(renewed()).toEqual(['gym', 'history', 'programs'])
})

describe('a device that knew nothing of the person', () => {
  const hearFirst = (number: number) => {
    queryClient.removeQueries({ queryKey: ['heard'] })
    hear('revision', { number })
    hear('own', own)
    hear('documents', documents)
  }

  it('reads nothing twice where nothing has changed since it was told of the session', () => {
    vi.spyOn(revisions, 'hasReadAll').mockImplementation((number) => number === 7)
    hearFirst(7)
    expect([renewed(), verify.mock.calls.length]).toEqual([[], 0])
  })

  it('reads all anew where something has changed since', () => {
    hearFirst(8)
    expect([renewed(), verify.mock.calls.length]).toEqual([['gym', 'history', 'programs'], 1])
  })
})

it('a change of one’s profile elsewhere has the session looked at', () => {
  hear('own', { ...own, profile: '2' })
  expect([renewed(), verify.mock.calls.length]).toEqual([[], 1])
})
