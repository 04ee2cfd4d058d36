import { describe, expect, it } from 'vitest'
import type { ProgramExercise } from '../../program/program.ts'
import { clock, done, pushDay, pushDayAfter, wholePushDay } from '../../test-kit/workouts.ts'
import { replay } from '../log.ts'
import type { Finished, WorkoutEvent } from '../state.ts'
import { asksTheSame, exercisesDone, hasChangedExercises, keptExercises } from './saved-exercises.ts'

const start = { type: 'start', at: clock(0) } as const
const at = clock(3)
const stop = { type: 'stop', at: clock(9), count_current: null } as const
const skipRest = { type: 'skip-rest', at } as const
const dumbbells = { place: 'new', exercise_id: 'haltères', name: 'Développé aux haltères' }

const warmup = { reps: 5, weight: 40, kind: 'warmup' } as const
const rule = { kind: 'double', step: 2.5 } as const

/** The push day as its program has it, each exercise by a rule. */
const rows: readonly ProgramExercise[] = pushDay.exercises.map((exercise, order) => ({
  ...exercise,
  name_en: null,
  order,
  default_rest: exercise.default_rest ?? 90,
  progression: rule,
  sets: exercise.sets.map((set) => ({ ...set, rest: set.rest ?? 90 })),
}))

function finished(...events: readonly WorkoutEvent[]): Finished {
  const state = pushDayAfter(...events)
  if (state.status !== 'finished') throw new Error('the workout is not finished')
  return state
}

const lines = (exercises: readonly ProgramExercise[]) =>
  exercises.map(({ name, sets }) => [name, ...sets.map(({ reps, weight, rest }) => `${reps}×${weight} ${rest}`)])

