import { describe, expect, it } from 'vitest'
import { clock, done, pushDayAfter } from '../../test-kit/workouts.ts'
import { workoutReducer } from '../machine.ts'
import { currentStep } from '../selectors.ts'
import type { WorkoutEvent, WorkoutState } from '../state.ts'
import { setMoves } from './move-set.ts'

const at = clock(3)
const start = { type: 'start', at: clock(0) } as const
const atPress: readonly WorkoutEvent[] = [start, { type: 'go-to', at, slot: '1-0' }]
const pressed: readonly WorkoutEvent[] = [...atPress, done(8, 40, at)]

const move = (slot: string, before: string | null): WorkoutEvent => ({ type: 'move-set', at, slot, before })
const press = (state: WorkoutState) => state.places[1]?.slots.map(({ id }) => id).join(' ')
const current = (state: WorkoutState) => currentStep(state)?.slot
const refused = (state: WorkoutState, event: WorkoutEvent) => expect(workoutReducer(state, event)).toBe(state)

describe('moving a set', () => {
  it('puts it before another one of its exercise, or at the end', () => {
    const first = pushDayAfter(start, move('1-2', '1-0'))
    expect(press(first)).toBe('1-2 1-0 1-1')
    expect(press(workoutReducer(first, move('1-2', null)))).toBe('1-0 1-1 1-2')
  })

  it('has it done now where it comes to stand in the place of the current one', () => {
    const state = pushDayAfter(...pressed, move('1-2', '1-1'))
    expect([press(state), current(state)]).toEqual(['1-0 1-2 1-1', '1-2'])
    const next = workoutReducer(state, done(6, 42.5, clock(4)))
    expect(current(next)).toBe('1-1')
  })

  it('has the next one done now where the current one goes behind it, and no other exercise', () => {
    expect(current(pushDayAfter(...atPress, move('1-0', null)))).toBe('1-1')
    expect(current(pushDayAfter(...pressed, move('1-1', null)))).toBe('1-2')
  })

  it('leaves the current one where sets after it change their order', () => {
    expect(current(pushDayAfter(...atPress, move('1-2', '1-1')))).toBe('1-0')
  })

  it('leaves the current one where it goes before a skipped one', () => {
    const skipped: WorkoutEvent = { type: 'skip', at, slots: ['1-0'], reason: 'hand' }
    expect(current(pushDayAfter(...atPress, skipped, move('1-1', '1-0')))).toBe('1-1')
  })

  it('is taken back', () => {
    const before = pushDayAfter(...pressed)
    const after = workoutReducer(before, move('1-2', '1-1'))
    const back = workoutReducer(after, { type: 'undo-change', at, changed_at: at })
    expect([press(back), current(back)]).toEqual([press(before), current(before)])
  })

  it('never passes a set that is done, nor leaves its exercise, nor its own place', () => {
    const state = pushDayAfter(...pressed)
    for (const [slot, before] of [
      ['1-2', '1-0'],
      ['1-0', null],
      ['1-1', '1-2'],
      ['1-1', '1-1'],
      ['1-2', null],
      ['1-1', '2-0'],
      ['nowhere', null],
    ] as const) {
      refused(state, move(slot, before))
    }
    refused(pushDayAfter(...pressed, { type: 'skip', at, slots: ['1-2'], reason: 'hand' }), move('1-2', '1-1'))
  })

  it('never comes between the two sides of a set', () => {
    const sets = [{ slot: 'right', plan: { reps: 8, weight: 40 }, other_side: true }] as const
    const sides: WorkoutEvent = { type: 'add-sets', at, place: '1', after: '1-1', sets }
    const state = pushDayAfter(start, sides)
    expect(press(state)).toBe('1-0 1-1 right 1-2')
    for (const [slot, before] of [
      ['1-0', 'right'],
      ['1-2', 'right'],
      ['1-1', '1-0'],
      ['right', '1-0'],
      ['1-0', null],
    ] as const) {
      refused(state, move(slot, before))
    }
  })
})

describe('where a set can go', () => {
  const moves = (slot: string, ...events: readonly WorkoutEvent[]) =>
    setMoves(pushDayAfter(start, ...events).places, slot)

  it('is before the one above, or after the one below', () => {
    expect(moves('1-0')).toEqual({ up: undefined, down: '1-2' })
    expect(moves('1-1')).toEqual({ up: '1-0', down: null })
    expect(moves('1-2')).toEqual({ up: '1-1', down: undefined })
  })

  it('is beyond skipped ones, and never beyond a done one', () => {
    const skipped: WorkoutEvent = { type: 'skip', at, slots: ['1-1'], reason: 'hand' }
    expect(moves('1-0', skipped)).toEqual({ up: undefined, down: null })
    expect(moves('1-2', skipped)).toEqual({ up: '1-0', down: undefined })
    expect(moves('1-1', ...pressed.slice(1))).toEqual({ up: undefined, down: null })
    expect(moves('1-0', ...pressed.slice(1))).toEqual({ up: undefined, down: undefined })
  })
})
