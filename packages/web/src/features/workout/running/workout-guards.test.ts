import { clock, done, pushDay, pushDayAfter, wholePushDay } from '@fonte/domain/test-kit/workouts'
import type { WorkoutState } from '@fonte/domain/workout/state'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { BrowserStorage } from '../../../platform/storage/storage.ts'
import { happen, made, openTab, rows, start, startAnew, storage } from './test-kit/keeper-kit.ts'
import type { WorkoutKeeper, WorkoutNews } from './workout-keeper.ts'

beforeEach(startAnew)

const apart = { tell: () => undefined }

describe('before anybody is known', () => {
  it('a workout is neither shown nor begun, and nothing is thrown away', async () => {
    await happen(await openTab(), start)
    const tab = await openTab({}, null)
    await tab.reload()
    await tab.begin(pushDay, clock(0))
    await tab.discard()
    expect(tab.view.get()).toEqual({ status: 'loading' })
    expect(await rows()).toHaveLength(2)
    expect(made).toBe(1)
  })
})

describe('a workout that another tab began in place of the one that is shown', () => {
  it('is offered for resuming: nobody has gone on with it here', async () => {
    const shownHere = await openTab(apart)
    await happen(shownHere, start)
    const elsewhere = await openTab(apart)
    await elsewhere.discard()
    await happen(elsewhere, start)
    await shownHere.reload()
    expect(shownHere.view.get()).toMatchObject({ resumed: true, workout: { workout_id: 'workout-2' } })
  })
})

describe('a change of the person', () => {
  it('hides the workout of the one before at once', async () => {
    const tab = await openTab()
    await happen(tab, start)
    const served = tab.serve('bob')
    expect(tab.view.get()).toEqual({ status: 'loading' })
    await served
    expect(tab.view.get()).toEqual({ status: 'none' })
  })

  it('to the same one changes nothing', async () => {
    const tab = await openTab()
    await happen(tab, start)
    const view = tab.view.get()
    const served = tab.serve('ada')
    expect(tab.view.get()).toBe(view)
    await served
    expect(tab.view.get()).toBe(view)
  })

  it('shows nothing of the one before, however late the device answers', async () => {
    await happen(await openTab(), start)
    const answer = Promise.withResolvers<void>()
    const asked: string[] = []
    const late: BrowserStorage['rows'] = async (store, userId) => {
      asked.push(userId)
      if (userId === 'ada') await answer.promise
      return await storage.rows(store, userId)
    }
    const tab = await openTab({ storage: { rows: late, write: storage.write } }, null)
    const views: unknown[] = []
    tab.view.subscribe(() => views.push(tab.view.get()))
    const hers = tab.serve('ada')
    await vi.waitFor(() => expect(asked).toEqual(['ada']))
    const his = tab.serve('bob')
    answer.resolve()
    await Promise.all([hers, his])
    expect(views.filter((view) => !/loading|none/.test(JSON.stringify(view)))).toEqual([])
    expect(tab.view.get()).toEqual({ status: 'none' })
  })
})

describe('a workout', () => {
  it('that has just begun is not offered for resuming', async () => {
    const tab = await openTab()
    await happen(tab, start)
    expect(tab.view.get()).toMatchObject({ status: 'running', resumed: false })
    await tab.reload()
    expect(tab.view.get()).toMatchObject({ status: 'running', resumed: false })
  })

  it('does not begin from a program without sets', async () => {
    const tab = await openTab()
    await tab.begin({ ...pushDay, exercises: [] }, clock(0))
    expect(tab.view.get()).toEqual({ status: 'none' })
    expect(await rows()).toEqual([])
  })

  it('that is not running takes no event', async () => {
    const tab = await openTab()
    await tab.dispatch(pushDayAfter(start), done(10, 60, clock(2)))
    expect(tab.view.get()).toEqual({ status: 'none' })
    expect(await rows()).toEqual([])
  })

  it('keeps nothing of an event that makes no sense in its state', async () => {
    const tab = await openTab()
    await happen(tab, start, { type: 'skip-rest', at: clock(1) })
    expect(await rows()).toHaveLength(2)
  })

  it('whose end was kept, but not told to the screen, ends where it is found', async () => {
    await happen(await openTab(), start)
    const ends = wholePushDay.slice(1).map((event) => ({
      store: 'running_workout' as const,
      put: { user_id: 'ada', event: { type: 'event', workout_id: 'workout-1', event } },
    }))
    await storage.write(ends)
    const tab = await openTab()
    expect(tab.view.get()).toMatchObject({ status: 'ended', workout: { workout_id: 'workout-1' } })
    expect(await rows()).toEqual([])
    expect(await storage.rows('outbox', 'ada')).toHaveLength(1)
  })

  it('is gone on with where the offer to resume was taken', async () => {
    await happen(await openTab(), start)
    const tab = await openTab()
    expect(tab.view.get()).toMatchObject({ status: 'running', resumed: true })
    tab.acknowledge()
    expect(tab.view.get()).toMatchObject({ status: 'running', resumed: false })
  })

  it('that has ended stays on the finish screen when the device is read again', async () => {
    const tab = await openTab()
    await happen(tab, ...wholePushDay)
    await tab.reload()
    expect(tab.view.get()).toMatchObject({ status: 'ended' })
  })

  it('of a newer Fonte is said to be unreadable, from the finish screen too', async () => {
    const tab = await openTab()
    await happen(tab, ...wholePushDay)
    const opening = { type: 'opening', version: 3, workout_id: 'w', program: pushDay }
    await storage.write([{ store: 'running_workout', put: { user_id: 'ada', event: opening } }])
    await tab.reload()
    expect(tab.view.get()).toEqual({ status: 'unreadable' })
  })

  it('that another tab threw away is gone here too', async () => {
    const tab = await openTab()
    await happen(tab, start)
    await (await openTab(apart)).discard()
    await tab.reload()
    expect(tab.view.get()).toEqual({ status: 'none' })
  })

  it('is asked for on the server once, when it is found', async () => {
    await happen(await openTab(apart), start, done(10, 60, clock(2)))
    const arrivedSets = vi.fn(async () => null)
    const tab = await openTab({ ...apart, arrivedSets })
    await tab.reload()
    expect(arrivedSets.mock.calls).toEqual([['workout-1']])
  })

  it('of which there is none has no offer and no finish screen to leave', async () => {
    const tab = await openTab()
    tab.acknowledge()
    expect(tab.view.get()).toEqual({ status: 'none' })
    await happen(tab, start)
    tab.leaveFinish()
    expect(tab.view.get()).toMatchObject({ status: 'running' })
  })
})

