import 'fake-indexeddb/auto'
import { openDB } from 'idb'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { openIdbBackend } from '../storage/idb-backend.ts'
import { memoryBackend } from '../storage/memory-backend.ts'
import { type BrowserStorage, createStorage } from '../storage/storage.ts'
import { type Change, logStateName } from '../storage/storage-rows.ts'
import { Vault } from './vault.ts'

const keyOf = (byte: number) => btoa(String.fromCharCode(...new Array(32).fill(byte))).replaceAll('=', '')
const [adasKey, bensKey] = [keyOf(1), keyOf(2)]

const entry = (user_id: string, name: string) => ({
  id: `${name}-id`,
  user_id,
  kind: 'create-workout-history',
  thing: `history:${name}`,
  payload: { program_name: name, sets: [{ reps: 5, weight: 82.5, note: null }] },
  enqueued_at: 1,
  hold_until: 0,
  attempts: 0,
  last_error: null,
  refusal: null,
})

/** Places in the queue, which all who use the device share. */
const placeOf = { ada: 1, ben: 2 }

const workOf = (user_id: 'ada' | 'ben', name: string): Change[] => [
  { store: 'outbox', put: entry(user_id, name) },
  {
    store: 'acknowledged',
    put: { ...entry(user_id, name), position: placeOf[user_id], does: 'make', revision: 3, acknowledged_at: 2 },
  },
  { store: 'running_workout', put: { user_id, event: { type: 'set-recorded', name, at: 1_700_000_000_000 } } },
  { store: 'kept', put: { name: `draft:${user_id}`, value: { typed: name }, user_id } },
]

let storage: BrowserStorage
let marker: boolean
let databases = 0
let name: string
let vault: Vault

beforeEach(() => {
  marker = true
  databases += 1
  name = `vault-${databases}`
  storage = createStorage((onClosed) => openIdbBackend(name, onClosed))
  vault = new Vault({ storage, hasMarker: () => marker })
})

afterEach(() => storage.close())

const stores = ['outbox', 'acknowledged', 'running_workout', 'query_cache', 'training', 'kept'] as const

/** Everything that can be read in the browser, encrypted bytes as the characters they would be. */
const readable = async () => {
  const database = await openDB(name)
  const rows = await Promise.all(stores.map((store) => database.getAll(store)))
  database.close()
  return JSON.stringify(rows, (_, value) => (value instanceof Uint8Array ? new TextDecoder().decode(value) : value))
}

const shown = (userId: string) => Promise.all(stores.map((store) => storage.rows(store, userId)))

const signOut = async () => {
  marker = false
  await vault.shut()
}

const signIn = async (userId: string, key: string) => {
  marker = true
  await vault.open(userId, key)
}

describe('what somebody leaves on the device', () => {
  it('cannot be read after sign-out, and is back as it was at the same person’s next sign-in', async () => {
    await signIn('ada', adasKey)
    await storage.write(workOf('ada', 'Squat'))
    await storage.write([
      { store: 'query_cache', put: { user_id: 'ada', hash: 'h', key: ['k'], data: 'Squat', updated_at: 1, shape: 1 } },
    ])
    await storage.write([{ store: 'training', put: { user_id: 'ada', id: 'w', packed: '["Squat"]' } }])
    await storage.keep(logStateName('ada'), { cursor: '7.7' }, 'ada')
    await storage.keep('session', { user: { id: 'ada', email: 'ada@exemple.fr' } })
    const before = await shown('ada')
    await signOut()
    expect(await readable()).not.toMatch(/Squat|create-workout|set-recorded|exemple|lock-key/)
    expect(await readable()).not.toContain(adasKey)
    expect(await shown('ada')).toEqual(stores.map(() => []))
    await signIn('ada', adasKey)
    const [outbox, acknowledged, running, , , kept = []] = before
    const others = kept.filter((row) => 'name' in row && row.name !== logStateName('ada'))
    expect(await shown('ada')).toEqual([outbox, acknowledged, running, [], [], others])
  })

  it('is opened by nobody else, whatever their key, and survives their visit', async () => {
    await signIn('ada', adasKey)
    await storage.write(workOf('ada', 'Squat'))
    const before = await shown('ada')
    await signOut()
    await signIn('ben', bensKey)
    await storage.write(workOf('ben', 'Rowing'))
    expect(await readable()).not.toContain('Squat')
    await signOut()
    await signIn('ada', bensKey)
    expect((await shown('ada'))[0]).toEqual([])
    await signOut()
    await signIn('ada', adasKey)
    expect(await shown('ada')).toEqual(before)
    expect(await readable()).not.toContain('Rowing')
  })

  it('is locked at the latest when somebody else signs in', async () => {
    await signIn('ada', adasKey)
    await storage.write(workOf('ada', 'Squat'))
    await signIn('ben', bensKey)
    expect(await readable()).not.toContain('Squat')
    await signIn('ada', adasKey)
    expect((await shown('ada'))[0]).toHaveLength(1)
  })

  it('is locked at the next start when the browser was killed at sign-out', async () => {
    await signIn('ada', adasKey)
    await storage.write(workOf('ada', 'Squat'))
    marker = false
    await new Vault({ storage, hasMarker: () => marker }).shut()
    expect(await readable()).not.toContain('Squat')
  })

  it('stays open when a tab is late to hear of a sign-out, and its person has signed in again', async () => {
    await signIn('ada', adasKey)
    await storage.write(workOf('ada', 'Squat'))
    await vault.shut()
    expect((await shown('ada'))[0]).toHaveLength(1)
  })

  it('is not opened by an answer that comes after the sign-out', async () => {
    await signIn('ada', adasKey)
    await storage.write(workOf('ada', 'Squat'))
    await signOut()
    await vault.open('ada', adasKey)
    expect(await readable()).not.toContain('Squat')
  })

  it('is not written over by what was on its way when it was locked', async () => {
    await signIn('ada', adasKey)
    await storage.write(workOf('ada', 'Squat'))
    const [[row]] = [await storage.rows('outbox', 'ada')]
    await signOut()
    if (row) await storage.write([{ store: 'outbox', replace: { ...row, attempts: 1 } }])
    expect(await readable()).not.toContain('Squat')
    await signIn('ada', adasKey)
    expect(await storage.rows('outbox', 'ada')).toEqual([row])
  })

  it('stays as it is, and is not lost, where it cannot be locked without damage', async () => {
    await signIn('ada', adasKey)
    const event = { weight: Number.NaN }
    await storage.write([{ store: 'running_workout', put: { user_id: 'ada', event } }])
    await signOut()
    await signIn('ada', adasKey)
    expect((await storage.rows('running_workout', 'ada')).map((row) => row.event)).toEqual([event])
  })

  it('is locked in memory too, where the browser refuses to keep anything', async () => {
    storage = createStorage(async () => memoryBackend())
    vault = new Vault({ storage, hasMarker: () => marker })
    await signIn('ada', adasKey)
    await storage.write(workOf('ada', 'Squat'))
    const before = await shown('ada')
    await signOut()
    expect(await shown('ada')).toEqual(stores.map(() => []))
    await signIn('ada', adasKey)
    expect(await shown('ada')).toEqual(before)
  })
})
