import { describe, expect, it } from 'vitest'
import { anyChangedWorkout } from '../../test-kit/any-changed-workout.ts'
import { fc } from '../../test-kit/properties.ts'
import { clock, done, pushDayAfter, wholePushDay } from '../../test-kit/workouts.ts'
import { replay } from '../log.ts'
import type { Finished, WorkoutEvent } from '../state.ts'
import { programChanges, swapsAlone } from './program-changes.ts'
import { hasChangedExercises, keptPlaces } from './saved-exercises.ts'

const start = { type: 'start', at: clock(0) } as const
const at = clock(3)
const stop = { type: 'stop', at: clock(9), count_current: null } as const
const skipRest = { type: 'skip-rest', at } as const
const dumbbells = { place: 'new', exercise_id: 'haltères', name: 'Développé aux haltères' }
const swap = { type: 'swap-exercise', at, place: '0', to: dumbbells } as const
const plan = { reps: 12, weight: 10, rest: 45 }

/** What a workout changed, in words: the names of its exercises instead of themselves. */
function changes(...events: readonly WorkoutEvent[]) {
  const state = pushDayAfter(start, ...events, stop)
  return told(state as Finished)
}

const told = (state: Finished) =>
  programChanges(state).map((change) =>
    Object.values(change).map((each) =>
      Array.isArray(each) ? each.map(({ name }) => name) : each !== null && typeof each === 'object' ? each.name : each,
    ),
  )

describe('what a workout changed of its program', () => {
  it('is nothing where it went as planned, or sets were skipped', () => {
    expect(told(pushDayAfter(...wholePushDay) as Finished)).toEqual([])
    expect(changes(done(1, 1, at), { type: 'skip', at, slots: ['1-0'], reason: 'hand' })).toEqual([])
  })

  it('is each swap, from the first exercise to the last, whatever was recorded before it', () => {
    const again = { ...swap, place: 'new', to: { place: 'other', exercise_id: 'poulie', name: 'Poulie' } } as const
    expect(changes(swap)).toEqual([['swapped', 'Développé couché', 'Développé aux haltères']])
    expect(changes(done(10, 60, at), skipRest, swap, again)).toEqual([['swapped', 'Développé couché', 'Poulie']])
    expect(changes(swap, again)).toEqual([['swapped', 'Développé couché', 'Poulie']])
  })

  it('is how many sets are more or fewer, of an exercise that stayed and of one that was swapped in', () => {
    const more = { type: 'add-sets', at, place: '0', after: '0-1', sets: [{ slot: 'n', plan }] } as const
    expect(changes(more)).toEqual([['sets', 'Développé couché', 1]])
    expect(changes({ type: 'remove-set', at, slot: '1-0' }, { type: 'remove-set', at, slot: '1-1' })).toEqual([
      ['sets', 'Développé militaire', -2],
    ])
    expect(changes(swap, { ...more, place: 'new' })).toEqual([
      ['swapped', 'Développé couché', 'Développé aux haltères'],
      ['sets', 'Développé aux haltères', 1],
    ])
  })

  it('counts warm-ups apart from the sets that they prepare', () => {
    const warmup = (slot: string) => ({ slot, plan: { ...plan, kind: 'warmup' } }) as const
    const add = { type: 'add-sets', at, place: '0', after: null } as const
    const warmups = { ...add, sets: [warmup('n'), warmup('m')] }
    expect(changes(warmups)).toEqual([['warm-ups', 'Développé couché', 2]])
    expect(changes(warmups, { type: 'remove-set', at, slot: '0-1' })).toEqual([
      ['sets', 'Développé couché', -1],
      ['warm-ups', 'Développé couché', 2],
    ])
    const added = { type: 'add-exercise', at, after: '2', exercise: dumbbells } as const
    expect(changes({ ...added, sets: [warmup('n'), { slot: 'm', plan }] })).toEqual([
      ['added', 'Développé aux haltères', 1],
    ])
  })

  it('is that sets are planned otherwise', () => {
    expect(changes({ type: 'change-set', at, slot: '1-0', plan })).toEqual([['replanned', 'Développé militaire']])
    expect(changes({ type: 'move-set', at, slot: '0-1', before: '0-0' })).toEqual([['replanned', 'Développé couché']])
  })

  it('is what was added, removed and moved', () => {
    const sets = [
      { slot: 'n', plan },
      { slot: 'm', plan },
    ]
    expect(
      changes(
        { type: 'add-exercise', at, after: '2', exercise: dumbbells, sets },
        { type: 'remove-exercise', at, place: '1' },
        { type: 'move-exercise', at, place: '2', before: '0' },
      ),
    ).toEqual([
      ['removed', 'Développé militaire'],
      ['added', 'Développé aux haltères', 2],
      ['moved', 'Dips', null],
    ])
    expect(changes({ type: 'move-exercise', at, place: '0', before: null })).toEqual([
      ['moved', 'Développé couché', 'Dips'],
    ])
  })

  it('is what was grouped, and no more', () => {
    const group = { type: 'group', at, places: ['0', '2'] } as const
    expect(changes(group)).toEqual([['grouped', ['Développé couché', 'Dips']]])
    expect(changes(group, { type: 'ungroup', at, group: 1 })).toEqual([['moved', 'Dips', 'Développé couché']])
  })

  it('is counted in swaps only where nothing else was changed', () => {
    const second = { ...swap, place: '1', to: { ...dumbbells, place: 'other', exercise_id: 'poulie' } } as const
    const added = { slot: 'n', plan: { reps: 12, weight: 10, rest: 45 } }
    const swaps = (...events: readonly WorkoutEvent[]) =>
      swapsAlone(programChanges(pushDayAfter(start, ...events, stop) as Finished))
    const lifted = [done(10, 60, at), skipRest] as const
    expect(swaps(...lifted)).toBe(0)
    expect(swaps(...lifted, swap, done(8, 26, at))).toBe(1)
    expect(swaps(...lifted, swap, second)).toBe(2)
    const timed = { ...swap, to: { ...dumbbells, measure: 'time' as const } }
    expect(swaps(...lifted, timed)).toBe(1)
    expect(swaps(...lifted, swap, { type: 'add-sets', at, place: 'new', after: null, sets: [added] })).toBe(0)
    expect(swaps(...lifted, swap, { type: 'move-exercise', at, place: '2', before: '1' })).toBe(0)
    expect(swaps(...lifted, { type: 'move-exercise', at, place: '2', before: '0' })).toBe(0)
  })

  it('is told exactly where there is something to keep', () => {
    fc.assert(
      fc.property(anyChangedWorkout, ({ program, events }) => {
        const state = replay(program, [...events, { type: 'stop', at: clock(99), count_current: null }])
        const isWhole = program.exercises.every(({ sets }) => sets.length > 0)
        if (state.status !== 'finished' || !isWhole || keptPlaces(state.places).length === 0) return
        expect(programChanges(state).length > 0).toBe(hasChangedExercises(state))
      }),
      { numRuns: 400 },
    )
  })
})
