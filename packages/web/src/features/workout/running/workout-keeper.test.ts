import { clock, done, pushDay, pushDayAfter, wholePushDay } from '@fonte/domain/test-kit/workouts'
import { findSlot } from '@fonte/domain/workout/plan/order'
import { recordedSets } from '@fonte/domain/workout/selectors'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { BrowserStorage } from '../../../platform/storage/storage.ts'
import { happen, openTab, outbox, rows, shown, start, startAnew, storage } from './test-kit/keeper-kit.ts'

beforeEach(startAnew)

describe('a running workout on the device', () => {
  it('keeps program, person, id and version with its start', async () => {
    await happen(await openTab(), start)
    expect(await rows()).toMatchObject([
      { user_id: 'ada', event: { type: 'opening', version: 2, workout_id: 'workout-1', program: pushDay } },
      { user_id: 'ada', event: { type: 'event', workout_id: 'workout-1', event: start } },
    ])
  })

  it('has each event before the screen moves', async () => {
    const seen: string[] = []
    const write: BrowserStorage['write'] = async (changes) => {
      await storage.write(changes)
      seen.push(`${(await rows()).length} rows, ${recordedSets(shown(tab) ?? pushDayAfter()).length} sets shown`)
    }
    const tab = await openTab({ storage: { rows: storage.rows, write } })
    await happen(tab, start, done(10, 60, clock(2)))
    expect(seen).toEqual(['2 rows, 0 sets shown', '3 rows, 0 sets shown'])
    expect(recordedSets(shown(tab) ?? pushDayAfter())).toHaveLength(1)
  })

  it('takes one more event by itself: what the device has is neither read nor done again', async () => {
    const read = vi.fn(storage.rows)
    const written: number[] = []
    const write: BrowserStorage['write'] = async (changes) => {
      written.push(changes.length)
      await storage.write(changes)
    }
    const tab = await openTab({ storage: { rows: read as typeof storage.rows, write } })
    await happen(tab, start, done(10, 60, clock(2)), { type: 'skip-rest', at: clock(3) })
    read.mockClear()
    written.length = 0
    await happen(tab, done(8, 60, clock(4)))
    expect([read.mock.calls.length, written]).toEqual([0, [1]])
  })

  it('does not move the screen when the device cannot take the event', async () => {
    await happen(await openTab(), start)
    const failing = await openTab({ storage: { rows: storage.rows, write: () => Promise.reject(new TypeError('no')) } })
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
    expect(await rows()).toMatchObject([
      { event: { type: 'opening' } },
      { event: { event: start } },
      { event: { event: done(10, 60, clock(2)) } },
    ])
  })

  it('takes a note and a corrected set on top of what happens at the same moment', async () => {
    const tab = await openTab()
    await happen(tab, start, done(10, 60, clock(2)))
    const state = shown(tab)
    if (!state) throw new Error('it has begun')
    await Promise.all([
      tab.dispatch(state, { type: 'rest-over', at: clock(4) }),
      tab.dispatch(state, { type: 'note', at: clock(4), text: 'Épaule fatiguée' }),
      tab.dispatch(state, { type: 'set-note', at: clock(4), slot: '0-1', text: 'prise serrée' }),
      tab.dispatch(state, { type: 'edit-set', at: clock(4), index: 0, reps: 9, weight: 60 }),
    ])
    expect(shown(tab)).toMatchObject({ status: 'lifting', notes: { workout: 'Épaule fatiguée' } })
    expect(recordedSets(shown(tab) ?? state)).toMatchObject([{ reps: 9, weight: 60 }])
    expect(findSlot(shown(tab)?.places ?? [], '0-1')?.slot.note).toBe('prise serrée')
    expect(shown(await openTab())).toEqual(shown(tab))
  })

  it('takes several things that are said at once in one write, or none of them', async () => {
    const written: number[] = []
    const write: BrowserStorage['write'] = async (changes) => {
      written.push(changes.length)
      await storage.write(changes)
    }
    const tab = await openTab({ storage: { rows: storage.rows, write } })
    await happen(tab, start)
    const state = shown(tab)
    if (!state) throw new Error('it has begun')
    const skip = (slot: string) => ({ type: 'skip', at: clock(1), slots: [slot], reason: 'hand' }) as const
    written.length = 0
    expect(await tab.dispatch(state, skip('0-0'), skip('nowhere'))).toBe(false)
    expect([shown(tab), written]).toEqual([state, []])
    expect(await tab.dispatch(state, skip('0-0'), skip('1-0'))).toBe(true)
    expect(written).toEqual([2])
    expect(shown(await openTab())).toEqual(pushDayAfter(start, skip('0-0'), skip('1-0')))
  })

  it('corrects no set that took the place of the one it was meant for', async () => {
    const tab = await openTab()
    await happen(tab, start, done(10, 60, clock(2)))
    const state = shown(tab)
    if (!state) throw new Error('it has begun')
    await happen(tab, { type: 'undo-set', at: clock(3) }, done(8, 60, clock(4)))
    await tab.dispatch(state, { type: 'edit-set', at: clock(5), index: 0, reps: 12, weight: 60 })
    expect(recordedSets(shown(tab) ?? state)).toMatchObject([{ reps: 8, weight: 60 }])
  })

  it('takes no note that was meant for another workout', async () => {
    const tab = await openTab()
    await happen(tab, start, done(10, 60, clock(2)))
    const state = shown(tab)
    if (!state) throw new Error('it has begun')
    await tab.discard()
    await tab.begin(pushDay, clock(9))
    await tab.dispatch(state, { type: 'note', at: clock(10), text: 'Épaule fatiguée' })
    expect(shown(tab)).toEqual(pushDayAfter({ ...start, at: clock(9) }))
  })

  it('takes a double tap that lengthens the rest for one', async () => {
    const tab = await openTab()
    await happen(tab, start, done(10, 60, clock(2)))
    const state = shown(tab)
    if (!state) throw new Error('it has begun')
    const longer = { type: 'adjust-rest', at: clock(2), seconds: 15 } as const
    expect(await Promise.all([tab.dispatch(state, longer), tab.dispatch(state, longer)])).toEqual([true, false])
    expect(shown(tab)).toMatchObject({ rest: { ends_at: clock(3, 45) } })
  })

  it('is one for each person, and nobody sees another’s', async () => {
    const tab = await openTab()
    await happen(tab, start)
    await tab.serve('bob')
    expect(tab.view.get()).toEqual({ status: 'none' })
    await tab.serve('ada')
    expect(shown(tab)).toEqual(pushDayAfter(start))
  })

  it('becomes one of this version with what happens next, in one write', async () => {
    const put = (event: unknown) => ({ store: 'running_workout' as const, put: { user_id: 'ada', event } })
    const opening = { type: 'opening', version: 1, workout_id: 'w', program: pushDay }
    await storage.write([put(opening), put({ type: 'event', workout_id: 'w', event: start })])
    const writes: number[] = []
    const write: BrowserStorage['write'] = async (changes) => {
      writes.push(changes.length)
      await storage.write(changes)
    }
    const tab = await openTab({ storage: { rows: storage.rows, write } })
    await happen(tab, done(10, 60, clock(2)), { type: 'skip-rest', at: clock(3) })
    expect(writes).toEqual([5, 1])
    expect((await rows()).map(({ event }) => event)).toMatchObject([
      { ...opening, version: 2 },
      { event: start },
      { event: { type: 'set-done' } },
      { event: { type: 'skip-rest' } },
    ])
    expect(shown(await openTab())).toEqual(shown(tab))
  })

  it('begins with what was changed of its plan before the start, in the same write', async () => {
    const tab = await openTab()
    await tab.begin(pushDay, clock(5), [{ type: 'skip', at: clock(1), slots: ['1-2'], reason: 'trim' }])
    expect((await rows()).map(({ event }) => event)).toMatchObject([
      { type: 'opening' },
      { event: { type: 'start' } },
      { event: { type: 'skip', slots: ['1-2'], at: clock(5) } },
    ])
    expect(shown(await openTab())).toEqual(shown(tab))
  })

  it('is not touched when a newer Fonte wrote it', async () => {
    const opening = { type: 'opening', version: 3, workout_id: 'w', program: pushDay }
    await storage.write([{ store: 'running_workout', put: { user_id: 'ada', event: opening } }])
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
