// @vitest-environment happy-dom
import { clock, pushDay } from '@fonte/domain/test-kit/workouts'
import { replay } from '@fonte/domain/workout/log'
import { quickWorkout } from '@fonte/domain/workout/plan/quick-workout'
import type { WorkoutProgram } from '@fonte/domain/workout/plan/workout-program'
import type { Finished } from '@fonte/domain/workout/state'
import { act, cleanup, renderHook } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { useWorkoutName } from './use-workout-name.ts'

const read = vi.hoisted(() => ({ entry: undefined as { program_name: string } | undefined }))
vi.mock('../../history/log/use-entry.ts', () => ({ useEntry: () => read }))

const showName = (program: WorkoutProgram) => {
  const stop = { type: 'stop', at: clock(40), count_current: null } as const
  const state = replay(program, [{ type: 'start', at: clock(0) }, stop]) as Finished
  return renderHook(() => useWorkoutName({ workout_id: 'w1', user_id: 'ada', state })).result
}
const nameOf = (program: WorkoutProgram) => showName(program).current.kept

afterEach(cleanup)

it('a workout without a program is called as its lifter has named it since', () => {
  expect(nameOf(quickWorkout)).toBe('Séance libre')
  read.entry = { program_name: 'Jambes du soir' }
  expect(nameOf(quickWorkout)).toBe('Jambes du soir')
})

it('a workout of a program is called as that', () => {
  read.entry = { program_name: 'Monday push' }
  expect(nameOf(pushDay)).toBe('Poussée du lundi')
})

it('a typed name counts at once, also before it is kept; what is blank is none', () => {
  read.entry = { program_name: 'Séance libre' }
  const shown = showName(quickWorkout)
  expect(shown.current.current).toBe('Séance libre')
  act(() => shown.current.type(' Jambes du soir '))
  expect(shown.current).toMatchObject({ kept: 'Séance libre', current: 'Jambes du soir' })
  for (const blank of ['  ', '\u3164\u200b']) {
    act(() => shown.current.type(blank))
    expect(shown.current.current).toBe('Séance libre')
  }
})
