import { describe, expect, it } from 'vitest'
import { clock, done, pushDay, pushDayAfter } from '../../test-kit/workouts.ts'
import { replay } from '../log.ts'
import { workoutReducer } from '../machine.ts'
import { currentStep, nextUp, progress, recordedSets } from '../selectors.ts'
import type { WorkoutEvent, WorkoutState } from '../state.ts'
import { quickWorkout } from './quick-workout.ts'

const start = { type: 'start', at: clock(0) } as const
const at = clock(3)
const benched: readonly WorkoutEvent[] = [start, done(10, 60, clock(2)), { type: 'skip-rest', at: clock(3) }]
const dumbbells = { place: 'new', exercise_id: 'predefined-haltères', name: 'Développé aux haltères' }

const skip = (...slots: string[]): WorkoutEvent => ({ type: 'skip', at, slots, reason: 'hand' })

/** The plan in words: `Dips 2-0` to do, `(2-0)` skipped, `2-0!` done. */
function words(state: WorkoutState): string[] {
  return state.places.map(({ name, slots }) =>
    [name, ...slots.map(({ id, status }) => (status === 'todo' ? id : status === 'done' ? `${id}!` : `(${id})`))].join(
      ' ',
    ),
  )
}

const refused = (state: WorkoutState, event: WorkoutEvent) => expect(workoutReducer(state, event)).toBe(state)

describe('swapping an exercise', () => {
  it('leaves its recorded sets with it, and moves the open ones over without their weight', () => {
    const state = pushDayAfter(...benched, { type: 'swap-exercise', at, place: '0', to: dumbbells })
    expect(words(state).slice(0, 2)).toEqual(['Développé couché 0-0!', 'Développé aux haltères 0-1'])
    expect(currentStep(state)).toMatchObject({ set: 0, total: 1, target: { reps: 8, weight: 0, rest: 120 } })
    expect(recordedSets(state)).toMatchObject([{ exercise_id: 'predefined-développé-couché', reps: 10, weight: 60 }])
  })

  it('takes the whole place where nothing was recorded', () => {
    const state = pushDayAfter(start, { type: 'swap-exercise', at, place: '0', to: dumbbells })
    expect(words(state)[0]).toBe('Développé aux haltères 0-0 0-1')
  })

  it('leaves what open sets count to the new exercise where that counts something else', () => {
    const swap = { type: 'swap-exercise', at, place: '0', to: dumbbells } as const
    const target = (measure?: 'time' | 'reps') => currentStep(pushDayAfter(start, { ...swap, measure }))?.target
    expect(target('time')).toEqual({ reps: 0, weight: 0, rest: 90 })
    expect(target('reps')).toEqual({ reps: 10, weight: 0, rest: 90 })
    // An event of a log from before measures were named in it.
    expect(target()).toEqual({ reps: 10, weight: 0, rest: 90 })
  })

  it('makes no sense for the same exercise, one that is done, or an id that is taken', () => {
    const state = pushDayAfter(...benched, done(8, 70, clock(4)))
    refused(state, { type: 'swap-exercise', at, place: '0', to: dumbbells })
    refused(state, { type: 'swap-exercise', at, place: '1', to: { ...dumbbells, place: '2' } })
    refused(state, { type: 'swap-exercise', at, place: '9', to: dumbbells })
    refused(state, {
      type: 'swap-exercise',
      at,
      place: '2',
      to: { ...dumbbells, exercise_id: pushDay.exercises[2]?.exercise_id ?? '' },
    })
  })

  it('is taken back as long as no set was recorded since', () => {
    const swap = { type: 'swap-exercise', at, place: '0', to: dumbbells } as const
    const undo = { type: 'undo-change', at: clock(4), changed_at: at } as const
    const before = pushDayAfter(...benched)
    expect(words(pushDayAfter(...benched, swap, undo))).toEqual(words(before))
    refused(pushDayAfter(...benched, swap, done(8, 20, clock(4))), undo)
    refused(pushDayAfter(...benched, swap), { ...undo, changed_at: clock(1) })
  })

  it('is taken back as a whole where several exercises were added at one moment', () => {
    const plan = { reps: 10, weight: 20, rest: 90 }
    const one = { type: 'add-exercise', at, after: '2', exercise: dumbbells, sets: [{ slot: 'n1', plan }] } as const
    const more = { place: 'more', exercise_id: 'more', name: 'Tirage' }
    const other = { ...one, after: dumbbells.place, exercise: more, sets: [{ slot: 'n2', plan }] } as const
    const undo = { type: 'undo-change', at: clock(9), changed_at: at } as const
    const before = pushDayAfter(...benched)
    expect(words(pushDayAfter(...benched, one, other)).length).toBe(words(before).length + 2)
    expect(words(pushDayAfter(...benched, one, other, undo))).toEqual(words(before))
    const later = { ...other, at: clock(4) }
    expect(words(pushDayAfter(...benched, one, later, { ...undo, changed_at: clock(4) }))).toEqual(
      words(pushDayAfter(...benched, one)),
    )
  })
})

