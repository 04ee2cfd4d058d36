import { clock, done, pushDay, wholePushDay } from '@fonte/domain/test-kit/workouts'
import { beforeEach, describe, expect, it } from 'vitest'
import { lockRows, unlockRows } from '../../../platform/vault/locking.ts'
import { happen, openTab, rows, shown, start, startAnew, storage } from './test-kit/keeper-kit.ts'

beforeEach(startAnew)

const apart = { tell: () => undefined }
const key = new Uint8Array(32).fill(7)

/** Leaves a workout with one set on the device, locked; the way to open it comes late. */
const leaveLocked = async () => {
  await happen(await openTab(apart), start, done(10, 60, clock(2)))
  await storage.write((there) => lockRows(there, 'ada', key))
  expect(await rows()).toEqual([])
  return () => storage.write((there) => unlockRows(there, 'ada', key))
}

describe('a locked log that could not be opened', () => {
  it('is still there after another workout was begun, recorded and finished', async () => {
    const unlock = await leaveLocked()
    await happen(await openTab(apart), ...wholePushDay)
    await unlock()
    const tab = await openTab(apart)
    expect(shown(tab)).toMatchObject({ status: 'resting', recorded: [{ reps: 10, weight: 60 }] })
  })

  it('is still there after another workout was begun and thrown away', async () => {
    const unlock = await leaveLocked()
    const other = await openTab(apart)
    await happen(other, start)
    await other.discard()
    await unlock()
    expect(shown(await openTab(apart))).toMatchObject({ recorded: [{ reps: 10, weight: 60 }] })
  })

  it('and the workout that was begun meanwhile are gone on with one after the other', async () => {
    const unlock = await leaveLocked()
    await happen(await openTab(apart), start, done(9, 70, clock(2)))
    await unlock()
    const tab = await openTab(apart)
    expect(shown(tab)).toMatchObject({ recorded: [{ reps: 10 }] })
    await happen(tab, { type: 'stop', at: clock(5), count_current: null })
    expect(tab.view.get().status).toBe('ended')
    const next = await openTab(apart)
    expect(shown(next)).toMatchObject({ recorded: [{ reps: 9, weight: 70 }] })
    await next.discard()
    expect(await rows()).toEqual([])
  })

  it('of a version before is written anew without what belongs to another workout', async () => {
    const unlock = await leaveLocked()
    await happen(await openTab(apart), start)
    await unlock()
    const [opening] = await rows()
    if (!opening) throw new Error('the log has begun')
    const event = { type: 'opening', version: 1, workout_id: 'workout-1', program: pushDay }
    await storage.write([{ store: 'running_workout', replace: { ...opening, event } }])
    const tab = await openTab(apart)
    await happen(tab, { type: 'skip-rest', at: clock(3) })
    await tab.discard()
    expect(shown(await openTab(apart))).toMatchObject({ recorded: [] })
  })
})
