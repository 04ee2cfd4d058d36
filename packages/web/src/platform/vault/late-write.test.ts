import 'fake-indexeddb/auto'
import { openDB } from 'idb'
import { beforeEach, describe, expect, it } from 'vitest'
import { openIdbBackend } from '../storage/idb-backend.ts'
import { type BrowserStorage, createStorage } from '../storage/storage.ts'
import { Vault } from './vault.ts'

const keyOf = (byte: number) => btoa(String.fromCharCode(...new Array(32).fill(byte)))
const [adasKey, bensKey] = [keyOf(1), keyOf(2)]

let name: string
let databases = 0
let marker: boolean
let storage: BrowserStorage

beforeEach(() => {
  name = `late-write-${++databases}`
  marker = true
  storage = createStorage((onClosed) => openIdbBackend(name, onClosed))
})

const openTab = () => new Vault({ storage, hasMarker: () => marker })

const recordSet = () =>
  storage.write([{ store: 'running_workout', put: { user_id: 'ada', event: { type: 'event', exercise: 'Squat' } } }])

/** All that lies open on the device. */
const readable = async () => {
  const database = await openDB(name)
  const rows = await database.getAll('running_workout')
  database.close()
  return JSON.stringify(rows.filter((row) => !('locked' in row)))
}

describe('a set that one tab recorded after another had logged out, before it heard of it', () => {
  it('is locked as soon as that tab hears of it, and is back with the next login', async () => {
    const [tab, other] = [openTab(), openTab()]
    await tab.open('ada', adasKey)
    await other.open('ada', adasKey)
    marker = false
    await tab.shut()
    await recordSet()
    await other.shut()
    expect(await readable()).toBe('[]')
    marker = true
    await tab.open('ada', adasKey)
    expect(await readable()).toContain('Squat')
  })

  it('is locked also where somebody else has logged in by then', async () => {
    const [tab, other] = [openTab(), openTab()]
    await tab.open('ada', adasKey)
    await other.open('ada', adasKey)
    marker = false
    await tab.shut()
    await recordSet()
    marker = true
    await tab.open('ben', bensKey)
    await other.open('ben', bensKey)
    expect(await readable()).toBe('[]')
    expect(await storage.kept('lock-key')).toEqual({ userId: 'ben', key: bensKey })
    await tab.open('ada', adasKey)
    expect(await readable()).toContain('Squat')
  })

  it('stays open where its person has logged in again by then', async () => {
    const [tab, other] = [openTab(), openTab()]
    await tab.open('ada', adasKey)
    await other.open('ada', adasKey)
    marker = false
    await tab.shut()
    await recordSet()
    marker = true
    await tab.open('ada', adasKey)
    await other.shut()
    expect(await readable()).toContain('Squat')
  })
})
