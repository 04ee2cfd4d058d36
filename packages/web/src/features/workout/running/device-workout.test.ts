// @vitest-environment happy-dom
import 'fake-indexeddb/auto'
import { clock, pushDay } from '@fonte/domain/test-kit/workouts'
import { act, cleanup, renderHook, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { storage } from '../../../platform/storage/storage.ts'
import { driverSeat, useDriving, useWorkoutView, workoutKeeper } from './device-workout.ts'

const signedIn = vi.hoisted(() => ({ as: '' }))

vi.mock('../../../platform/session/session.ts', () => ({
  useSignedIn: () => ({ status: 'signed-in', user: { id: signedIn.as } }),
  session: { state: { get: () => ({ status: 'signed-out' }) }, subscribe: () => undefined },
  hasMarker: () => false,
}))

// Nobody can tell what the server has: there is no network.
vi.mock('../../history/history-queries.ts', () => ({ arrivedSets: async () => null, keepFinishedWorkout: vi.fn() }))

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

describe('the seat of the workout on the screen', () => {
  it('is taken while the workout is shown, and left with it', async () => {
    const { result, rerender, unmount } = renderHook(({ active }) => useDriving(active), {
      initialProps: { active: false },
    })
    expect(result.current).toBe('waiting')
    rerender({ active: true })
    await waitFor(() => expect(result.current).toBe('driver'))
    unmount()
    expect(driverSeat.role.get()).toBe('waiting')
  })

  it('is another one for another person', () => {
    const sit = vi.spyOn(driverSeat, 'sit')
    const { rerender } = renderHook(() => useDriving(true))
    signedIn.as = 'bob'
    rerender()
    expect(sit.mock.calls).toEqual([['fonte-workout-ada'], ['fonte-workout-bob']])
  })
})
