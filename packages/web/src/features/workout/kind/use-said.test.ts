// @vitest-environment happy-dom
import type { SetKind } from '@fonte/domain/set/kind'
import { pushDay } from '@fonte/domain/test-kit/workouts'
import { readyWorkout } from '@fonte/domain/workout/machine'
import { currentStep, type WorkoutStep } from '@fonte/domain/workout/selectors'
import { act, renderHook } from '@testing-library/react'
import { expect, it } from 'vitest'
import { useSaid } from './use-said.ts'

const first = currentStep(readyWorkout(pushDay)) as WorkoutStep

/** A set of a place, planned as a kind. */
const step = (place: string, slot: string, kind?: SetKind): WorkoutStep => ({
  ...first,
  slot,
  place: { ...first.place, id: place },
  target: { reps: 8, weight: 60, ...(kind && { kind }) },
})

it('what was said of a set is remembered for the next sets of its exercise, not for those of another one', () => {
  const { result, rerender } = renderHook((now: WorkoutStep) => useSaid(now), { initialProps: step('bench', 'a') })
  act(() => result.current.say({ kind: 'amrap', rir: 1 }))
  rerender(step('bench', 'b'))
  expect(result.current).toMatchObject({ kind: 'amrap', rir: 1 })
  rerender(step('row', 'c'))
  expect(result.current).toMatchObject({ kind: 'work', rir: undefined })
})

it('where the plan names a kind, that one begins', () => {
  const { result, rerender } = renderHook((now: WorkoutStep) => useSaid(now), {
    initialProps: step('bench', 'a', 'warmup'),
  })
  expect(result.current.kind).toBe('warmup')
  act(() => result.current.say({ kind: 'work' }))
  expect(result.current.kind).toBe('work')
  rerender(step('bench', 'b', 'drop'))
  expect(result.current.kind).toBe('drop')
})

it('what the plan names is not said: after the effort of a planned drop comes a set again', () => {
  const { result, rerender } = renderHook((now: WorkoutStep) => useSaid(now), {
    initialProps: step('bench', 'a', 'drop'),
  })
  act(() => result.current.say({ rir: 1 }))
  expect(result.current).toMatchObject({ kind: 'drop', rir: 1 })
  rerender(step('bench', 'b'))
  expect(result.current).toMatchObject({ kind: 'work', rir: 1 })
})

it('an effort that was said is taken back', () => {
  const { result } = renderHook((now: WorkoutStep) => useSaid(now), { initialProps: step('bench', 'a') })
  act(() => result.current.say({ kind: 'drop', rir: 1 }))
  act(() => result.current.say({ rir: undefined }))
  expect(result.current).toMatchObject({ kind: 'drop', rir: undefined })
})