describe('adding', () => {
  it('brings an exercise behind another one', () => {
    const sets = [{ slot: 'n1', plan: { reps: 10, weight: 20, rest: 90 } }]
    const state = pushDayAfter(...benched, { type: 'add-exercise', at, after: '0', exercise: dumbbells, sets })
    expect(words(state).slice(0, 2)).toEqual(['Développé couché 0-0! 0-1', 'Développé aux haltères n1'])
    refused(state, { type: 'add-exercise', at, after: '0', exercise: dumbbells, sets })
    refused(state, { type: 'add-exercise', at, after: 'nowhere', exercise: { ...dumbbells, place: 'other' }, sets: [] })
  })

  it('brings a set where it is wanted', () => {
    const sets = [{ slot: 'n1', plan: { reps: 5, weight: 80 } }]
    const state = pushDayAfter(...benched, { type: 'add-sets', at, place: '0', after: '0-1', sets })
    expect(words(state)[0]).toBe('Développé couché 0-0! 0-1 n1')
    expect(progress(state)).toBeCloseTo(100 / 7)
    refused(state, { type: 'add-sets', at, place: '0', after: null, sets })
  })

  it('goes to the added set of an exercise that had nothing left', () => {
    const sets = [{ slot: 'n1', plan: { reps: 5, weight: 80 } }]
    const after = pushDayAfter(...benched, done(8, 70, clock(4)))
    const state = workoutReducer(after, { type: 'add-sets', at: clock(5), place: '0', after: '0-1', sets })
    expect(currentStep(state)?.slot).toBe('n1')
  })

  it('does warm-ups first', () => {
    const sets = [{ slot: 'w', plan: { reps: 10, weight: 20, kind: 'warmup' as const } }]
    const state = pushDayAfter(...benched, { type: 'add-sets', at, place: '0', after: '0-0', sets })
    expect([currentStep(state)?.slot, nextUp(state)?.slot]).toEqual(['w', '0-1'])
  })

  it('stops at as many exercises as the history takes', () => {
    const state = Array.from({ length: 60 }, (_, index) => index).reduce<WorkoutState>(
      (before, index) =>
        workoutReducer(before, {
          type: 'add-exercise',
          at,
          after: null,
          exercise: { place: `p${index}`, exercise_id: `e${index}`, name: 'E' },
          sets: [],
        }),
      pushDayAfter(start),
    )
    expect(state.places).toHaveLength(50)
  })
})

describe('removing', () => {
  it('takes an exercise away, but never its recorded sets', () => {
    expect(words(pushDayAfter(...benched, { type: 'remove-exercise', at, place: '1' }))).toEqual([
      'Développé couché 0-0! 0-1',
      'Dips 2-0',
    ])
    const kept = pushDayAfter(...benched, { type: 'remove-exercise', at, place: '0' })
    expect(words(kept)[0]).toBe('Développé couché 0-0! (0-1)')
  })

  it('takes a set away that is to do', () => {
    expect(words(pushDayAfter(...benched, { type: 'remove-set', at, slot: '0-1' }))[0]).toBe('Développé couché 0-0!')
    refused(pushDayAfter(...benched), { type: 'remove-set', at, slot: '0-0' })
  })
})

describe('skipping', () => {
  it('leaves the bar, and comes back', () => {
    const skipped = pushDayAfter(...benched, skip('0-1', '1-0'))
    expect(words(skipped).slice(0, 2)).toEqual(['Développé couché 0-0! (0-1)', 'Développé militaire (1-0) 1-1 1-2'])
    expect(progress(skipped)).toBe(25)
    expect(currentStep(skipped)).toMatchObject({ slot: '1-1', set: 0, total: 2 })
    const back = workoutReducer(skipped, { type: 'unskip', at, slots: ['0-1', '1-0'] })
    expect(words(back)).toEqual(words(pushDayAfter(...benched)))
  })

  it('goes on with the exercise that was gone to, what follows the skipped set first', () => {
    const gone = (slot: string) => pushDayAfter(...benched, { type: 'go-to', at, slot })
    const next = (state: WorkoutState) => currentStep(state)?.slot
    expect(next(workoutReducer(gone('1-0'), skip('1-0')))).toBe('1-1')
    expect(next(workoutReducer(gone('1-1'), skip('1-1')))).toBe('1-2')
    expect(next(workoutReducer(gone('1-1'), { type: 'remove-set', at, slot: '1-1' }))).toBe('1-2')
    expect(next(workoutReducer(gone('1-2'), skip('1-2')))).toBe('1-0')
    expect(next(workoutReducer(gone('1-0'), skip('1-0', '1-1', '1-2')))).toBe('0-1')
  })

  it('ends the workout when nothing is left, unless nothing was done', () => {
    const all = ['0-0', '0-1', '1-0', '1-1', '1-2', '2-0']
    expect(pushDayAfter(...benched, skip(...all))).toMatchObject({ status: 'finished', ended_at: at })
    refused(pushDayAfter(start), skip(...all))
  })
})

