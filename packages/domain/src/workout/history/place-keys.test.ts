import { expect, it } from 'vitest'
import type { ProgramExercise } from '../../program/program.ts'
import { clock, done } from '../../test-kit/workouts.ts'
import { replay } from '../log.ts'
import type { WorkoutEvent } from '../state.ts'
import { workoutNotes, workoutSets } from './kept-workout.ts'
import { keptExercises } from './saved-exercises.ts'

const rule = { kind: 'linear', step: 2.5, tries: 3 } as const
const bench = { exercise_id: 'bench', name: 'Bench', name_en: null, default_rest: 0, progression: rule }
const rows: readonly ProgramExercise[] = [
  { ...bench, order: 0, sets: [{ reps: 5, weight: 80, rest: 0 }] },
  { ...bench, order: 1, place: 'light', sets: [{ reps: 12, weight: 50, rest: 0 }] },
]
const program = { id: 'p', name: 'P', exercises: rows }
const start = { type: 'start', at: clock(0) } as const

function finished(...events: readonly WorkoutEvent[]) {
  const state = replay(program, [start, ...events])
  if (state.status !== 'finished') throw new Error('the workout is not finished')
  return state
}

const told = (...events: readonly WorkoutEvent[]) =>
  workoutSets(finished(...events), 'fr').map(({ weight, place }) => [weight, place])

it('an exercise that its program has twice keeps each of its places, whichever is done first', () => {
  const moved = { type: 'move-exercise', at: clock(1), place: '1', before: '0' } as const
  const events = [moved, done(12, 50, clock(2)), done(5, 80, clock(3))]
  expect(told(...events)).toEqual([
    [50, 'light'],
    [80, undefined],
  ])
  const [light, heavy] = keptExercises(rows, finished(...events))
  expect([light?.place, heavy?.place]).toEqual(['light', undefined])
  expect([light?.progression, heavy?.progression]).toEqual([rule, rule])
})

it('an exercise that comes in a second time leaves the place of its program to the program', () => {
  const plan = { reps: 20, weight: 40, rest: 0 }
  const exercise = { place: 'new', exercise_id: 'bench', name: 'Bench', default_rest: 0 }
  const sets = [{ slot: 'n', plan }]
  const added: WorkoutEvent = { type: 'add-exercise', at: clock(1), after: null, exercise, sets }
  const events = [added, done(20, 40, clock(2)), done(5, 80, clock(3)), done(12, 50, clock(4))]
  expect(told(...events)).toEqual([
    [40, 'new'],
    [80, undefined],
    [50, 'light'],
  ])
})

it('an exercise that was taken out and comes back has its place, and what is noted of both', () => {
  const exercise = { place: 'new', exercise_id: 'bench', name: 'Bench', default_rest: 0 }
  const sets = [{ slot: 'n', plan: { reps: 5, weight: 80, rest: 0 } }]
  const state = finished(
    { type: 'note', at: clock(1), place: '0', text: 'avant' },
    { type: 'remove-exercise', at: clock(1), place: '0' },
    { type: 'add-exercise', at: clock(2), after: '1', exercise, sets },
    { type: 'note', at: clock(2), place: 'new', text: 'après' },
    done(12, 50, clock(3)),
    done(5, 80, clock(4)),
  )
  expect(workoutSets(state, 'fr').map(({ place }) => place)).toEqual(['light', undefined])
  expect(workoutNotes(state, 'fr')?.places).toEqual({ bench: 'après', 0: 'Bench\u00a0: avant' })
})
