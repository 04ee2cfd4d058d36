import { describe, expect, it } from 'vitest'
import { clock, done, pushDayAfter } from '../test-kit/workouts.ts'
import { workoutNotes } from './history/kept-workout.ts'
import { amendWorkout, workoutReducer } from './machine.ts'
import { findSlot } from './plan/order.ts'
import { recordedSets } from './selectors.ts'
import type { WorkoutEvent, WorkoutState } from './state.ts'

const start = { type: 'start', at: clock(0) } as const
const noted = (slot: string, text: string): WorkoutEvent => ({ type: 'set-note', at: clock(1), slot, text })
const notes = (state: WorkoutState) => recordedSets(state).map(({ note }) => note)
const noteOf = (state: WorkoutState, slot: string) => findSlot(state.places, slot)?.slot.note

it('a note of a set to do is kept with the set once it is recorded', () => {
  expect(notes(pushDayAfter(start, noted('0-0', ' prise serrée '), done(10, 60, clock(2))))).toEqual(['prise serrée'])
  expect(notes(pushDayAfter(start, noted('0-1', 'x'), done(10, 60, clock(2))))).toEqual([undefined])
})

it('an empty note takes it away', () => {
  const state = pushDayAfter(start, noted('0-0', 'prise'), noted('0-0', ' '))
  expect(noteOf(state, '0-0')).toBeUndefined()
  expect(state.places).toEqual(pushDayAfter(start).places)
})

it('a set that is stopped in keeps its note', () => {
  const stop = { type: 'stop', at: clock(3), count_current: { reps: 5, weight: 60 } } as const
  expect(notes(pushDayAfter(start, noted('0-0', 'prise'), stop))).toEqual(['prise'])
})

it('a set that is taken back has the note that it was recorded with, as it was corrected since', () => {
  const corrected = { type: 'edit-set', at: clock(3), index: 0, reps: 10, weight: 60, note: 'coude' } as const
  const undone = pushDayAfter(start, noted('0-0', 'prise'), done(10, 60, clock(2)), corrected, {
    type: 'undo-set',
    at: clock(4),
  })
  expect(noteOf(undone, '0-0')).toBe('coude')
  expect(notes(workoutReducer(undone, done(10, 60, clock(5))))).toEqual(['coude'])
})

it('a change of the plan that is taken back leaves the note written since', () => {
  const skip = { type: 'skip', at: clock(1), slots: ['2-0'], reason: 'hand' } as const
  const undo = { type: 'undo-change', at: clock(2), changed_at: clock(1) } as const
  const state = pushDayAfter(start, skip, noted('0-0', 'prise'), undo)
  expect(findSlot(state.places, '2-0')?.slot.status).toBe('todo')
  expect(noteOf(state, '0-0')).toBe('prise')
})

it('nothing is noted of a set that is done or nowhere, nor after the end, nor at length', () => {
  const state = pushDayAfter(start, done(10, 60, clock(2)))
  for (const event of [noted('0-0', 'x'), noted('nowhere', 'x'), noted('0-1', 'n'.repeat(501))]) {
    expect(workoutReducer(state, event)).toBe(state)
  }
  const over = workoutReducer(state, { type: 'stop', at: clock(3), count_current: null })
  expect(amendWorkout(over, { type: 'set-note', at: clock(4), slot: '0-1', text: 'x' })).toBe(over)
})

it('the notes of sets to do take room from those of recorded ones, and the other way round', () => {
  const note = 'n'.repeat(500)
  const slots = Array.from({ length: 21 }, (_, index) => `n${index}`)
  const sets = slots.map((slot) => ({ slot, plan: { reps: 1, weight: 1 } }))
  const many: WorkoutEvent = { type: 'add-sets', at: clock(1), place: '0', after: '0-1', sets }
  const full = pushDayAfter(start, many, ...slots.slice(0, 20).map((slot) => noted(slot, note)))
  expect(workoutReducer(full, noted('n20', note))).toBe(full)
  const room = pushDayAfter(start, many, done(1, 1, clock(2)), ...slots.slice(0, 20).map((slot) => noted(slot, note)))
  const edit = { type: 'edit-set', at: clock(3), index: 0, reps: 1, weight: 1, note } as const
  expect(workoutReducer(room, edit)).toBe(room)
})

describe('the notes of sets that a swap moves to another exercise', () => {
  const swap = {
    type: 'swap-exercise',
    at: clock(4),
    place: '0',
    to: { place: 'new', exercise_id: 'haltères', name: 'Développé aux haltères' },
  } as const
  const benched = [
    start,
    noted('0-1', 'prise serrée'),
    done(10, 60, clock(2)),
    { type: 'skip-rest', at: clock(3) },
  ] as const

  it('stay with the exercise that they speak of, and go below its note in the history', () => {
    const ofBench: WorkoutEvent = { type: 'note', at: clock(3), place: '0', text: 'coude' }
    const state = pushDayAfter(...benched, ofBench, swap)
    expect(noteOf(state, '0-1')).toBeUndefined()
    const recorded = workoutReducer(state, done(8, 20, clock(5)))
    expect(notes(recorded)).toEqual([undefined, undefined])
    expect(workoutNotes(recorded, 'fr')).toEqual({
      places: { 'predefined-développé-couché': 'coude\nprise serrée' },
    })
  })

  it('stay there over a second swap, and are back where the swap is taken back', () => {
    const again = { ...swap, at: clock(6), place: 'new', to: { place: 'other', exercise_id: 'poulie', name: 'Poulie' } }
    const twice = pushDayAfter(
      ...benched,
      swap,
      { type: 'set-note', at: clock(5), slot: '0-1', text: 'banc plat' },
      again,
    )
    expect(noteOf(twice, '0-1')).toBeUndefined()
    expect(workoutNotes(twice, 'fr')).toEqual({
      places: { 'predefined-développé-couché': 'prise serrée', haltères: 'Développé aux haltères\u00a0: banc plat' },
    })
    const undone = pushDayAfter(...benched, swap, { type: 'undo-change', at: clock(5), changed_at: clock(4) })
    expect(noteOf(undone, '0-1')).toBe('prise serrée')
    expect(workoutNotes(undone, 'fr')).toEqual({ places: { 'predefined-développé-couché': 'prise serrée' } })
  })

  it('go into the history with its own note and its name where none of its sets was done', () => {
    const ofBench: WorkoutEvent = { type: 'note', at: clock(2), place: '0', text: 'coude' }
    const state = pushDayAfter(start, noted('0-0', 'poulie cassée'), ofBench, swap, done(8, 20, clock(5)))
    expect(notes(state)).toEqual([undefined])
    expect(workoutNotes(state, 'fr')).toEqual({
      places: { 'predefined-développé-couché': 'Développé couché\u00a0: coude\npoulie cassée' },
    })
    const back = { place: 'back', exercise_id: 'predefined-développé-couché', name: 'Développé couché' }
    const sets = [{ slot: 'b', plan: { reps: 8, weight: 60 } }]
    const both = workoutReducer(
      workoutReducer(state, { type: 'add-exercise', at: clock(6), after: null, exercise: back, sets }),
      { type: 'note', at: clock(7), place: 'back', text: 'mieux' },
    )
    expect(workoutNotes(both, 'fr')).toEqual({
      places: { 0: 'Développé couché\u00a0: coude\npoulie cassée', 'predefined-développé-couché': 'mieux' },
    })
  })
})
