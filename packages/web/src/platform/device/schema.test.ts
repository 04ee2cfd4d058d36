import { IDBFactory } from 'fake-indexeddb'
import 'fake-indexeddb/auto'
import { openDB } from 'idb'
import { beforeEach, describe, expect, it } from 'vitest'
import { createDevice, type Device } from './device.ts'
import { forgetPerson } from './forget-person.ts'
import { openIdbBackend } from './idb-backend.ts'

const open = () => createDevice((onClosed) => openIdbBackend('test', onClosed))
const event = (user_id: string, name: string) => ({ user_id, event: name })
const waiting = (user_id: string, id: string) => ({
  id,
  user_id,
  kind: 'create-program',
  thing: `program:${id}`,
  payload: { name: 'Push' },
  enqueued_at: 1,
  hold_until: 0,
  attempts: 2,
  last_error: 'network',
  refusal: null,
})

const rows = {
  outbox: [waiting('ada', 'a1'), waiting('bob', 'b1'), waiting('ada', 'a2')],
  running_workout: [event('ada', 'start'), event('ada', 'set')],
  query_cache: [{ user_id: 'ada', hash: '["site"]', key: ['site'], data: 1, updated_at: 5, shape: 1 }],
  kept: [
    { name: 'language', value: 'en' },
    { name: 'session', value: { user: { id: 'ada' } } },
    { name: 'program-drafts:ada', value: { new: { form: { name: 'Presque' } } } },
    { name: 'report-draft:ada', value: { id: 'r', type: 'Bug', content: 'x' } },
    { name: 'program-drafts:bob', value: { p1: {} } },
  ],
}

/** The device's database as Fonte left it before values had an owner: the code of version 1, word for word. */
async function leaveVersion1(): Promise<void> {
  const database = await openDB('test', 1, {
    upgrade(opened) {
      for (const store of ['outbox', 'running_workout'] as const)
        opened.createObjectStore(store, { keyPath: 'position', autoIncrement: true }).createIndex('user_id', 'user_id')
      opened.createObjectStore('query_cache', { keyPath: ['user_id', 'hash'] }).createIndex('user_id', 'user_id')
      opened.createObjectStore('kept', { keyPath: 'name' })
    },
  })
  for (const [store, all] of Object.entries(rows)) for (const row of all) await database.put(store, row)
  database.close()
}

const idsOf = async (device: Device, userId: string) => (await device.rows('outbox', userId)).map(({ id }) => id)
const namesOf = async (device: Device, userId: string) => (await device.rows('kept', userId)).map(({ name }) => name)

beforeEach(() => {
  globalThis.indexedDB = new IDBFactory()
})

describe('a device that an older Fonte used', () => {
  beforeEach(leaveVersion1)

  it('loses no unsent work, no running workout, no answer and no value', async () => {
    const device = open()
    expect(await device.rows('outbox', 'ada')).toMatchObject([
      { position: 1, ...waiting('ada', 'a1') },
      { position: 3, ...waiting('ada', 'a2') },
    ])
    expect((await device.rows('running_workout', 'ada')).map((row) => row.event)).toEqual(['start', 'set'])
    expect(await device.rows('query_cache', 'ada')).toEqual(rows.query_cache)
    for (const { name, value } of rows.kept) expect(await device.kept(name)).toEqual(value)
    expect(device.status.get()).toBe('durable')
  })

  it('goes on counting where the older one stopped', async () => {
    const device = open()
    await device.write([{ store: 'running_workout', put: event('ada', 'rest') }])
    expect((await device.rows('running_workout', 'ada')).map(({ position }) => position)).toEqual([1, 2, 3])
  })

  it('knows whose each draft is, and that the rest is its own', async () => {
    const device = open()
    expect(await namesOf(device, 'ada')).toEqual(['program-drafts:ada', 'report-draft:ada'])
    expect(await namesOf(device, 'bob')).toEqual(['program-drafts:bob'])
  })

  it('is brought up to date once, also when it is opened again', async () => {
    for (const device of [open(), open(), open()]) {
      expect(await namesOf(device, 'ada')).toHaveLength(2)
      await device.close()
    }
  })
})

describe.each(['an older device', 'a new device'])('forgetting a person on %s', (which) => {
  const filled = async () => {
    if (which === 'an older device') await leaveVersion1()
    const device = open()
    if (which === 'an older device') return device
    await device.write([
      ...rows.outbox.map((put) => ({ store: 'outbox' as const, put })),
      ...rows.running_workout.map((put) => ({ store: 'running_workout' as const, put })),
      {
        store: 'acknowledged',
        put: { ...waiting('ada', 'a0'), position: 0, does: 'make', revision: 1, acknowledged_at: 1 },
      },
      ...rows.query_cache.map((put) => ({ store: 'query_cache' as const, put })),
    ])
    for (const { name, value } of rows.kept) await device.keep(name, value, /-drafts?:(.+)$/.exec(name)?.[1])
    return device
  }

  it('takes reads and drafts, and leaves what has not been sent', async () => {
    const device = await filled()
    await forgetPerson(device, 'ada', { unsent: 'stays' })
    expect(await device.rows('query_cache', 'ada')).toEqual([])
    expect(await namesOf(device, 'ada')).toEqual([])
    expect(await device.kept('program-drafts:ada')).toBeUndefined()
    expect(await device.rows('acknowledged', 'ada')).toEqual([])
    expect(await idsOf(device, 'ada')).toEqual(['a1', 'a2'])
    expect(await device.rows('running_workout', 'ada')).toHaveLength(2)
  })

  it('takes everything where there is no next sign-in', async () => {
    const device = await filled()
    await forgetPerson(device, 'ada', { unsent: 'goes' })
    for (const store of ['outbox', 'acknowledged', 'running_workout', 'query_cache', 'kept'] as const)
      expect(await device.rows(store, 'ada')).toEqual([])
  })

  it('touches nobody else, nor what belongs to the device', async () => {
    const device = await filled()
    await forgetPerson(device, 'ada', { unsent: 'goes' })
    expect(await idsOf(device, 'bob')).toEqual(['b1'])
    expect(await namesOf(device, 'bob')).toEqual(['program-drafts:bob'])
    expect(await device.kept('language')).toBe('en')
  })
})
