import { clock, done, pushDay, pushDayAfter, wholePushDay } from '@fonte/domain/test-kit/workouts'
import { beforeEach, describe, expect, it } from 'vitest'
import { happen, made, openTab, outbox, rows, shown, start, startAnew, storage } from './test-kit/keeper-kit.ts'

beforeEach(startAnew)

describe('the end of a workout', () => {
  it('brings it into the outbox and takes the log away', async () => {
    const tab = await openTab()
    await happen(tab, ...wholePushDay)
    expect(tab.view.get()).toMatchObject({ status: 'ended', workout: { workout_id: 'workout-1' } })
    expect(await rows()).toEqual([])
    expect(await storage.rows('outbox', 'ada')).toMatchObject([
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
      outbox: {
        enqueue(kind, entry, alongside = []) {
          const unstorable = { store: 'kept' as const, put: { name: 'f', value: () => undefined } }
          return outbox.enqueue(kind, entry, [...alongside, unstorable])
        },
      },
    })
    await expect(happen(tab, ...wholePushDay)).rejects.toThrow()
    expect(tab.view.get().status).toBe('running')
    expect(await storage.rows('outbox', 'ada')).toEqual([])
    const again = await openTab()
    await happen(again, done(12, 0, clock(32)))
    expect(again.view.get().status).toBe('ended')
    expect(await storage.rows('outbox', 'ada')).toHaveLength(1)
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
    expect(await storage.rows('outbox', 'ada')).toHaveLength(1)
  })

  it('begin one workout, however close the two taps are', async () => {
    const [first, second] = [await openTab({ tell: () => undefined }), await openTab({ tell: () => undefined })]
    await Promise.all([first.begin(pushDay, clock(0)), second.begin(pushDay, clock(0, 1))])
    expect(shown(second)).toEqual(shown(first))
    expect(made).toBe(1)
  })
})
