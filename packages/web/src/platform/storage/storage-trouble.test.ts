import { IDBFactory } from 'fake-indexeddb'
import 'fake-indexeddb/auto'
import { deleteDB, openDB } from 'idb'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { Backend } from './backend.ts'
import { openIdbBackend } from './idb-backend.ts'
import { version } from './schema.ts'
import { createStorage } from './storage.ts'

const open = (onClosed: () => void) => openIdbBackend('test', onClosed)
const event = (name: string) => ({ store: 'running_workout' as const, put: { user_id: 'ada', event: name } })
const named = (rows: readonly { event: unknown }[]) => rows.map((row) => row.event)

beforeEach(() => {
  globalThis.indexedDB = new IDBFactory()
})

/** A device that takes every write until its disk is full. */
const fillingDevice = () => {
  let full = false
  const storage = createStorage(async (onClosed) => {
    const backend = await open(onClosed)
    const write: Backend['write'] = (changes) =>
      full ? Promise.reject(new DOMException('full', 'QuotaExceededError')) : backend.write(changes)
    return { ...backend, write }
  })
  const fill = () => {
    full = true
  }
  return { storage, fill }
}

describe('a disk that is full', () => {
  it('makes the device go on in memory with everything it has', async () => {
    const { storage, fill } = fillingDevice()
    await storage.write([event('start')])
    fill()
    await storage.write([event('set')])
    expect(named(await storage.rows('running_workout', 'ada'))).toEqual(['start', 'set'])
    expect(storage.status.get()).toBe('memory')
  })

  it('makes it go on so where one row fails of a write that takes others away', async () => {
    const storage = createStorage(open)
    await storage.write([event('start')])
    const [started] = await storage.rows('running_workout', 'ada')
    if (!started) throw new Error('a row was written')
    // Refused after it was asked for, as where the disk is full.
    const put = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(function (this: IDBObjectStore, row) {
      return this.add(row)
    })
    const set = { ...started, event: 'set' }
    await storage.write([
      { store: 'running_workout', put: set },
      { store: 'outbox', removeAllOf: 'ada' },
    ])
    put.mockRestore()
    expect(await storage.rows('running_workout', 'ada')).toEqual([set])
    expect(storage.status.get()).toBe('memory')
  })

  it('loses none of several writes that fail at the same moment', async () => {
    const { storage, fill } = fillingDevice()
    await storage.write([event('start')])
    fill()
    await Promise.all([storage.write([event('set')]), storage.write([event('rest')]), storage.keep('sound', false)])
    expect(named(await storage.rows('running_workout', 'ada'))).toEqual(['start', 'set', 'rest'])
    expect(await storage.kept('sound')).toBe(false)
    expect(storage.status.get()).toBe('memory')
  })
})

describe('a newer Fonte in another tab that changes the device’s schema', () => {
  const upgrade = () =>
    openDB('test', version + 1, {
      upgrade: (newer) => void newer.createObjectStore('photos'),
    })

  it('is let in at once and finds every row that was there', async () => {
    const storage = createStorage(open)
    await storage.write([event('start'), event('set')])
    await storage.keep('language', 'fr')
    const newer = await upgrade()
    expect(named(await newer.getAll('running_workout'))).toEqual(['start', 'set'])
    expect(await newer.get('kept', 'language')).toEqual({ name: 'language', value: 'fr' })
    expect([...newer.objectStoreNames]).toEqual([
      'acknowledged',
      'kept',
      'outbox',
      'photos',
      'query_cache',
      'running_workout',
      'training',
    ])
  })

  it('leaves the older tab working, in memory and with its warning', async () => {
    const storage = createStorage(open)
    await storage.write([event('start')])
    await upgrade()
    await storage.write([event('set')])
    expect(named(await storage.rows('running_workout', 'ada'))).toEqual(['start', 'set'])
    expect(storage.status.get()).toBe('memory')
  })
})

describe('a browser that deletes what it kept', () => {
  const empty = () => deleteDB('test')
  const workout = { id: 'w', user_id: 'ada', kind: 'test', thing: 'w', payload: {}, enqueued_at: 0, hold_until: 0 }
  const put = { ...workout, attempts: 0, last_error: null, refusal: null }

  it('gets back from the open page all work that has not been sent, and the page says so', async () => {
    const storage = createStorage(open)
    await storage.write([{ store: 'outbox', put }, event('start')])
    const before = await storage.rows('outbox', 'ada')
    await storage.write([{ store: 'kept', put: { name: 'choice', value: 1 } }, event('set')])
    expect(storage.wasEmptied.get()).toBe(false)
    await empty()
    expect(await storage.rows('outbox', 'ada')).toEqual(before)
    expect(named(await storage.rows('running_workout', 'ada'))).toEqual(['start', 'set'])
    expect(storage.wasEmptied.get()).toBe(true)
    expect(storage.status.get()).toBe('durable')
    // It is on the disk again, for the page that comes next.
    expect(await createStorage(open).rows('outbox', 'ada')).toEqual(before)
  })

  it('does not get back what was sent, thrown away or changed meanwhile', async () => {
    const storage = createStorage(open)
    await storage.write([
      { store: 'outbox', put },
      { store: 'outbox', put: { ...put, id: 'x' } },
    ])
    const [sent, changed] = await storage.rows('outbox', 'ada')
    if (!sent || !changed) throw new Error('two rows were written')
    await storage.write([
      { store: 'outbox', remove: sent.position },
      { store: 'outbox', replace: { ...changed, attempts: 3 } },
      event('start'),
    ])
    await storage.write([{ store: 'running_workout', removeAllOf: 'ada' }])
    await empty()
    expect(await storage.rows('outbox', 'ada')).toEqual([{ ...changed, attempts: 3 }])
    expect(await storage.rows('running_workout', 'ada')).toEqual([])
  })

  it('gets back what each of two open tabs knows, whichever of them looks first', async () => {
    const [recording, other] = [createStorage(open), createStorage(open)]
    await recording.write([event('start'), event('set')])
    await other.write([{ store: 'outbox', put }])
    await empty()
    await other.keep('language', 'fr')
    await recording.write([event('next set')])
    expect(named(await recording.rows('running_workout', 'ada'))).toEqual(['start', 'set', 'next set'])
    expect(await recording.rows('outbox', 'ada')).toMatchObject([{ id: 'w' }])
    expect(recording.wasEmptied.get()).toBe(true)
  })

  it('gets back the sets that a tab recorded after another one, which looks first, had read those before', async () => {
    const [recording, other] = [createStorage(open), createStorage(open)]
    await recording.write([event('start')])
    await other.rows('running_workout', 'ada')
    await recording.write([event('set')])
    await empty()
    await other.keep('language', 'fr')
    expect(named(await recording.rows('running_workout', 'ada'))).toEqual(['start', 'set'])
  })

  it('and then refuses to keep anything: the page goes on with it in memory', async () => {
    let refuses = false
    const storage = createStorage((onClosed) => (refuses ? Promise.reject(new Error('no')) : open(onClosed)))
    await storage.write([{ store: 'outbox', put }])
    refuses = true
    await empty()
    expect(await storage.rows('outbox', 'ada')).toMatchObject([{ id: 'w' }])
    expect(storage.status.get()).toBe('memory')
  })
})
