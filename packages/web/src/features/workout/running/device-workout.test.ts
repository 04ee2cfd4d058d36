// @vitest-environment happy-dom
import 'fake-indexeddb/auto'
import { clock, done, pushDay } from '@fonte/domain/test-kit/workouts'
import { act, cleanup, renderHook, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { outbox } from '../../../platform/outbox/device-outbox.ts'
import { emptyOutbox } from '../../../platform/outbox/test-kit/device-outbox-kit.ts'
import { queryClient } from '../../../platform/query/query-client.ts'
import { storage } from '../../../platform/storage/storage.ts'
import type { FinishedWorkout } from '../../history/history-outbox.ts'
import { programsQuery } from '../../program/program-queries.ts'
import { drivingTab, useDriving, useWorkoutView, workoutKeeper } from './device-workout.ts'

const signedIn = vi.hoisted(() => ({ as: '' }))

vi.mock('../../../platform/session/session.ts', () => ({
  useSignedIn: () => ({ status: 'signed-in', user: { id: signedIn.as } }),
  session: { state: { get: () => ({ status: 'signed-out' }) }, subscribe: () => undefined },
}))

// Nobody can tell what the server has: there is no network.
vi.mock('../../history/history-queries.ts', () => ({ arrivedSets: async () => null }))

const removed = (userId: string) => ({ store: 'running_workout' as const, removeAllOf: userId })

beforeEach(async () => {
  await storage.write([removed('ada'), removed('bob')])
  signedIn.as = 'ada'
  await workoutKeeper.serve('nobody')
})

afterEach(cleanup)

describe('the running workout on the screen', () => {
  it('is that of the person signed in, and follows each change', async () => {
    const { result } = renderHook(useWorkoutView)
    await vi.waitFor(() => expect(result.current).toEqual({ status: 'none' }))
    await act(() => workoutKeeper.begin(pushDay, clock(0)))
    expect(result.current).toMatchObject({ status: 'running', workout: { user_id: 'ada' } })
  })

  it('is read anew on a page that the browser brings back as it was left: no tab told it anything meanwhile', async () => {
    const { result } = renderHook(useWorkoutView)
    await vi.waitFor(() => expect(result.current).toEqual({ status: 'none' }))
    await act(() => workoutKeeper.begin(pushDay, clock(0)))
    await storage.write([removed('ada')])
    window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: false }))
    await act(() => workoutKeeper.settled())
    expect(result.current).toMatchObject({ status: 'running' })
    window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }))
    await vi.waitFor(() => expect(result.current).toEqual({ status: 'none' }))
  })

  it('is never a glimpse of the workout of the person before', async () => {
    const shown = renderHook(useWorkoutView)
    await vi.waitFor(() => expect(shown.result.current).toEqual({ status: 'none' }))
    await act(() => workoutKeeper.begin(pushDay, clock(0)))
    const seen: unknown[] = []
    signedIn.as = 'bob'
    const { result, rerender } = renderHook(() => {
      const view = useWorkoutView()
      seen.push(view.status)
      return view
    })
    await vi.waitFor(() => expect(result.current).toEqual({ status: 'none' }))
    expect(seen).not.toContain('running')
    signedIn.as = 'ada'
    rerender()
    await vi.waitFor(() => expect(result.current).toMatchObject({ status: 'running', workout: { user_id: 'ada' } }))
  })
})

describe('a workout that ends', () => {
  const squats = { exercise_id: 'squats', default_rest: 60, sets: [{ reps: 5, weight: 65, rest: 0 }] }
  const cycle = { kind: '531', step: 5, tm: 100, week: 1 } as const
  const legs = { ...pushDay, name: 'Jambes', exercises: [{ ...squats, name: 'Squats' }] }
  const own = { ...legs, is_predefined: false, exercises: [{ ...squats, progression: cycle }] }

  /** What waits once the one set of the program was done. */
  async function train(listed: readonly object[]) {
    queryClient.setQueryData(programsQuery.queryKey, { items: listed } as never)
    await workoutKeeper.serve('ada')
    await workoutKeeper.begin(legs, clock(0))
    const view = workoutKeeper.view.get()
    if (view.status === 'running') await workoutKeeper.dispatch(view.workout.state, done(5, 65, clock(2)))
    return outbox.entries.get().map(({ id, thing, payload }) => ({ id, thing, payload: payload as FinishedWorkout }))
  }

  beforeEach(async () => {
    await outbox.serve('ada')
    await emptyOutbox()
  })

  it('waits to be sent as the entry of the history that it becomes', async () => {
    const [sent, ...more] = await train([])
    expect(sent).toMatchObject({ thing: `history:${sent?.id}`, payload: { id: sent?.id, program_name: 'Jambes' } })
    expect(sent?.payload).not.toHaveProperty('cycles')
    expect(more).toEqual([])
  })

  it('takes along the week that it moves in its program under 5/3/1', async () => {
    const [sent] = await train([own])
    expect(sent?.payload.cycles).toEqual([{ place: 'squats', from: cycle, to: { ...cycle, week: 2 } }])
  })
})

describe('the driving of the workout on the screen', () => {
  it('is taken while the workout is shown, and left with it', async () => {
    const { result, rerender, unmount } = renderHook(({ active }) => useDriving(active), {
      initialProps: { active: false },
    })
    expect(result.current).toBe('waiting')
    rerender({ active: true })
    await waitFor(() => expect(result.current).toBe('driver'))
    unmount()
    expect(drivingTab.role.get()).toBe('waiting')
  })

  it('is another one for another person', () => {
    const claim = vi.spyOn(drivingTab, 'claim')
    const { rerender } = renderHook(() => useDriving(true))
    signedIn.as = 'bob'
    rerender()
    expect(claim.mock.calls).toEqual([['fonte-workout-ada'], ['fonte-workout-bob']])
  })
})
