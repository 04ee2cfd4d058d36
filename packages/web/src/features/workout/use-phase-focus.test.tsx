// @vitest-environment happy-dom
import { clock, done, pushDayAfter } from '@fonte/domain/test-kit/workouts'
import type { WorkoutEvent, WorkoutState } from '@fonte/domain/workout/state'
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { phaseOf, useFocusLetGo } from './use-phase-focus.ts'

type View = { readonly status: string; readonly workout?: { readonly state: WorkoutState } }
const device = vi.hoisted(() => ({ show: (_view: unknown): void => undefined }))

vi.mock('./running/device-workout.ts', async () => {
  const { createObservable } = await import('../../platform/observable.ts')
  const view = createObservable<unknown>({ status: 'none' })
  device.show = view.set
  return { workoutKeeper: { view } }
})

const start: WorkoutEvent = { type: 'start', at: clock(0) }
const lifting = pushDayAfter(start)
const resting = pushDayAfter(start, done(10, 60, clock(2)))
const running = (state: WorkoutState): View => ({ status: 'running', workout: { state } })

function Pane() {
  useFocusLetGo(phaseOf(lifting))
  return (
    <div className="workout-pane">
      <button type="button">Série terminée</button>
    </div>
  )
}

const hasFocus = () => document.activeElement === screen.getByRole('button')

beforeEach(() => {
  device.show(running(lifting))
  render(<Pane />)
  screen.getByRole('button').focus()
})
afterEach(cleanup)

describe('the control that was pressed', () => {
  it('gives the focus up before the rest takes over, so that the page is laid out once', () => {
    expect(hasFocus()).toBe(true)
    device.show(running(resting))
    expect(hasFocus()).toBe(false)
  })

  it('keeps it where the next set comes without a rest', () => {
    device.show(running({ ...lifting, last_at: clock(3) } as WorkoutState))
    expect(hasFocus()).toBe(true)
  })
})
