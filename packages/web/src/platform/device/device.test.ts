import { IDBFactory } from 'fake-indexeddb'
import 'fake-indexeddb/auto'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Backend } from './backend.ts'
import { createDevice } from './device.ts'
import type { Change } from './device-rows.ts'
import { openIdbBackend } from './idb-backend.ts'

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
    const device = createDevice(opening)
    await device.write([event('start'), event('set')])
    await device.write([event('other', 'bob'), event('stop')])
    expect((await device.rows('running_workout', 'ada')).map((row) => row.event)).toEqual(['start', 'set', 'stop'])
    expect(device.status.get()).toBe(status)
  })

  it('forgets one person’s rows and leaves the others’', async () => {
    const device = createDevice(opening)
    await device.write([event('a'), event('b', 'bob')])
    await device.write([{ store: 'running_workout', removeAllOf: 'ada' }])
    expect(await device.rows('running_workout', 'ada')).toEqual([])
    expect(await device.rows('running_workout', 'bob')).toHaveLength(1)
  })

  it('keeps small values until they are forgotten', async () => {
    const device = createDevice(opening)
    await device.keep('sound', false)
    expect(await device.kept('sound')).toBe(false)
    await device.keep('sound', undefined)
    expect(await device.kept('sound')).toBeUndefined()
  })

  it('replaces a row only where it still is', async () => {
    const device = createDevice(opening)
    await device.write([event('a'), event('b')])
    const [a, b] = await device.rows('running_workout', 'ada')
    if (!a || !b) throw new Error('two rows were written')
    await device.write([{ store: 'running_workout', remove: a.position }])
    await device.write([
      { store: 'running_workout', replace: { ...a, event: 'A' } },
      { store: 'running_workout', replace: { ...b, event: 'B' } },
    ])
    expect((await device.rows('running_workout', 'ada')).map((row) => row.event)).toEqual(['B'])
  })
})

describe('the disk', () => {
  const durabilities = async (work: (device: ReturnType<typeof createDevice>) => Promise<void>) => {
    const device = createDevice(open)
    await device.kept('any')
    const asked = vi.spyOn(IDBDatabase.prototype, 'transaction')
    await work(device)
    return asked.mock.calls.map(([, , options]) => options?.durability)
  }

  afterEach(() => {
    vi.restoreAllMocks()
  })

  it.each(['outbox', 'running_workout'] as const)('has %s for sure before a write of it answers', async (store) => {
    const change = { store, put: { user_id: 'ada', event: 'set' } } as Change
    expect(await durabilities((device) => device.write([change]))).toEqual(['strict'])
  })

  it('has what is locked or opened for sure before that answers', async () => {
    expect(await durabilities((device) => device.change(() => []))).toEqual(['strict'])
  })

  it('takes its time with what can be read or chosen again', async () => {
    expect(await durabilities((device) => device.keep('sound', false))).toEqual(['relaxed'])
  })
})

describe('the device in trouble', () => {
  it('writes all steps or none', async () => {
    const device = createDevice(open)
    const unstorable = { store: 'kept' as const, put: { name: 'f', value: () => undefined } }
    await expect(device.write([event('a'), unstorable])).rejects.toThrow()
    expect(await device.rows('running_workout', 'ada')).toEqual([])
    expect(device.status.get()).toBe('durable')
  })

  it('goes on in memory with everything it has when the disk is full', async () => {
    let full = false
    const device = createDevice(async (onClosed) => {
      const backend = await open(onClosed)
      const write: Backend['write'] = (changes) =>
        full ? Promise.reject(new DOMException('full', 'QuotaExceededError')) : backend.write(changes)
      return { ...backend, write }
    })
    await device.write([event('start')])
    full = true
    await device.write([event('set')])
    expect((await device.rows('running_workout', 'ada')).map((row) => row.event)).toEqual(['start', 'set'])
    expect(device.status.get()).toBe('memory')
  })

  it('opens the database again when the browser has closed it', async () => {
    const device = createDevice(open)
    await device.write([event('start')])
    await device.close()
    await device.write([event('set')])
    expect(await device.rows('running_workout', 'ada')).toHaveLength(2)
    expect(device.status.get()).toBe('durable')
  })
})
