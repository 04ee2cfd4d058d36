import { describe, expect, it } from 'vitest'
import { createObservable } from '../observable.ts'
import type { OutboxRow } from '../storage/storage-rows.ts'
import { firstTry } from './first-try.ts'
import { registerOutboxKinds } from './outbox-kind.ts'

const blank = { user_id: 'ada', kind: 'test', payload: null, enqueued_at: 0, hold_until: 0, attempts: 0 }

const entry = (id: string, changes: Partial<OutboxRow> = {}): OutboxRow => ({
  ...blank,
  id,
  thing: id,
  position: 1,
  last_error: null,
  refusal: null,
  ...changes,
})

const kind = { label: () => '', send: async () => undefined }

const refusal = { code: 'version-conflict', request_id: 'r-1', at: 0 }

describe('the first try of an entry', () => {
  it.each([
    ['is sent once the entry has left the queue', [], 'sent'],
    ['is refused when the server says so', [entry('a', { refusal })], 'refused'],
    ['waits without a network', [entry('a', { last_error: 'network' })], 'waits'],
    ['waits while the server fails', [entry('a', { last_error: 'internal', attempts: 1 })], 'waits'],
    ['waits behind another that met no network', [entry('b', { last_error: 'network' }), entry('a')], 'waits'],
    ['waits behind its own program', [entry('b', { thing: 'a', last_error: 'internal' }), entry('a')], 'waits'],
  ] as const)('%s', async (_, then, outcome) => {
    const queue = createObservable<readonly OutboxRow[]>([entry('a')])
    const ended = firstTry(queue, 'a')
    queue.set(then)
    expect(await ended).toBe(outcome)
  })

  it('waits behind a row that it needs, whose making failed', async () => {
    const [make, use] = [entry('b', { kind: 'make', last_error: 'internal' }), entry('a', { kind: 'use' })]
    registerOutboxKinds({ ...kind, kind: 'make', does: 'make' }, { ...kind, kind: 'use', needs: () => ['b'] })
    expect(await firstTry(createObservable<readonly OutboxRow[]>([make, use]), 'a')).toBe('waits')
  })

  it('is not known while the entry is on its way behind what concerns another program', async () => {
    const queue = createObservable<readonly OutboxRow[]>([entry('b', { last_error: 'internal' }), entry('a')])
    const ended = firstTry(queue, 'a')
    queue.set([entry('b', { last_error: 'internal' }), entry('a', { attempts: 0 })])
    queue.set([entry('b', { last_error: 'internal' })])
    expect(await ended).toBe('sent')
  })

  it('is not known while only what comes after it met no network', async () => {
    const queue = createObservable<readonly OutboxRow[]>([entry('a'), entry('b', { last_error: 'network' })])
    const ended = firstTry(queue, 'a')
    queue.set([entry('b', { last_error: 'network' })])
    expect(await ended).toBe('sent')
  })

  it('follows the queue no longer than it has to', async () => {
    const queue = createObservable<readonly OutboxRow[]>([entry('a')])
    let followers = 0
    const subscribe = (listener: () => void) => {
      const end = queue.subscribe(listener)
      followers += 1
      return () => {
        followers -= 1
        end()
      }
    }
    const ended = firstTry({ get: queue.get, subscribe }, 'a')
    expect(followers).toBe(1)
    queue.set([])
    await ended
    expect(followers).toBe(0)
  })
})