describe('the order', () => {
  it('changes by moving an exercise', () => {
    const state = pushDayAfter(...benched, { type: 'move-exercise', at, place: '2', before: '1' })
    expect(words(state).map((line) => line.split(' ')[1])).toEqual(['couché', '2-0', 'militaire'])
    refused(state, { type: 'move-exercise', at, place: '2', before: '1' })
    const last = workoutReducer(state, { type: 'move-exercise', at, place: '2', before: null })
    expect(words(last).at(-1)).toBe('Dips 2-0')
  })

  it('groups exercises behind the first of them, and moves them as one', () => {
    const grouped = pushDayAfter(...benched, { type: 'group', at, places: ['0', '2'] })
    expect(grouped.places.map(({ id, group }) => `${id}:${group ?? ''}`)).toEqual(['0:1', '2:1', '1:'])
    const moved = workoutReducer(grouped, { type: 'move-exercise', at, place: '2', before: null })
    expect(moved.places.map(({ id }) => id)).toEqual(['1', '0', '2'])
    const alone = workoutReducer(grouped, { type: 'ungroup', at, group: 1 })
    expect(alone.places.every(({ group }) => group === undefined)).toBe(true)
    refused(grouped, { type: 'ungroup', at, group: 2 })
  })
})

describe('going to a set', () => {
  it('goes on with its exercise, then with what was left before', () => {
    let state = pushDayAfter(start, { type: 'go-to', at: clock(1), slot: '1-0' })
    const seen: (string | undefined)[] = []
    while (state.status === 'lifting' || state.status === 'resting') {
      seen.push(currentStep(state)?.slot)
      state = workoutReducer(state, { type: 'skip-rest', at })
      state = workoutReducer(state, done(5, 50, at))
    }
    expect(seen).toEqual(['1-0', '1-1', '1-2', '0-0', '0-1', '2-0'])
  })

  it('brings a skipped set back, and never a done one', () => {
    const skipped = pushDayAfter(...benched, skip('2-0'))
    expect(currentStep(workoutReducer(skipped, { type: 'go-to', at, slot: '2-0' }))?.slot).toBe('2-0')
    refused(skipped, { type: 'go-to', at, slot: '0-0' })
  })

  it('records a set only for the slot it was meant for', () => {
    const gone = pushDayAfter(...benched, { type: 'go-to', at, slot: '2-0' })
    refused(gone, { type: 'set-done', at, slot: '0-1', reps: 8, weight: 70 })
    const meant = workoutReducer(gone, { type: 'set-done', at, slot: '2-0', reps: 12, weight: 0 })
    expect(recordedSets(meant).at(-1)).toMatchObject({ slot: '2-0', place: '2', reps: 12 })
  })

  it('undoes the last recorded set wherever it stands', () => {
    const state = pushDayAfter(...benched, { type: 'go-to', at, slot: '2-0' }, done(12, 0, clock(4)), {
      type: 'undo-set',
      at: clock(5),
    })
    expect(currentStep(state)?.slot).toBe('2-0')
    expect(nextUp(state)?.slot).toBe('0-1')
  })
})

describe('a workout without a program', () => {
  const sets = [{ slot: 's', plan: { reps: 10, weight: 0, rest: 90 } }]
  const add = { type: 'add-exercise', at, after: null, exercise: dumbbells, sets } as const

  it('starts empty, and goes on until it is stopped', () => {
    const begun = replay(quickWorkout, [start])
    expect([begun.status, currentStep(begun)]).toEqual(['lifting', null])
    const one = [add, done(10, 20, clock(4))].reduce<WorkoutState>(workoutReducer, begun)
    expect([one.status, currentStep(one), progress(one)]).toEqual(['resting', null, 100])
    const stopped = workoutReducer(one, { type: 'stop', at: clock(6), count_current: null })
    expect(stopped).toMatchObject({ status: 'finished', recorded: [{ reps: 10, weight: 20 }] })
  })

  it('records nothing while it has no set', () => {
    refused(replay(quickWorkout, [start]), done(10, 20, clock(1)))
  })
})

describe('notes and holds', () => {
  it('keeps what was noted of the workout and of an exercise, and takes it away', () => {
    const noted = pushDayAfter(
      ...benched,
      { type: 'note', at, text: ' Épaule raide ' },
      { type: 'note', at, place: '1', text: 'siège 4' },
    )
    expect(noted).toMatchObject({ notes: { workout: 'Épaule raide', places: { 1: 'siège 4' } } })
    const gone = workoutReducer(noted, { type: 'note', at, place: '1', text: ' ' })
    expect(gone).toMatchObject({ notes: { places: {} } })
    refused(noted, { type: 'note', at, place: 'nowhere', text: 'x' })
  })

  it('times a set from its start to its stop, once', () => {
    const held = pushDayAfter(start, { type: 'hold-start', at: clock(1) }, { type: 'hold-stop', at: clock(1, 45) })
    expect(held).toMatchObject({ hold: { slot: '0-0', started_at: clock(1), ended_at: clock(1, 45) } })
    refused(held, { type: 'hold-stop', at: clock(2) })
    expect(workoutReducer(held, done(0, 0, clock(2)))).toMatchObject({ hold: null })
  })
})
