import { IDBFactory } from 'fake-indexeddb'
import 'fake-indexeddb/auto'
import { type IDBPDatabase, openDB } from 'idb'
import { beforeEach, describe, expect, it } from 'vitest'
import { forgetPerson } from './forget-person.ts'
import { openIdbBackend } from './idb-backend.ts'
import { upgrade, version } from './schema.ts'
import { type BrowserStorage, createStorage } from './storage.ts'

const open = () => createStorage((onClosed) => openIdbBackend('test', onClosed))
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

/** The stores as each former Fonte made them, the code of its version word for word: by the version's number. */
const formerStores: Readonly<Record<number, (opened: IDBPDatabase) => void>> = {
  // Before values had an owner.
  1(opened) {
    for (const store of ['outbox', 'running_workout'] as const)
      opened.createObjectStore(store, { keyPath: 'position', autoIncrement: true }).createIndex('user_id', 'user_id')
    opened.createObjectStore('query_cache', { keyPath: ['user_id', 'hash'] }).createIndex('user_id', 'user_id')
    opened.createObjectStore('kept', { keyPath: 'name' })
  },
  // Before acknowledged writes were kept.
  2(opened) {
    for (const store of ['outbox', 'running_workout'] as const)
      opened.createObjectStore(store, { keyPath: 'position', autoIncrement: true }).createIndex('user_id', 'user_id')
    opened.createObjectStore('query_cache', { keyPath: ['user_id', 'hash'] }).createIndex('user_id', 'user_id')
    opened.createObjectStore('kept', { keyPath: 'name' }).createIndex('user_id', 'user_id')
  },
  // Before the training log was kept.
  3(opened) {
    for (const store of ['outbox', 'running_workout'] as const)
      opened.createObjectStore(store, { keyPath: 'position', autoIncrement: true }).createIndex('user_id', 'user_id')
    opened.createObjectStore('query_cache', { keyPath: ['user_id', 'hash'] }).createIndex('user_id', 'user_id')
    opened.createObjectStore('kept', { keyPath: 'name' }).createIndex('user_id', 'user_id')
    opened.createObjectStore('acknowledged', { keyPath: 'position' }).createIndex('user_id', 'user_id')
  },
}

/** The device's database with rows as the Fonte of that version left it. */
async function leaveVersion(former: number): Promise<void> {
  const database = await openDB('test', former, { upgrade: (opened) => formerStores[former]?.(opened) })
  const kept = rows.kept.map((row) => (former === 1 ? row : { ...row, user_id: /-drafts?:(.+)$/.exec(row.name)?.[1] }))
  for (const [store, all] of Object.entries({ ...rows, kept })) for (const row of all) await database.put(store, row)
  database.close()
}

const idsOf = async (storage: BrowserStorage, userId: string) =>
  (await storage.rows('outbox', userId)).map(({ id }) => id)
const namesOf = async (storage: BrowserStorage, userId: string) =>
  (await storage.rows('kept', userId)).map(({ name }) => name)

beforeEach(() => {
  globalThis.indexedDB = new IDBFactory()
})

it('every former version of the schema is brought up to date by the tests below', () => {
  const former = Array.from({ length: version - 1 }, (_, index) => String(index + 1))
  expect(Object.keys(formerStores)).toEqual(former)
})

it('a device of this version is ready for the next one: no step of the past is taken again', async () => {
  const storage = open()
  await storage.keep('language', 'en')
  await storage.close()
  const next = await openDB('test', version + 1, { upgrade })
  expect(await next.get('kept', 'language')).toMatchObject({ value: 'en' })
  next.close()
})

