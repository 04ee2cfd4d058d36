import { IDBFactory } from 'fake-indexeddb'
import 'fake-indexeddb/auto'
import { clock, pushDay } from '@fonte/domain/test-kit/workouts'
import type { WorkoutEvent, WorkoutState } from '@fonte/domain/workout/state'
import { Outbox } from '../../../../platform/outbox/outbox.ts'
import { openIdbBackend } from '../../../../platform/storage/idb-backend.ts'
import { type BrowserStorage, createStorage } from '../../../../platform/storage/storage.ts'
import { withLock } from '../../../../platform/tabs/lock.ts'
import { type KeeperTools, WorkoutKeeper, type WorkoutNews } from '../workout-keeper.ts'

export let storage: BrowserStorage
export let outbox: Outbox
let tabs: WorkoutKeeper[]
/** How many ids were given out. */
export let made: number

/** A device that nothing was ever kept on; before each test. */
export async function startAnew(): Promise<void> {
  globalThis.indexedDB = new IDBFactory()
  storage = createStorage((onClosed) => openIdbBackend('test', onClosed))
  outbox = new Outbox({
    storage,
    lock: withLock,
    now: () => clock(0),
    elapsed: () => 0,
    random: () => 1,
    revision: () => undefined,
    maySend: () => false,
    renew: () => undefined,
    announce: () => undefined,
    later: () => undefined,
  })
  await outbox.serve('ada')
  tabs = []
  made = 0
}

/** A tab of this device; `user` null while nobody is known. */
export async function openTab(changes: Partial<KeeperTools> = {}, user: string | null = 'ada'): Promise<WorkoutKeeper> {
  const tell = (news: WorkoutNews) => {
    for (const other of tabs) if (other !== tab) void other.receive(structuredClone(news))
  }
  const tab: WorkoutKeeper = new WorkoutKeeper({
    storage,
    lock: withLock,
    newUuid: () => `workout-${++made}`,
    outbox,
    language: () => 'fr',
    cyclesAfter: () => [],
    arrivedSets: async () => null,
    tell,
    ...changes,
  })
  tabs.push(tab)
  if (user !== null) await tab.serve(user)
  return tab
}

/** What the tab shows of the workout; null when none is running. */
export function shown(tab: WorkoutKeeper): WorkoutState | null {
  const view = tab.view.get()
  return view.status === 'running' || view.status === 'ended' ? view.workout.state : null
}

/** Has the events happen in the tab, one after the other. */
export async function happen(tab: WorkoutKeeper, ...events: readonly WorkoutEvent[]): Promise<void> {
  for (const event of events) {
    const state = shown(tab)
    if (event.type === 'start') await tab.begin(pushDay, event.at)
    else if (state) await tab.dispatch(state, event)
  }
}

/** The running workout as the device keeps it. */
export const rows = () => storage.rows('running_workout', 'ada')
/** The beginning of a workout. */
export const start: WorkoutEvent = { type: 'start', at: clock(0) }
