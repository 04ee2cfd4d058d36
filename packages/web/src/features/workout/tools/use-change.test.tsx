// @vitest-environment happy-dom
import { defaultGyms } from '@fonte/domain/gym/gym'
import { clock } from '@fonte/domain/test-kit/workouts'
import { renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'
import { beforeEach, expect, it, vi } from 'vitest'
import { type ShowToast, ToastContext, type ToastMessage } from '../../../ui/toast.ts'
import { noMuscles } from '../../muscle/muscle-queries.ts'
import { GuidedContext, type WorkoutActions } from '../guided.ts'
import { happen, openTab, shown, start, startAnew } from '../running/test-kit/keeper-kit.ts'
import type { WorkoutKeeper } from '../running/workout-keeper.ts'
import { useChange } from './use-change.ts'

const device = vi.hoisted(() => ({ workoutKeeper: null as unknown as WorkoutKeeper }))
vi.mock('../running/device-workout.ts', () => ({
  get workoutKeeper() {
    return device.workoutKeeper
  },
}))

/** Messages as the page shows them: one that is taken away says so, and tells whoever wants to know. */
const messages = { said: [] as ToastMessage[], gone: 0 }
const toast: ShowToast = (message) => {
  messages.said.push(message)
  return () => {
    messages.gone += 1
    message.onClose?.()
  }
}

beforeEach(async () => {
  Object.assign(messages, { said: [], gone: 0 })
  await startAnew()
  device.workoutKeeper = await openTab()
  await happen(device.workoutKeeper, start)
})

/** Skips a set of the workout that runs, which is said with a way back. */
function skipSet() {
  const state = shown(device.workoutKeeper)
  if (!state) throw new Error('no workout runs')
  const act = { change: () => undefined, undoChange: () => undefined } as Partial<WorkoutActions> as WorkoutActions
  const library = { find: () => undefined, muscles: noMuscles }
  const gym = defaultGyms.kg
  const guided = { state, last: new Map(), library, gym, act, canAct: true, openTool: () => undefined }
  const wrapper = ({ children }: { children: ReactNode }) => (
    <ToastContext value={toast}>
      <GuidedContext value={guided}>{children}</GuidedContext>
    </ToastContext>
  )
  const { result } = renderHook(() => useChange(), { wrapper })
  result.current({ type: 'skip', at: clock(1), slots: ['0-1'], reason: 'hand' }, 'Série passée')
}

it('the way back of a change goes with the workout, in which nothing can be taken back any more', async () => {
  skipSet()
  expect(messages.said).toMatchObject([{ title: 'Série passée', action: { label: 'Annuler' } }])
  await happen(device.workoutKeeper, { type: 'go-to', at: clock(2), slot: '1-0' })
  expect(messages.gone).toBe(0)
  await happen(device.workoutKeeper, { type: 'stop', at: clock(3), count_current: { reps: 5, weight: 60 } })
  expect(messages.gone).toBe(1)
})

it('it goes where the workout is discarded, too', async () => {
  skipSet()
  await device.workoutKeeper.discard()
  expect(messages.gone).toBe(1)
})

it('a message that has gone by itself is left alone at the end', async () => {
  skipSet()
  messages.said[0]?.onClose?.()
  await device.workoutKeeper.discard()
  expect(messages.gone).toBe(0)
})