describe.each(Object.keys(formerStores).map(Number))(
  'a device on which Fonte left version %i of its schema',
  (former) => {
    beforeEach(() => leaveVersion(former))

    it('loses no unsent work, no running workout, no answer and no value', async () => {
      const storage = open()
      expect(await storage.rows('outbox', 'ada')).toMatchObject([
        { position: 1, ...waiting('ada', 'a1') },
        { position: 3, ...waiting('ada', 'a2') },
      ])
      expect((await storage.rows('running_workout', 'ada')).map((row) => row.event)).toEqual(['start', 'set'])
      expect(await storage.rows('query_cache', 'ada')).toEqual(rows.query_cache)
      for (const { name, value } of rows.kept) expect(await storage.kept(name)).toEqual(value)
      expect(storage.status.get()).toBe('durable')
    })

    it('keeps from now on what the server acknowledged', async () => {
      const storage = open()
      const put = { ...waiting('ada', 'a0'), position: 1, does: 'make', revision: 1, acknowledged_at: 1 } as const
      await storage.write([{ store: 'acknowledged', put }])
      expect(await storage.rows('acknowledged', 'ada')).toEqual([put])
    })

    it('keeps from now on the training log', async () => {
      const storage = open()
      const put = { user_id: 'ada', id: 'w1', packed: '[]' }
      await storage.write([{ store: 'training', put }])
      expect(await storage.rows('training', 'ada')).toEqual([put])
    })

    it('goes on counting where the older one stopped', async () => {
      const storage = open()
      await storage.write([{ store: 'running_workout', put: event('ada', 'rest') }])
      expect((await storage.rows('running_workout', 'ada')).map(({ position }) => position)).toEqual([1, 2, 3])
    })

    it('knows whose each draft is, and that the rest is its own', async () => {
      const storage = open()
      expect(await namesOf(storage, 'ada')).toEqual(['program-drafts:ada', 'report-draft:ada'])
      expect(await namesOf(storage, 'bob')).toEqual(['program-drafts:bob'])
    })

    it('is brought up to date once, also when it is opened again', async () => {
      for (const storage of [open(), open(), open()]) {
        expect(await namesOf(storage, 'ada')).toHaveLength(2)
        await storage.close()
      }
    })
  },
)

describe.each(['an older device', 'a new device'])('forgetting a person on %s', (which) => {
  const filled = async () => {
    if (which === 'an older device') await leaveVersion(1)
    const storage = open()
    if (which === 'an older device') return storage
    await storage.write([
      ...rows.outbox.map((put) => ({ store: 'outbox' as const, put })),
      ...rows.running_workout.map((put) => ({ store: 'running_workout' as const, put })),
      {
        store: 'acknowledged',
        put: { ...waiting('ada', 'a0'), position: 0, does: 'make', revision: 1, acknowledged_at: 1 },
      },
      ...rows.query_cache.map((put) => ({ store: 'query_cache' as const, put })),
    ])
    for (const { name, value } of rows.kept) await storage.keep(name, value, /-drafts?:(.+)$/.exec(name)?.[1])
    return storage
  }

  it('takes reads and drafts, and leaves what has not been sent', async () => {
    const storage = await filled()
    await forgetPerson(storage, 'ada', { unsent: 'stays' })
    expect(await storage.rows('query_cache', 'ada')).toEqual([])
    expect(await namesOf(storage, 'ada')).toEqual([])
    expect(await storage.kept('program-drafts:ada')).toBeUndefined()
    expect(await storage.rows('acknowledged', 'ada')).toEqual([])
    expect(await idsOf(storage, 'ada')).toEqual(['a1', 'a2'])
    expect(await storage.rows('running_workout', 'ada')).toHaveLength(2)
  })

  it('takes everything where there is no next sign-in', async () => {
    const storage = await filled()
    await forgetPerson(storage, 'ada', { unsent: 'goes' })
    for (const store of ['outbox', 'acknowledged', 'running_workout', 'query_cache', 'kept'] as const)
      expect(await storage.rows(store, 'ada')).toEqual([])
  })

  it('touches nobody else, nor what belongs to the device', async () => {
    const storage = await filled()
    await forgetPerson(storage, 'ada', { unsent: 'goes' })
    expect(await idsOf(storage, 'bob')).toEqual(['b1'])
    expect(await namesOf(storage, 'bob')).toEqual(['program-drafts:bob'])
    expect(await storage.kept('language')).toBe('en')
  })
})
