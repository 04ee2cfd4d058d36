import { describe, expect, it } from 'vitest'
import { GatewayFailure, NetworkFailure, StrangeAnswer } from '../api/api-problem.ts'
import type { OutboxRow } from '../storage/storage-rows.ts'
import { holdLeft, nextEntry } from './next-entry.ts'
import { nextTry } from './next-try.ts'
import { blank, refusal } from './test-kit/outbox-kit.ts'
import { backOff, verdictOn } from './verdict.ts'

const now = 1_000_000

const entry = (thing: string, changes: Partial<OutboxRow> = {}): OutboxRow => ({
  ...blank,
  position: 1,
  id: thing,
  kind: 'unknown kind',
  thing,
  payload: null,
  ...changes,
})

const setAside = { code: 'invalid-input', request_id: 'r-1', at: now }

const look = (entries: readonly OutboxRow[], waits: Readonly<Record<string, number>> = {}, failures = 0) =>
  nextTry(entries, new Map(Object.entries(waits)), failures, { now: () => now, elapsed: () => now, random: () => 1 })

describe('the next look at the queue', () => {
  it('is not needed where nothing waits for a time', () => {
    expect(look([])).toBeUndefined()
    expect(look([entry('a')])).toBeUndefined()
  })

  it('comes when the first of all waits is over', () => {
    const entries = [entry('a'), entry('b'), entry('held', { hold_until: now + 2_500 })]
    expect(look(entries, { a: now + 9_000, b: now + 4_000 })).toBe(3_000)
    expect(look(entries, { a: now + 9_000, b: now + 2_000 })).toBe(2_000)
  })

  it('is never sooner than after a quarter of a second', () => {
    expect(look([entry('a')], { a: now + 1 })).toBe(250)
    expect(look([entry('a')], { a: now - 60_000 })).toBe(250)
  })

  it('is not for what was set aside until its person decides', () => {
    const entries = [entry('a', { refusal: setAside })]
    expect(look(entries, { a: now + 4_000 })).toBeUndefined()
    expect(look(entries, {}, 1)).toBeUndefined()
  })

  it('comes later with each try that met no network', () => {
    expect([1, 2, 3].map((failures) => look([entry('a')], {}, failures))).toEqual([2_000, 4_000, 8_000])
  })

  it('is not for an empty queue, though there was no network', () => {
    expect(look([], {}, 1)).toBeUndefined()
  })
})

describe('how long an entry is held', () => {
  const left = (hold_until: number) => holdLeft(entry('a', { hold_until }), now)

  it('is half a second longer than it can be taken back', () => {
    expect(left(now + 5_000)).toBe(5_500)
    expect(left(now - 499)).toBe(1)
    expect(left(now - 500)).toBe(0)
    expect(left(now - 9_000)).toBe(0)
  })

  it('is nothing for what is not held, also while the clock stands at its beginning', () => {
    expect(holdLeft(entry('a', { hold_until: 0 }), 0)).toBe(0)
  })

  it('is a minute at most: what seems longer was begun before the clock was set back', () => {
    expect(left(now + 60_000)).toBe(60_500)
    expect(left(now + 60_001)).toBe(0)
  })
})

describe('the entry that is sent next', () => {
  const next = (...entries: readonly OutboxRow[]) => nextEntry(entries, new Set(['waiting']), now)?.id

  it('is the first one, but for those of a thing that waits, is held or was set aside', () => {
    expect(next(entry('a'), entry('b'))).toBe('a')
    expect(next(entry('waiting'), entry('b'))).toBe('b')
    expect(next(entry('held', { hold_until: now + 1 }), entry('held'), entry('b'))).toBe('b')
    expect(next(entry('refused', { refusal: setAside }), entry('refused'), entry('b'))).toBe('b')
  })

  it('is none where all have to wait', () => {
    expect(next(entry('waiting'), entry('refused', { refusal: setAside }))).toBeUndefined()
  })
})

describe('what a failed try means', () => {
  it.each([
    ['no answer', new NetworkFailure('cut'), 'offline'],
    ['an answer that is not Fonte’s', new StrangeAnswer('a portal'), 'later'],
    ['a proxy without an answer, which may have others', new GatewayFailure(undefined), 'later'],
    ['a fault of our own', new Error('bug'), 'later'],
    ['an ended session', refusal('signed-out', 401), 'signed-out'],
    ['a server that waited too long', refusal('timeout', 408), 'later'],
    ['too many calls', refusal('rate-limited', 429), 'later'],
    ['trouble of the server', refusal('internal', 500), 'later'],
    ['maintenance', refusal('unavailable', 503), 'later'],
    ['a call that did not arrive whole', refusal('unreadable', 400), 'later'],
    ['what may not be', refusal('invalid-input', 400), 'refused'],
    ['what nobody may', refusal('admin-required', 403), 'refused'],
    ['what is no longer there', refusal('not-found', 404), 'refused'],
  ] as const)('%s', (_, failure, verdict) => {
    expect(verdictOn(failure, {})[0]).toBe(verdict)
  })
})

describe('the wait after a number of failed tries', () => {
  it('doubles with each, up to five minutes', () => {
    expect([0, 1, 2, 8, 9, 60].map((attempts) => backOff(attempts, 1))).toEqual([
      1_000, 2_000, 4_000, 256_000, 300_000, 300_000,
    ])
  })

  it('is spread from half of it to all of it', () => {
    expect([0, 0.5, 1].map((random) => backOff(1, random))).toEqual([1_000, 1_500, 2_000])
  })
})
