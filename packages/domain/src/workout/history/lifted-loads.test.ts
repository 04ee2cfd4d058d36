import { describe, expect, it } from 'vitest'
import type { ProgramExercise } from '../../program/program.ts'
import { clock, pushDay } from '../../test-kit/workouts.ts'
import { replay } from '../log.ts'
import type { WorkoutProgram } from '../plan/workout-program.ts'
import type { Finished, WorkoutEvent } from '../state.ts'
import { correctedLoads, keptExercises, liftedOtherLoads } from './saved-exercises.ts'

const at = clock(3)
const start = { type: 'start', at: clock(0) } as const
const stop = { type: 'stop', at: clock(9), count_current: null } as const

const rows: readonly ProgramExercise[] = pushDay.exercises.map((exercise, order) => ({
  ...exercise,
  name_en: exercise.name_en ?? null,
  order,
  default_rest: exercise.default_rest ?? 90,
  sets: exercise.sets.map((set) => ({ ...set, rest: set.rest ?? 90 })),
}))

const set = (slot: string, lift: { reps: number; weight: number; weight_lb?: number; assist?: number }) =>
  [
    { type: 'go-to', at, slot },
    { type: 'set-done', at, slot, ...lift },
    { type: 'skip-rest', at },
  ] as const

function finished(program: WorkoutProgram, ...events: readonly WorkoutEvent[]): Finished {
  const state = replay(program, [start, ...events, stop])
  if (state.status !== 'finished') throw new Error('the workout is not finished')
  return state
}

const loads = (exercises: readonly ProgramExercise[]) =>
  exercises.map(({ sets }) => sets.map(({ reps, weight }) => `${reps}×${weight}`))

describe('the lifted loads in the program', () => {
  it('take the place of the planned ones set by set; repetitions, and what was not done, stay as planned', () => {
    const state = finished(pushDay, ...set('0-0', { reps: 6, weight: 62.5 }), ...set('1-1', { reps: 8, weight: 45 }))
    expect(liftedOtherLoads(rows, state)).toBe(true)
    expect(loads(keptExercises(rows, state, 'lifted'))).toEqual([
      ['10×62.5', '8×70'],
      ['8×40', '8×45', '6×42.5'],
      ['12×0'],
    ])
    expect(loads(keptExercises(rows, state))).toEqual([['10×60', '8×70'], ['8×40', '8×40', '6×42.5'], ['12×0']])
  })

  it('are pounds as they were typed, and assistance as it was', () => {
    const state = finished(
      pushDay,
      ...set('0-0', { reps: 10, weight: 61.23, weight_lb: 135 }),
      ...set('2-0', { reps: 12, weight: 0, assist: 15 }),
    )
    const [bench, , dips] = keptExercises(rows, state, 'lifted')
    expect([bench?.sets[0], dips?.sets[0]]).toEqual([
      { reps: 10, weight: 61.23, weight_lb: 135, rest: 90 },
      { reps: 12, weight: 0, assist: 15, rest: 60 },
    ])
    const back = finished(
      { ...pushDay, exercises: keptExercises(rows, state, 'lifted') },
      ...set('2-0', { reps: 12, weight: 5 }),
    )
    expect(keptExercises(keptExercises(rows, state, 'lifted'), back, 'lifted')[2]?.sets).toEqual([
      { reps: 12, weight: 5, rest: 60 },
    ])
  })

  it('are nothing new where all was lifted as planned, or a set was missed', () => {
    const state = finished(pushDay, ...set('0-0', { reps: 9, weight: 60 }), ...set('0-1', { reps: 0, weight: 80 }))
    expect(liftedOtherLoads(rows, state)).toBe(false)
  })

  it('are others once a correction changed a load, and the same where it changed repetitions alone', () => {
    const lifted = (reps: number, weight: number) => finished(pushDay, ...set('0-0', { reps, weight }))
    expect(correctedLoads(rows, lifted(10, 825), lifted(10, 82.5))).toBe(true)
    expect(correctedLoads(rows, lifted(10, 82.5), lifted(8, 82.5))).toBe(false)
  })

  it('leave alone an exercise that goes by a rule', () => {
    const ruled = rows.map((row, order) =>
      order === 0 ? { ...row, progression: { kind: 'linear', step: 2.5, tries: 3 } as const } : row,
    )
    const state = finished(pushDay, ...set('0-0', { reps: 10, weight: 65 }))
    expect(liftedOtherLoads(ruled, state)).toBe(false)
    expect(liftedOtherLoads(rows, state)).toBe(true)
  })

  it('come with a swap and an added set, each at what was lifted in it', () => {
    const state = finished(
      pushDay,
      {
        type: 'add-sets',
        at,
        place: '0',
        after: '0-1',
        sets: [{ slot: 'n', plan: { reps: 8, weight: 70, rest: 60 } }],
      },
      ...set('n', { reps: 8, weight: 72.5 }),
    )
    expect(loads(keptExercises(rows, state, 'lifted'))[0]).toEqual(['10×60', '8×70', '8×72.5'])
  })
})
