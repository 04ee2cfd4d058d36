import { clock, done, pushDay } from '@fonte/domain/test-kit/workouts'
import { beforeEach, describe, expect, it } from 'vitest'
import { happen, openTab, rows, start, startAnew } from './test-kit/keeper-kit.ts'

beforeEach(startAnew)

const apart = { tell: () => undefined }

describe('a workout that the server may have already', () => {
  const lift = { exercise_id: pushDay.exercises[0]?.exercise_id ?? '', reps: 10, weight: 60 }
  const recorded = done(lift.reps, lift.weight, clock(2))

  /** A tab that found the workout, and what it does once the server has answered that it has every set. */
  const found = async () => {
    await happen(await openTab(apart), start, recorded)
    const answer = Promise.withResolvers<readonly (typeof lift)[]>()
    let asked: string | undefined
    const arrivedSets = async (id: string) => {
      asked ??= id
      return asked === id ? await answer.promise : null
    }
    const tab = await openTab({ ...apart, arrivedSets })
    const answered = async () => {
      answer.resolve([lift])
      await answer.promise
      await tab.settled()
      await tab.settled()
    }
    return { tab, answered }
  }

  it('is thrown away where it stayed as it was', async () => {
    const { tab, answered } = await found()
    await answered()
    expect([tab.view.get(), await rows()]).toEqual([{ status: 'none' }, []])
  })

  it.each([
    ['reps', { ...lift, reps: 9 }],
    ['weight', { ...lift, weight: 62.5 }],
    ['exercise', { ...lift, exercise_id: 'other' }],
  ])('stays where the server has another set: its %s', async (_, other) => {
    await happen(await openTab(apart), start, recorded)
    const tab = await openTab({ ...apart, arrivedSets: async () => [other] })
    await tab.settled()
    await tab.settled()
    expect(tab.view.get()).toMatchObject({ status: 'running' })
  })

  it('stays where the server has fewer sets', async () => {
    await happen(await openTab(apart), start, recorded)
    const tab = await openTab({ ...apart, arrivedSets: async () => [] })
    await tab.settled()
    await tab.settled()
    expect(tab.view.get()).toMatchObject({ status: 'running' })
  })

  it('is left alone where it was thrown away meanwhile, by this tab or by another', async () => {
    const { tab, answered } = await found()
    await tab.discard()
    await answered()
    expect(tab.view.get()).toEqual({ status: 'none' })
    const later = await found()
    await (await openTab(apart)).discard()
    await later.answered()
    expect(later.tab.view.get()).toMatchObject({ status: 'running' })
  })

  it('never takes another workout with it that began meanwhile', async () => {
    const { tab, answered } = await found()
    const other = await openTab(apart)
    await other.discard()
    await happen(other, start, recorded)
    await answered()
    expect(await rows()).toHaveLength(3)
    await tab.reload()
    expect(tab.view.get()).toMatchObject({ status: 'running', workout: { workout_id: 'workout-2' } })
  })

  it('never takes another workout with it that this tab follows by now', async () => {
    const { tab, answered } = await found()
    const other = await openTab(apart)
    await other.discard()
    await happen(other, start, recorded)
    await tab.reload()
    await answered()
    expect(await rows()).toHaveLength(3)
    expect(tab.view.get()).toMatchObject({ status: 'running', workout: { workout_id: 'workout-2' } })
  })
})
