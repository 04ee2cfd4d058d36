// @vitest-environment happy-dom
import { clock, done } from '@fonte/domain/test-kit/workouts'
import { recordedSets } from '@fonte/domain/workout/selectors'
import { renderHook } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { happen, openTab, shown, start, startAnew } from './running/test-kit/keeper-kit.ts'
import type { WorkoutKeeper } from './running/workout-keeper.ts'
import { useActions } from './use-actions.ts'

const device = vi.hoisted(() => ({ workoutKeeper: null as unknown as WorkoutKeeper }))
vi.mock('./running/device-workout.ts', () => ({
  get workoutKeeper() {
    return device.workoutKeeper
  },
}))
const toast = vi.hoisted(() => vi.fn())
vi.mock('../../ui/toast.ts', () => ({ useToast: () => ({ toast }) }))
vi.mock('./cues/sound-player.ts', () => ({ play: async () => undefined }))

beforeEach(async () => {
  toast.mockClear()
  await startAnew()
  device.workoutKeeper = await openTab()
})

it('the left side of a set in a superset is recorded once, however late a second tap comes', async () => {
  const tab = device.workoutKeeper
  await happen(tab, start, { type: 'group', at: clock(1), places: ['0', '1'] })
  const seen = shown(tab)
  if (!seen) throw new Error('no workout runs')
  const { result } = renderHook(() => useActions(seen))
  const recorded = () => recordedSets(shown(tab) ?? seen).map(({ slot, side }) => [slot, side])
  result.current.leftDone({ reps: 10, weight: 60 })
  await vi.waitFor(() => expect(recorded()).toEqual([['0-0', 'left']]))
  result.current.leftDone({ reps: 10, weight: 60 })
  // It first asks for the slot of the other side, then for the set.
  await tab.settled()
  await tab.settled()
  expect(recorded()).toEqual([['0-0', 'left']])
})

it('what the device does not keep is answered so, for a note and a correction', async () => {
  const tab = device.workoutKeeper
  await happen(tab, start)
  const seen = shown(tab)
  if (!seen) throw new Error('no workout runs')
  vi.spyOn(tab, 'dispatch').mockRejectedValue(new Error('the disk is full'))
  vi.stubGlobal('reportError', () => undefined)
  const { result } = renderHook(() => useActions(seen))
  expect(await result.current.note({ type: 'note', at: clock(1), text: 'Épaule' })).toBe(false)
  expect(await result.current.editSet(0, { reps: 8, weight: 60 })).toBe(false)
  expect(toast).toHaveBeenCalledTimes(2)
  vi.unstubAllGlobals()
})

it('a rest ends though the clock of the device was set back meanwhile', async () => {
  const tab = device.workoutKeeper
  await happen(tab, start, done(10, 60, clock(2)))
  const seen = shown(tab)
  if (seen?.status !== 'resting') throw new Error('no rest')
  vi.useFakeTimers({ now: clock(-60), toFake: ['Date'] })
  const { result } = renderHook(() => useActions(seen))
  result.current.endRest(seen.rest.ends_at)
  await tab.settled()
  expect(shown(tab)?.status).toBe('lifting')
  vi.useRealTimers()
})

it('a note of a workout that another tab has ended is told to be lost, and its window stays', async () => {
  const tab = device.workoutKeeper
  await happen(tab, start)
  const seen = shown(tab)
  if (!seen) throw new Error('no workout runs')
  const { result } = renderHook(() => useActions(seen))
  expect(await result.current.note({ type: 'note', at: clock(1), text: 'Épaule' })).toBe(true)
  expect(toast).not.toHaveBeenCalled()
  await tab.discard()
  expect(await result.current.note({ type: 'note', at: clock(1), text: 'Genou' })).toBe(false)
  expect(toast).toHaveBeenCalledOnce()
})
