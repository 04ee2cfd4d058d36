import { IDBFactory } from 'fake-indexeddb'
import 'fake-indexeddb/auto'
import { clock, done, pushDay, pushDayAfter, wholePushDay } from '@fonte/domain/test-kit/workouts'
import { recordedSets } from '@fonte/domain/workout/selectors'
import type { WorkoutEvent, WorkoutState } from '@fonte/domain/workout/state'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { createDevice, type Device } from '../../../platform/device/device.ts'
import { openIdbBackend } from '../../../platform/device/idb-backend.ts'
import { withLock } from '../../../platform/device/lock.ts'
import { Outbox } from '../../../platform/outbox/outbox.ts'
import type { OutboxKind } from '../../../platform/outbox/outbox-kind.ts'
import { finishedWorkout } from './finished-workout.ts'
import { type KeeperTools, WorkoutKeeper, type WorkoutNews } from './workout-keeper.ts'

const kind: OutboxKind<{ id: string }> = {
  kind: 'create-workout-history',
  label: () => 'workout',
  send: () => Promise.reject(new Error('nothing is sent here')),
}

let device: Device
let outbox: Outbox
let tabs: WorkoutKeeper[]
let made: number

beforeEach(async () => {
  globalThis.indexedDB = new IDBFactory()
  device = createDevice((onClosed) => openIdbBackend('test', onClosed))
  outbox = new Outbox({
    device,
    lock: withLock,
    now: () => clock(0),
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
})

async function openTab(changes: Partial<KeeperTools> = {}, user = 'ada'): Promise<WorkoutKeeper> {
  const tell = (news: WorkoutNews) => {
    for (const other of tabs) if (other !== tab) void other.hear(structuredClone(news))
  }
  const tab: WorkoutKeeper = new WorkoutKeeper({
    device,
    lock: withLock,
    newId: () => `workout-${++made}`,
    async keepFinished(ended, alongside) {
      const payload = finishedWorkout(ended, 'fr')
      await outbox.enqueue(kind, { id: payload.id, thing: `history:${payload.id}`, payload }, alongside)
    },
    arrivedSets: async () => null,
    tell,
    ...changes,
  })
  tabs.push(tab)
  await tab.serve(user)
  return tab
}

/** What the tab shows of the workout; null when none is running. */
function shown(tab: WorkoutKeeper): WorkoutState | null {
  const view = tab.view.get()
  return view.status === 'running' || view.status === 'ended' ? view.workout.state : null
}

async function happen(tab: WorkoutKeeper, ...events: readonly WorkoutEvent[]): Promise<void> {
  for (const event of events) {
    const state = shown(tab)
    if (event.type === 'start') await tab.begin(pushDay, event.at)
    else if (state) await tab.dispatch(state, event)
  }
}

const rows = () => device.rows('running_workout', 'ada')
const start: WorkoutEvent = { type: 'start', at: clock(0) }

describe('a running workout on the device', () => {
  it('keeps program, person, id and version with its start', async () => {
    await happen(await openTab(), start)
    expect(await rows()).toMatchObject([
      { user_id: 'ada', event: { type: 'opening', version: 1, workout_id: 'workout-1', program: pushDay } },
      { user_id: 'ada', event: { type: 'event', workout_id: 'workout-1', event: start } },
    ])
  })

  it('has each event before the screen moves', async () => {
    const seen: string[] = []
    const write: Device['write'] = async (changes) => {
      await device.write(changes)
      seen.push(
        `${(await rows()).length} rows, ${recordedSets(shown(tab) ?? { status: 'ready', program: pushDay }).length} sets shown`,
      )
    }
    const tab = await openTab({ device: { rows: device.rows, write } })
    await happen(tab, start, done(10, 60, clock(2)))
    expect(seen).toEqual(['2 rows, 0 sets shown', '3 rows, 0 sets shown'])
    expect(recordedSets(shown(tab) ?? pushDayAfter())).toHaveLength(1)
  })

  it('does not move the screen when the device cannot take the event', async () => {
    await happen(await openTab(), start)
    const failing = await openTab({ device: { rows: device.rows, write: () => Promise.reject(new TypeError('no')) } })
    await expect(happen(failing, done(10, 60, clock(2)))).rejects.toThrow('no')
    expect(shown(failing)).toEqual(pushDayAfter(start))
    expect(await rows()).toHaveLength(2)
  })

  it.each(wholePushDay.slice(0, -1).map((_, index) => index + 1))(
    'comes back after a crash where it was: %i events',
    async (count) => {
      const events = wholePushDay.slice(0, count)
      await happen(await openTab(), ...events)
      const reopened = await openTab()
      expect(shown(reopened)).toEqual(pushDayAfter(...events))
      expect(reopened.view.get()).toMatchObject({
        status: 'running',
        resumed: true,
        workout: { workout_id: 'workout-1' },
      })
    },
  )

  it('comes back to the same rest timer', async () => {
    await happen(await openTab(), start, done(10, 60, clock(2)), { type: 'adjust-rest', at: clock(2), seconds: 15 })
    expect(shown(await openTab())).toMatchObject({ status: 'resting', rest: { ends_at: clock(3, 45) } })
  })

  it('is no longer offered for resuming once it goes on', async () => {
    await happen(await openTab(), start)
    const reopened = await openTab()
    await happen(reopened, done(10, 60, clock(2)))
    expect(reopened.view.get()).toMatchObject({ status: 'running', resumed: false })
  })

  it('counts a double tap once', async () => {
    const tab = await openTab()
    await happen(tab, start)
    const state = shown(tab)
    if (!state) throw new Error('it has begun')
    await Promise.all([tab.dispatch(state, done(10, 60, clock(2))), tab.dispatch(state, done(10, 60, clock(2)))])
    expect(recordedSets(shown(tab) ?? state)).toHaveLength(1)
  })

  it('is one for each person, and nobody sees another’s', async () => {
    const tab = await openTab()
    await happen(tab, start)
    await tab.serve('bob')
    expect(tab.view.get()).toEqual({ status: 'none' })
    await tab.serve('ada')
    expect(shown(tab)).toEqual(pushDayAfter(start))
  })

  it('is not touched when a newer Fonte wrote it', async () => {
    const opening = { type: 'opening', version: 2, workout_id: 'w', program: pushDay }
    await device.write([{ store: 'running_workout', put: { user_id: 'ada', event: opening } }])
    const tab = await openTab()
    expect(tab.view.get()).toEqual({ status: 'unreadable' })
    await tab.begin(pushDay, clock(0))
    expect(await rows()).toHaveLength(1)
  })

  describe('that the server has already, sent from memory while the disk refused to be written', () => {
    const lift = { exercise_id: pushDay.exercises[0]?.exercise_id ?? '', reps: 10, weight: 60 }
    const recorded = done(lift.reps, lift.weight, clock(2))
    const arrived = { arrivedSets: async (id: string) => (id === 'workout-1' ? [lift, { ...lift, reps: 8 }] : null) }

    it('is gone', async () => {
      await happen(await openTab(), start, recorded)
      const reopened = await openTab(arrived)
      await vi.waitFor(() => expect(reopened.view.get()).toEqual({ status: 'none' }))
      expect(await rows()).toEqual([])
    })

    it('stays its person’s once they have gone on with it, whatever the server says then', async () => {
      await happen(await openTab(), start, recorded)
      const answer = Promise.withResolvers<readonly (typeof lift)[]>()
      const reopened = await openTab({ arrivedSets: () => answer.promise })
      reopened.acknowledge()
      answer.resolve([lift])
      await answer.promise
      await reopened.settled()
      expect(reopened.view.get()).toMatchObject({ status: 'running', resumed: false })
    })

    it('stays with a set that the server does not have, in every tab and after every reload', async () => {
      const first = await openTab()
      await happen(first, start, recorded, { type: 'skip-rest', at: clock(3) }, done(9, 60, clock(6)))
      const reopened = await openTab(arrived)
      await arrived.arrivedSets('workout-1')
      await reopened.settled()
      expect(reopened.view.get()).toMatchObject({ status: 'running' })
      expect(recordedSets(shown(first) ?? pushDayAfter())).toHaveLength(2)
    })
  })

  it('can be discarded', async () => {
    const tab = await openTab()
    await happen(tab, start, done(10, 60, clock(2)))
    await tab.discard()
    expect(tab.view.get()).toEqual({ status: 'none' })
    expect(await rows()).toEqual([])
    expect(outbox.entries.get()).toEqual([])
  })
})

describe('the end of a workout', () => {
  it('brings it into the outbox and takes the log away', async () => {
    const tab = await openTab()
    await happen(tab, ...wholePushDay)
    expect(tab.view.get()).toMatchObject({ status: 'ended', workout: { workout_id: 'workout-1' } })
    expect(await rows()).toEqual([])
    expect(await device.rows('outbox', 'ada')).toMatchObject([
      {
        id: 'workout-1',
        payload: {
          program_id: pushDay.id,
          program_name: 'Poussée du lundi',
          duration_minutes: 31,
          started_at: new Date(clock(0)).toISOString(),
          completed_at: new Date(clock(31, 30)).toISOString(),
          sets: [
            { exercise_id: 'predefined-développé-couché', exercise_name: 'Développé couché', reps: 10, weight: 60 },
            { reps: 8, weight: 70 },
            { reps: 8, weight: 40 },
            { reps: 8, weight: 40 },
            { reps: 6, weight: 42.5 },
            { exercise_name: 'Dips', reps: 12, weight: 0 },
          ],
        },
      },
    ])
  })

  it('does both in one transaction: a failure between them leaves the log and no entry', async () => {
    const tab = await openTab({
      keepFinished: (ended, alongside) => {
        const unstorable = { store: 'kept' as const, put: { name: 'f', value: () => undefined } }
        const payload = finishedWorkout(ended, 'fr')
        return outbox
          .enqueue(kind, { id: payload.id, thing: 'history', payload }, [...alongside, unstorable])
          .then(() => {})
      },
    })
    await expect(happen(tab, ...wholePushDay)).rejects.toThrow()
    expect(tab.view.get().status).toBe('running')
    expect(await device.rows('outbox', 'ada')).toEqual([])
    const again = await openTab()
    await happen(again, done(12, 0, clock(32)))
    expect(again.view.get().status).toBe('ended')
    expect(await device.rows('outbox', 'ada')).toHaveLength(1)
  })

  it('keeps nothing when nothing was recorded', async () => {
    const tab = await openTab()
    await happen(tab, start, { type: 'stop', at: clock(5), count_current: null })
    expect(tab.view.get()).toEqual({ status: 'none' })
    expect(await rows()).toEqual([])
    expect(outbox.entries.get()).toEqual([])
  })

  it('is left from the finish screen, and another workout can begin', async () => {
    const tab = await openTab()
    await happen(tab, ...wholePushDay)
    tab.leaveFinish()
    expect(tab.view.get()).toEqual({ status: 'none' })
    await happen(tab, start)
    expect(tab.view.get()).toMatchObject({ status: 'running', workout: { workout_id: 'workout-2' } })
  })
})

describe('two tabs', () => {
  it('follow each other', async () => {
    const [first, second] = [await openTab(), await openTab()]
    await happen(first, start, done(10, 60, clock(2)))
    await second.settled()
    expect(shown(second)).toEqual(shown(first))
    await happen(second, { type: 'skip-rest', at: clock(3) })
    await first.settled()
    expect(shown(first)).toEqual(pushDayAfter(start, done(10, 60, clock(2)), { type: 'skip-rest', at: clock(3) }))
  })

  it('both see the finish, and the workout is kept once', async () => {
    const [first, second] = [await openTab(), await openTab()]
    await happen(first, start)
    await second.settled()
    await happen(first, ...wholePushDay.slice(1))
    await second.settled()
    expect(second.view.get()).toMatchObject({ status: 'ended', workout: { workout_id: 'workout-1' } })
    expect(await device.rows('outbox', 'ada')).toHaveLength(1)
  })

  it('begin one workout, however close the two taps are', async () => {
    const [first, second] = [await openTab({ tell: () => undefined }), await openTab({ tell: () => undefined })]
    await Promise.all([first.begin(pushDay, clock(0)), second.begin(pushDay, clock(0, 1))])
    expect(shown(second)).toEqual(shown(first))
    expect(made).toBe(1)
  })
})
