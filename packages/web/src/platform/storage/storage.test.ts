import { IDBFactory } from 'fake-indexeddb'
import 'fake-indexeddb/auto'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { openIdbBackend } from './idb-backend.ts'
import { createStorage } from './storage.ts'
import type { Change } from './storage-rows.ts'

const open = (onClosed: () => void) => openIdbBackend('test', onClosed)
const event = (name: string, user_id = 'ada') => ({ store: 'running_workout' as const, put: { user_id, event: name } })

beforeEach(() => {
  globalThis.indexedDB = new IDBFactory()
})

describe.each([
  ['on the disk', open, 'durable'],
  ['in memory', () => Promise.reject(new DOMException('no', 'SecurityError')), 'memory'],
] as const)('the device %s', (_, opening, status) => {
  it('keeps rows in the order they were written, each person’s apart', async () => {
    const storage = createStorage(opening)
    await storage.write([event('start'), event('set')])
    await storage.write([event('other', 'bob'), event('stop')])
    expect((await storage.rows('running_workout', 'ada')).map((row) => row.event)).toEqual(['start', 'set', 'stop'])
    expect(storage.status.get()).toBe(status)
  })

  it('forgets one person’s rows and leaves the others’', async () => {
    const storage = createStorage(opening)
    await storage.write([event('a'), event('b', 'bob')])
    await storage.write([{ store: 'running_workout', removeAllOf: 'ada' }])
    expect(await storage.rows('running_workout', 'ada')).toEqual([])
    expect(await storage.rows('running_workout', 'bob')).toHaveLength(1)
  })

  it('keeps small values until they are forgotten', async () => {
    const storage = createStorage(opening)
    await storage.keep('sound', false)
    expect(await storage.kept('sound')).toBe(false)
    await storage.keep('sound', undefined)
    expect(await storage.kept('sound')).toBeUndefined()
  })

  it('replaces a row only where it still is', async () => {
    const storage = createStorage(opening)
    await storage.write([event('a'), event('b')])
    const [a, b] = await storage.rows('running_workout', 'ada')
    if (!a || !b) throw new Error('two rows were written')
    await storage.write([{ store: 'running_workout', remove: a.position }])
    await storage.write([
      { store: 'running_workout', replace: { ...a, event: 'A' } },
      { store: 'running_workout', replace: { ...b, event: 'B' } },
    ])
    expect((await storage.rows('running_workout', 'ada')).map((row) => row.event)).toEqual(['B'])
  })
})

describe('the disk', () => {
  const durabilities = async (work: (storage: ReturnType<typeof createStorage>) => Promise<void>) => {
    const storage = createStorage(open)
    await storage.kept('any')
    const asked = vi.spyOn(IDBDatabase.prototype, 'transaction')
    await work(storage)
    return asked.mock.calls.map(([, , options]) => options?.durability)
  }

  afterEach(() => {
    vi.restoreAllMocks()
  })

  it.each(['outbox', 'running_workout'] as const)('has %s for sure before a write of it answers', async (store) => {
    const change = { store, put: { user_id: 'ada', event: 'set' } } as Change
    expect(await durabilities((storage) => storage.write([change]))).toEqual(['strict'])
  })

  it('has what is locked or opened for sure before that answers', async () => {
    expect(await durabilities((storage) => storage.write(() => []))).toEqual(['strict'])
  })

  it('commits what was typed at once, so that leaving the page at that moment loses nothing', async () => {
    const storage = createStorage(open)
    await storage.kept('any')
    const committed = vi.spyOn(IDBTransaction.prototype, 'commit')
    await storage.keep('report-draft', 'typed', 'ada')
    expect(committed).toHaveBeenCalledOnce()
  })

  it('hears of a write once, however many rows it has', async () => {
    const storage = createStorage(open)
    await storage.kept('any')
    const heard = vi.spyOn(IDBRequest.prototype, 'addEventListener')
    await storage.write([event('a'), event('b')])
    expect(heard).not.toHaveBeenCalled()
    heard.mockRestore()
  })

  it('takes its time with what can be read or chosen again', async () => {
    expect(await durabilities((storage) => storage.keep('sound', false))).toEqual(['relaxed'])
  })
})

describe('the device in trouble', () => {
  it('writes all steps or none', async () => {
    const storage = createStorage(open)
    const unstorable = { store: 'kept' as const, put: { name: 'f', value: () => undefined } }
    await expect(storage.write([event('a'), unstorable])).rejects.toThrow()
    expect(await storage.rows('running_workout', 'ada')).toEqual([])
    expect(storage.status.get()).toBe('durable')
  })

  it('opens the database again when the browser has closed it', async () => {
    const storage = createStorage(open)
    await storage.write([event('start')])
    await storage.close()
    await storage.write([event('set')])
    expect(await storage.rows('running_workout', 'ada')).toHaveLength(2)
    expect(storage.status.get()).toBe('durable')
  })
})
