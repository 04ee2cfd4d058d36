import { IDBFactory } from 'fake-indexeddb'
import 'fake-indexeddb/auto'
import { openDB } from 'idb'
import { beforeEach, describe, expect, it } from 'vitest'
import type { Backend } from './backend.ts'
import { createDevice } from './device.ts'
import { openIdbBackend } from './idb-backend.ts'
import { version } from './schema.ts'

const open = (onClosed: () => void) => openIdbBackend('test', onClosed)
const event = (name: string) => ({ store: 'running_workout' as const, put: { user_id: 'ada', event: name } })
const named = (rows: readonly { event: unknown }[]) => rows.map((row) => row.event)

beforeEach(() => {
  globalThis.indexedDB = new IDBFactory()
})

describe('a disk that is full', () => {
  it('loses none of several writes that fail at the same moment', async () => {
    let full = false
    const device = createDevice(async (onClosed) => {
      const backend = await open(onClosed)
      const write: Backend['write'] = (changes) =>
        full ? Promise.reject(new DOMException('full', 'QuotaExceededError')) : backend.write(changes)
      return { ...backend, write }
    })
    await device.write([event('start')])
    full = true
    await Promise.all([device.write([event('set')]), device.write([event('rest')]), device.keep('sound', false)])
    expect(named(await device.rows('running_workout', 'ada'))).toEqual(['start', 'set', 'rest'])
    expect(await device.kept('sound')).toBe(false)
    expect(device.status.get()).toBe('memory')
  })
})

describe('a newer Fonte in another tab that changes the device’s schema', () => {
  const upgrade = () =>
    openDB('test', version + 1, {
      upgrade: (newer) => void newer.createObjectStore('photos'),
    })

  it('is let in at once and finds every row that was there', async () => {
    const device = createDevice(open)
    await device.write([event('start'), event('set')])
    await device.keep('language', 'fr')
    const newer = await upgrade()
    expect(named(await newer.getAll('running_workout'))).toEqual(['start', 'set'])
    expect(await newer.getAll('kept')).toEqual([{ name: 'language', value: 'fr' }])
    expect([...newer.objectStoreNames]).toEqual(['kept', 'outbox', 'photos', 'query_cache', 'running_workout'])
  })

  it('leaves the older tab working, in memory and with its warning', async () => {
    const device = createDevice(open)
    await device.write([event('start')])
    await upgrade()
    await device.write([event('set')])
    expect(named(await device.rows('running_workout', 'ada'))).toEqual(['set'])
    expect(device.status.get()).toBe('memory')
  })
})