describe('what other tabs tell', () => {
  const endOf = (workout_id: string): WorkoutNews => {
    const state = pushDayAfter(...wholePushDay) as Extract<WorkoutState, { status: 'finished' }>
    return { type: 'ended', workout: { workout_id, user_id: 'ada', state } }
  }

  it('of a change concerns only the person of this tab', async () => {
    const tab = await openTab(apart)
    await happen(await openTab(apart), start)
    await tab.receive({ type: 'changed', userId: 'bob' })
    expect(tab.view.get()).toEqual({ status: 'none' })
    await tab.receive({ type: 'changed', userId: 'ada' })
    expect(tab.view.get()).toMatchObject({ status: 'running' })
  })

  it('of an end concerns only the workout that this tab follows', async () => {
    const tab = await openTab(apart)
    await tab.receive(endOf('workout-1'))
    expect(tab.view.get()).toEqual({ status: 'none' })
    await happen(tab, start)
    await tab.receive(endOf('workout-2'))
    expect(tab.view.get()).toMatchObject({ status: 'running' })
    await tab.receive(endOf('workout-1'))
    expect(tab.view.get()).toMatchObject({ status: 'ended' })
  })
})

describe('a workout that this tab follows, and finds gone before it hears why', () => {
  const endOf = (tab: WorkoutKeeper): WorkoutNews => {
    const view = tab.view.get()
    if (view.status !== 'ended') throw new Error('the workout has not ended')
    return { type: 'ended', workout: view.workout }
  }

  /** A tab that reads the device between the end of the workout elsewhere and the news of it. */
  const findGone = async () => {
    const tab = await openTab(apart)
    const driving = await openTab(apart)
    await happen(driving, start)
    await tab.reload()
    await happen(driving, ...wholePushDay.slice(1))
    await tab.receive({ type: 'changed', userId: 'ada' })
    expect(tab.view.get()).toEqual({ status: 'none' })
    return { tab, end: endOf(driving) }
  }

  it('is shown at its end once that is told', async () => {
    const { tab, end } = await findGone()
    await tab.receive(end)
    expect(tab.view.get()).toMatchObject({ status: 'ended', workout: { workout_id: 'workout-1' } })
  })

  it('gives way to one that was begun since', async () => {
    const { tab, end } = await findGone()
    await happen(tab, start)
    await tab.receive(end)
    expect(tab.view.get()).toMatchObject({ status: 'running', workout: { workout_id: 'workout-2' } })
  })

  it('is nothing to somebody else', async () => {
    const { tab, end } = await findGone()
    await tab.serve('bob')
    await tab.receive(end)
    expect(tab.view.get()).toEqual({ status: 'none' })
  })
})

describe('a finished workout that was put right', () => {
  it('is shown so in every tab that shows its end, and nowhere else', async () => {
    const [tab, other, elsewhere] = [await openTab(), await openTab(), await openTab(apart, 'grace')]
    await happen(tab, ...wholePushDay)
    await other.settled()
    const view = tab.view.get()
    if (view.status !== 'ended') throw new Error('the workout has not ended')
    const workout = { ...view.workout, state: { ...view.workout.state, notes: { workout: 'Bien' } } }
    tab.showAmended(workout)
    await other.settled()
    expect([tab.view.get(), other.view.get()]).toEqual([
      { status: 'ended', workout },
      { status: 'ended', workout },
    ])
    elsewhere.showAmended(workout)
    expect(elsewhere.view.get()).toEqual({ status: 'none' })
  })
})