describe('a program from what was done', () => {
  it('has each exercise once, with its working sets and their rests', () => {
    const set = { slot: 'w', plan: { reps: 10, weight: 20, rest: 60, kind: 'warmup' as const } }
    const state = finished(
      start,
      { type: 'add-sets', at, place: '0', after: null, sets: [set] },
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
  it('leave no superset of one where the other exercise of it was removed', () => {
    const group = { type: 'group', at, places: ['0', '1'] } as const
    const state = finished(start, group, { type: 'remove-exercise', at, place: '1' }, stop)
    const kept = keptExercises(rows, state)
    expect(kept).toHaveLength(rows.length - 1)
    expect(kept.filter(({ group }) => group !== undefined)).toEqual([])
  })

  it('are none where the workout went as planned, sets skipped or not', () => {
    expect(hasChangedExercises(finished(...wholePushDay))).toBe(false)
    const skipped = finished(start, done(1, 1, at), { type: 'skip', at, slots: ['1-0'], reason: 'hand' }, stop)
    expect(hasChangedExercises(skipped)).toBe(false)
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
    expect(hasChangedExercises(state)).toBe(true)
    expect(lines(keptExercises(rows, state))[0]).toEqual(['Développé aux haltères', '10×26 90', '8×26 120'])
    expect(keptExercises(rows, state)).toHaveLength(3)
  })

  it('are a swap with the sets before it in the measure of the new exercise', () => {
    const state = finished(
      start,
      done(10, 60, at),
      skipRest,
      { type: 'swap-exercise', at, place: '0', to: dumbbells, measure: 'time' },
      { type: 'set-done', at, reps: 0, weight: 5, seconds: 40 },
      stop,
    )
    expect(lines(keptExercises(rows, state))[0]).toEqual(['Développé aux haltères', '0×5 90', '0×5 120'])
  })

  it('keep each set of a swap at its own weight, and an open one at the last of its kind', () => {
    const sets = [
      { slot: 'w', plan: { reps: 10, weight: 20, kind: 'warmup' as const } },
      { slot: 'd', plan: { reps: 12, weight: 30, kind: 'drop' as const } },
    ]
    const state = finished(
      start,
      { type: 'swap-exercise', at, place: '1', to: dumbbells },
      { type: 'add-sets', at, place: 'new', after: null, sets },
      { type: 'set-done', at, slot: '0-0', reps: 10, weight: 60 },
      skipRest,
      { type: 'go-to', at, slot: 'w' },
      { type: 'set-done', at, slot: 'w', reps: 10, weight: 8, kind: 'warmup' },
      skipRest,
      { type: 'go-to', at, slot: '1-0' },
      { type: 'set-done', at, slot: '1-0', reps: 8, weight: 22.68, weight_lb: 50 },
      { type: 'go-to', at, slot: '1-1' },
      { type: 'set-done', at, slot: '1-1', reps: 8, weight: 24 },
      skipRest,
      { type: 'go-to', at, slot: 'd' },
      { type: 'set-done', at, slot: 'd', reps: 12, weight: 14, kind: 'drop' },
      stop,
    )
    const weights = keptExercises(rows, state)[1]?.sets.map(({ weight, weight_lb }) => [weight, weight_lb])
    expect(weights).toEqual([
      [8, undefined],
      [14, undefined],
      [22.68, 50],
      [24, undefined],
      [24, undefined],
    ])
  })

  it('keep an added exercise at the weights that were lifted where none was planned', () => {
    const sets = [0, 0, 15, 0].map((weight, set) => ({ slot: `n${set}`, plan: { reps: 12, weight, rest: 0 } }))
    const state = finished(
      start,
      { type: 'add-exercise', at, after: null, exercise: dumbbells, sets },
      { type: 'set-done', at, slot: 'n0', reps: 12, weight: 10 },
      { type: 'set-done', at, slot: 'n1', reps: 12, weight: 12 },
      { type: 'set-done', at, slot: 'n2', reps: 12, weight: 14 },
      stop,
    )
    expect(lines(keptExercises(rows, state))[0]).toEqual([
      'Développé aux haltères',
      '12×10 0',
      '12×12 0',
      '12×15 0',
      '12×14 0',
    ])
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
    expect(lines(keptExercises(rows, state)).map(([name]) => name)).toEqual([
      'Dips',
      'Développé couché',
      'Développé aux haltères',
    ])
  })

  it('are offered only while the program asks for what the workout began with', () => {
    const state = finished(...wholePushDay)
    expect(asksTheSame(pushDay, state)).toBe(true)
    expect(asksTheSame({ ...pushDay, exercises: pushDay.exercises.slice(1) }, state)).toBe(false)
  })
})

describe('the program with the changes', () => {
  const rules = (exercises: readonly ProgramExercise[]) => exercises.map(({ name, progression }) => [name, progression])

  it('keeps each rule as the program has it now, and none for an exercise that was swapped in or added', () => {
    const sets = [{ slot: 'n', plan: { reps: 12, weight: 10, rest: 45 } }]
    const state = finished(
      start,
      { type: 'swap-exercise', at, place: '0', to: dumbbells },
      { type: 'add-exercise', at, after: '2', exercise: { place: 'more', exercise_id: 'more', name: 'Tirage' }, sets },
      { type: 'move-exercise', at, place: '2', before: '1' },
      stop,
    )
    const moved = rows.with(2, { ...rows[2], progression: { kind: 'double', step: 5 } } as ProgramExercise)
    expect(rules(keptExercises(moved, state))).toEqual([
      ['Développé aux haltères', undefined],
      ['Dips', { kind: 'double', step: 5 }],
      ['Développé militaire', rule],
      ['Tirage', undefined],
    ])
  })

  it('keeps the figures that the program plans where a rule aimed at others, and is offered then', () => {
    const aim = { reason: { kind: 'up', change: 2.5, sets: 2, reps: 10 }, from: 60 } as const
    const [bench, ...others] = pushDay.exercises
    if (!bench) throw new Error('the push day has no exercise')
    const aimed = { ...bench, aim, sets: bench.sets.map((set) => ({ ...set, reps: 5, weight: 90 })) }
    const state = replay({ ...pushDay, exercises: [aimed, ...others] }, [
      start,
      {
        type: 'add-sets',
        at,
        place: '0',
        after: '0-1',
        sets: [{ slot: 'n', plan: { reps: 5, weight: 90, rest: 60 } }],
      },
      { type: 'add-sets', at, place: '0', after: null, sets: [{ slot: 'w', plan: { ...warmup, rest: 60 } }] },
      { type: 'set-done', at, slot: 'w', ...warmup },
      stop,
    ])
    if (state.status !== 'finished') throw new Error('the workout is not finished')
    expect([asksTheSame(pushDay, state), hasChangedExercises(state)]).toEqual([true, true])
    expect(lines(keptExercises(rows, state))[0]).toEqual([
      'Développé couché',
      '5×40 60',
      '10×60 90',
      '8×70 120',
      '8×70 60',
    ])
    const fewer = { ...pushDay, exercises: [{ ...bench, sets: bench.sets.slice(1) }, ...others] }
    expect(asksTheSame(fewer, state)).toBe(false)
    const heavier = { ...bench, sets: bench.sets.map((set) => ({ ...set, weight: 80 })) }
    expect(asksTheSame({ ...pushDay, exercises: [heavier, ...others] }, state)).toBe(true)
    const [, ...light] = others
    expect(asksTheSame({ ...pushDay, exercises: [bench, ...light] }, state)).toBe(false)
  })

  it('keeps the assistance that the program plans where a rule aimed at less, or at a weight', () => {
    const aim = { reason: { kind: 'up', change: 2.5, sets: 1, reps: 10 }, from: -5 } as const
    const [row, ...otherRows] = rows
    if (!row) throw new Error('the push day has no exercise')
    const helped = { ...row, sets: [{ reps: 8, weight: 0, assist: 5, assist_lb: 11.02, rest: 90 }] }
    for (const aimedAt of [{ weight: 0, assist: 2.5 }, { weight: 0 }, { weight: 2.5, weight_lb: 5.51 }]) {
      const aimed = { ...helped, aim, sets: [{ reps: 8, rest: 90, ...aimedAt }] }
      const state = replay({ ...pushDay, exercises: [aimed, ...otherRows] }, [
        start,
        { type: 'set-done', at, slot: '0-0', reps: 8, ...aimedAt },
        stop,
      ])
      if (state.status !== 'finished') throw new Error('the workout is not finished')
      expect(asksTheSame({ ...pushDay, exercises: [helped, ...otherRows] }, state)).toBe(true)
      expect(keptExercises([helped, ...otherRows], state)[0]?.sets).toEqual(helped.sets)
    }
  })
})
