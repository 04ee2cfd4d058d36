import { describe, expect, it } from 'vitest'
import { clock, pushDayAfter } from '../test-kit/workouts.ts'
import { workoutReducer } from './machine.ts'
import { currentSlot } from './selectors.ts'
import type { WorkoutState } from './state.ts'

const at = clock(1)
const start = { type: 'start', at: clock(0) } as const
const goTo = (state: WorkoutState, slot: string) => workoutReducer(state, { type: 'go-to', at: clock(2), slot })
const running = (state: WorkoutState) => {
  if (state.status !== 'lifting') throw new Error(`the workout is ${state.status}`)
  return state
}

describe('going to another set', () => {
  const moved = pushDayAfter(start, { type: 'remove-exercise', at, place: '2' })

  it('makes it the current one, and leaves what can be taken back', () => {
    const state = running(goTo(moved, '1-1'))
    expect(currentSlot(state)?.slot.id).toBe('1-1')
    expect(state.before).not.toBeNull()
    expect(state.before).toEqual(running(moved).before)
    expect(state.last_at).toBe(clock(2))
  })

  it('does nothing at the current set, at one that is done, and where none is', () => {
    const done = pushDayAfter(start, { type: 'set-done', at, reps: 10, weight: 60 }, { type: 'skip-rest', at })
    for (const slot of ['0-0', '0-1', 'gone']) expect(goTo(done, slot)).toBe(done)
  })

  it('opens one again that was skipped, and a change before it is not taken back any more', () => {
    const skipped = workoutReducer(moved, { type: 'skip', at, slots: ['1-0'], reason: 'hand' })
    const state = running(goTo(skipped, '1-0'))
    expect(currentSlot(state)?.slot).toMatchObject({ id: '1-0', status: 'todo' })
    expect(state.before).toBeNull()
  })
})
