import { describe, expect, it } from 'vitest'
import { clock, done, pushDay, pushDayAfter, wholePushDay } from '../../test-kit/workouts.ts'
import type { Finished, WorkoutEvent } from '../state.ts'
import { asksTheSame, changedExercises, exercisesDone, swapsAlone } from './saved-exercises.ts'

const start = { type: 'start', at: clock(0) } as const
const at = clock(3)
const stop = { type: 'stop', at: clock(9), count_current: null } as const
const skipRest = { type: 'skip-rest', at } as const
const dumbbells = { place: 'new', exercise_id: 'haltères', name: 'Développé aux haltères' }

function finished(...events: readonly WorkoutEvent[]): Finished {
  const state = pushDayAfter(...events)
  if (state.status !== 'finished') throw new Error('the workout is not finished')
  return state
}

const lines = (exercises: ReturnType<typeof changedExercises>) =>
  exercises?.map(({ name, sets }) => [name, ...sets.map(({ reps, weight, rest }) => `${reps}×${weight} ${rest}`)])

describe('a program from what was done', () => {
  it('has each exercise once, with its working sets and their rests', () => {
    const warmup = { slot: 'w', plan: { reps: 10, weight: 20, rest: 60, kind: 'warmup' as const } }
    const state = finished(
      start,
      { type: 'add-sets', at, place: '0', after: null, sets: [warmup] },
      { type: 'set-done', at, slot: 'w', reps: 10, weight: 20, kind: 'warmup' },
      skipRest,
      { type: 'set-done', at, slot: '0-0', reps: 9, weight: 62.5, rir: 1 },
      stop,
    )
    expect(exercisesDone(state)).toEqual([
      {
        exercise_id: 'predefined-développé-couché',
        name: 'Développé couché',
        name_en: 'Bench press',
        order: 0,
        default_rest: 180,
        sets: [{ reps: 9, weight: 62.5, rest: 90 }],
      },
    ])
  })
})

describe('the changes to keep in the program', () => {
  it('are none where the workout went as planned, sets skipped or not', () => {
    expect(changedExercises(finished(...wholePushDay))).toBeNull()
    expect(
      changedExercises(finished(start, done(1, 1, at), { type: 'skip', at, slots: ['1-0'], reason: 'hand' }, stop)),
    ).toBeNull()
  })

  it('are a swap with all its sets, at the weight that was lifted', () => {
    const state = finished(
      start,
      done(10, 60, at),
      skipRest,
      { type: 'swap-exercise', at, place: '0', to: dumbbells },
      done(8, 26, at),
      stop,
    )
    expect(lines(changedExercises(state))?.[0]).toEqual(['Développé aux haltères', '10×26 90', '8×26 120'])
    expect(changedExercises(state)).toHaveLength(3)
  })

  it('are what was added, removed and moved', () => {
    const sets = [{ slot: 'n', plan: { reps: 12, weight: 10, rest: 45 } }]
    const state = finished(
      start,
      done(10, 60, at),
      { type: 'add-exercise', at, after: '2', exercise: dumbbells, sets },
      { type: 'remove-exercise', at, place: '1' },
      { type: 'move-exercise', at, place: '2', before: '0' },
      stop,
    )
    expect(lines(changedExercises(state))?.map(([name]) => name)).toEqual([
      'Dips',
      'Développé couché',
      'Développé aux haltères',
    ])
  })

  it('are counted as swaps only where nothing else was changed', () => {
    const swap = { type: 'swap-exercise', at, place: '0', to: dumbbells } as const
    const second = { ...swap, place: '1', to: { ...dumbbells, place: 'other', exercise_id: 'poulie' } } as const
    const added = { slot: 'n', plan: { reps: 12, weight: 10, rest: 45 } }
    const swaps = (...events: readonly WorkoutEvent[]) => swapsAlone(finished(start, ...events, stop))
    const lifted = [done(10, 60, at), skipRest] as const
    expect(swaps(...lifted)).toBe(0)
    expect(swaps(...lifted, swap, done(8, 26, at))).toBe(1)
    expect(swaps(...lifted, swap, second)).toBe(2)
    expect(swaps(...lifted, swap, { type: 'add-sets', at, place: 'new', after: null, sets: [added] })).toBe(0)
    expect(swaps(...lifted, swap, { type: 'move-exercise', at, place: '2', before: '1' })).toBe(0)
    expect(swaps(...lifted, { type: 'move-exercise', at, place: '2', before: '0' })).toBe(0)
  })

  it('are offered only while the program asks for what the workout began with', () => {
    const state = finished(...wholePushDay)
    expect(asksTheSame(pushDay, state)).toBe(true)
    expect(asksTheSame({ ...pushDay, exercises: pushDay.exercises.slice(1) }, state)).toBe(false)
  })
})
