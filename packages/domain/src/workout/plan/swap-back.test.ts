import { expect, it } from 'vitest'
import { clock, done, pushDay } from '../../test-kit/workouts.ts'
import { workoutNotes } from '../history/kept-workout.ts'
import { programChanges } from '../history/program-changes.ts'
import { hasChangedExercises } from '../history/saved-exercises.ts'
import { replay } from '../log.ts'
import { currentStep } from '../selectors.ts'
import type { Finished, WorkoutEvent } from '../state.ts'

const start = { type: 'start', at: clock(0) } as const
const at = clock(1)
const stop = { type: 'stop', at: clock(9), count_current: null } as const

const [bench, ...others] = pushDay.exercises
const aim = { reason: { kind: 'up', change: 2.5, sets: 2, reps: 10 }, from: 57.5 } as const
const program = {
  ...pushDay,
  exercises: [{ ...bench, aim, place: 'first', note: 'siège 4' }, ...others],
} as typeof pushDay

/** Swaps what stands in a place for the exercise of that name, which stands there under a new id. */
const swap = (place: string, name: string, id: string): WorkoutEvent => {
  const known = pushDay.exercises.find((each) => each.name === name)
  const exercise_id = known?.exercise_id ?? name
  return { type: 'swap-exercise', at, place, to: { place: id, exercise_id, name, name_en: null }, returns: true }
}

const after = (...events: readonly WorkoutEvent[]) => replay(program, [start, ...events])
const there = swap('0', 'Haltères', 'b')
const back = (from: string) => swap(from, 'Développé couché', 'a')

it('an exercise that is swapped back before any set stands there as it did, with its rule, its loads and its notes', () => {
  const was = after().places[0]
  expect(after(there, back('b')).places[0]).toEqual({ ...was, instead_of: expect.anything() })
  expect(after(there, swap('b', 'Poulie', 'c'), back('c')).places[0]).toMatchObject({ ...was })
  const noted = { type: 'set-note', at, slot: '0-1', text: 'coude' } as const
  expect(after(noted, there, back('b')).places[0]?.slots[1]?.note).toBe('coude')
})

it('what was left out or added meanwhile stays so, and what was noted of the other exercise is told', () => {
  const state = after(
    there,
    { type: 'note', at, place: 'b', text: 'pris' },
    { type: 'skip', at, slots: ['0-0'], reason: 'hand' },
    { type: 'add-sets', at, place: 'b', after: '0-1', sets: [{ slot: 'n', plan: { reps: 8, weight: 0, rest: 60 } }] },
    back('b'),
  )
  expect(state.places[0]?.slots.map(({ id, status, plan }) => [id, status, plan.weight])).toEqual([
    ['0-0', 'skipped', 60],
    ['0-1', 'todo', 70],
    ['n', 'todo', 70],
  ])
  expect(currentStep(state)?.slot).toBe('0-1')
  expect(workoutNotes(state, 'fr')).toEqual({ places: { Haltères: 'Haltères\u00a0: pris' } })
})

it('the program has nothing to change then', () => {
  const state = after(there, back('b'), done(10, 60, clock(2)), stop) as Finished
  expect(hasChangedExercises(state)).toBe(false)
  expect(programChanges(state)).toEqual([])
})

it('a log from before it tells the same as then', () => {
  const { returns: _, ...before } = swap('b', 'Développé couché', 'a') as Extract<
    WorkoutEvent,
    { type: 'swap-exercise' }
  >
  expect(after(there, before).places[0]).toMatchObject({ id: 'a', swapped: true })
})

it('an exercise that comes after sets of the other one begins anew', () => {
  const state = after(there, done(10, 20, clock(2)), { type: 'skip-rest', at: clock(2) }, back('b'))
  expect(state.places.map(({ id }) => id).slice(0, 2)).toEqual(['b', 'a'])
  expect(state.places[1]?.aim).toBeUndefined()
})
