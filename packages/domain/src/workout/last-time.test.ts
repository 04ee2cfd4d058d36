import { describe, expect, it } from 'vitest'
import type { SetKind } from '../set/kind.ts'
import { clock, done, pushDay, pushDayAfter, wholePushDay } from '../test-kit/workouts.ts'
import { startingLift } from './kept-load.ts'
import { type LastLift, lastLift, lastTime, meantLift } from './last-time.ts'
import { replay } from './log.ts'
import { readyWorkout } from './machine.ts'
import { quickWorkout } from './plan/quick-workout.ts'
import type { WorkoutSetPlan } from './plan/workout-program.ts'

const bench = 'predefined-développé-couché'
const press = 'predefined-développé-militaire'

function set(exercise_id: string, reps: number, weight: number) {
  return { exercise_id, reps, weight }
}

const monday = { sets: [set(bench, 10, 62.5), set(press, 8, 37.5), set(bench, 7, 70)] }
const lastMonth = { sets: [set(bench, 12, 50), set(bench, 12, 50), set(bench, 12, 50), set('dips', 10, 0)] }
const beforeSetsWereKept = { sets: [] }

const last = lastTime([beforeSetsWereKept, monday, lastMonth])

describe('last time', () => {
  it("is each exercise's newest entry, its sets in order", () => {
    expect(last.get(bench)).toEqual([
      { reps: 10, weight: 62.5 },
      { reps: 7, weight: 70 },
    ])
    expect(last.get('dips')).toEqual([{ reps: 10, weight: 0 }])
    expect(last.get('squat')).toBeUndefined()
  })
})

describe('the inputs of a set', () => {
  const start = { type: 'start', at: clock(0) } as const

  it('start with what was lifted last time in the same set', () => {
    expect(startingLift(pushDayAfter(start), last)).toEqual({ reps: 10, weight: 62.5 })
    expect(startingLift(pushDayAfter(start, done(10, 62.5, clock(2))), last)).toEqual({ reps: 7, weight: 70 })
  })

  it("start with the program's values where last time had no such set", () => {
    const secondPress = pushDayAfter(...wholePushDay.slice(0, 6))
    expect(lastLift(secondPress, last)).toBeNull()
    expect(startingLift(secondPress, last)).toEqual({ reps: 8, weight: 40 })
    expect(startingLift(pushDayAfter(start), new Map())).toEqual({ reps: 10, weight: 60 })
  })

  it('go on with the load of the set before where the exercise came without one: swapped in, or added', () => {
    const dumbbells = { place: 'new', exercise_id: 'haltères', name: 'Développé aux haltères' }
    const swap = { type: 'swap-exercise', at: clock(1), place: '0', to: dumbbells } as const
    const assisted = { type: 'set-done', at: clock(2), reps: 8, weight: 0, assist: 15 } as const
    const skip = { type: 'skip-rest', at: clock(3) } as const
    expect(startingLift(pushDayAfter(start, swap), new Map())).toEqual({ reps: 10, weight: 0 })
    expect(startingLift(pushDayAfter(start, swap, done(10, 26, clock(2)), skip), new Map())).toEqual({
      reps: 8,
      weight: 26,
    })
    expect(startingLift(pushDayAfter(start, swap, assisted, skip), new Map())).toEqual({
      reps: 8,
      weight: 0,
      assist: 15,
    })
    expect(startingLift(pushDayAfter(start, swap, done(0, 26, clock(2)), skip), new Map())).toEqual({
      reps: 8,
      weight: 0,
    })
    const before = new Map([['haltères', [set('haltères', 10, 20), set('haltères', 9, 22)]]])
    expect(startingLift(pushDayAfter(start, swap, done(10, 26, clock(2)), skip), before)).toMatchObject({ weight: 22 })
    const dips = pushDay.exercises.slice(2).map((each) => ({ ...each, sets: [...each.sets, ...each.sets] }))
    const belted = replay({ ...pushDay, exercises: dips }, [start, done(12, 10, clock(2)), skip])
    expect(startingLift(belted, new Map())).toEqual({ reps: 12, weight: 0 })
  })

  it('go on as the set before, its repetitions too, where no program planned the exercise', () => {
    const plan = { reps: 10, weight: 0, rest: 90 }
    const sets = ['n1', 'n2'].map((slot) => ({ slot, plan }))
    const exercise = { place: 'new', exercise_id: 'tractions', name: 'Tractions' }
    const add = { type: 'add-exercise', at: clock(1), after: null, exercise, sets } as const
    const assisted = { type: 'set-done', at: clock(2), reps: 8, weight: 0, assist: 20 } as const
    const after = replay(quickWorkout, [start, add, assisted, { type: 'skip-rest', at: clock(3) }])
    expect(startingLift(after, new Map())).toEqual({ reps: 8, weight: 0, assist: 20 })
  })

  it('go on with the assistance that took the place of added weight', () => {
    const sets = [8, 6].map((reps) => ({ reps, weight: 10, rest: 0 }))
    const program = { ...pushDay, exercises: [{ exercise_id: 'dips', name: 'Dips', sets }] }
    const assisted = { type: 'set-done', at: clock(2), reps: 5, weight: 0, assist: 15 } as const
    expect(startingLift(replay(program, [start, assisted]), new Map())).toEqual({ reps: 6, weight: 0, assist: 15 })
    const helpedBefore = new Map([
      [
        'dips',
        [
          { reps: 8, weight: 0, assist: 15 },
          { reps: 6, weight: 5 },
        ],
      ],
    ])
    expect(startingLift(replay(program, [start, assisted]), helpedBefore)).toEqual({ reps: 6, weight: 5 })
  })

  it('are none when the workout is finished', () => {
    expect(startingLift(pushDayAfter(...wholePushDay), last)).toBeNull()
    expect(lastLift(pushDayAfter(...wholePushDay), last)).toBeNull()
  })
})

it('takes last time only where it was measured as the set is', () => {
  const inputs = (set: WorkoutSetPlan, before: LastLift) => {
    const state = readyWorkout({ ...pushDay, exercises: [{ exercise_id: 'plank', name: 'Plank', sets: [set] }] })
    return startingLift(state, new Map([['plank', [before]]]))
  }
  const held = { reps: 0, weight: 0, seconds: 45 }
  const longer = { reps: 0, weight: 5, seconds: 60 }
  const counted = { reps: 12, weight: 20 }
  expect(inputs(held, counted)).toEqual(held)
  expect(inputs(held, longer)).toEqual(longer)
  expect(inputs(counted, held)).toEqual(counted)
  expect(inputs({ reps: 0, weight: 0 }, held)).toEqual(held)
})

it('counts a set among the working ones of its exercise, wherever that stands', () => {
  const program = {
    ...pushDay,
    exercises: [
      {
        exercise_id: 'bench',
        name: 'Bench',
        sets: [
          { reps: 10, weight: 20, kind: 'warmup' as const },
          { reps: 5, weight: 60 },
        ],
      },
      { exercise_id: 'bench', name: 'Bench', place: 'again', sets: [{ reps: 12, weight: 40 }] },
    ],
  }
  const last = new Map([
    [
      'bench',
      [
        { reps: 6, weight: 62.5 },
        { reps: 11, weight: 42.5 },
      ],
    ],
  ])
  const state = readyWorkout(program)
  const meant = state.places.flatMap((place) => place.slots.map((slot) => meantLift(state, last, place, slot).weight))
  expect(meant).toEqual([20, 62.5, 42.5])
})

describe('last time, where drops or clusters went with a set', () => {
  type Kinds = readonly (readonly [weight: number, kind?: SetKind])[]
  const meant = (plans: Kinds, done: Kinds) => {
    const sets = plans.map(([weight, kind]) => ({ reps: 8, weight, ...(kind && { kind }) }))
    const state = readyWorkout({ ...pushDay, exercises: [{ exercise_id: 'row', name: 'Row', sets }] })
    const last = lastTime([{ sets: done.map(([weight, kind]) => ({ exercise_id: 'row', reps: 8, weight, kind })) }])
    return state.places.flatMap((place) => place.slots.map((slot) => meantLift(state, last, place, slot)))
  }
  const weights = (plans: Kinds, done: Kinds) => meant(plans, done).map(({ weight }) => weight)

  it('a working set begins as the working set of its number, not as a drop of the one before', () => {
    expect(weights([[50], [50], [50]], [[60], [40, 'drop'], [30, 'drop'], [57.5], [55]])).toEqual([60, 57.5, 55])
    expect(weights([[50], [35, 'drop'], [50]], [[60], [57.5], [40, 'drop']])).toEqual([60, 35, 57.5])
  })

  it('a drop begins as the one that went with the set of its number', () => {
    const plan: Kinds = [[20, 'warmup'], [50], [35, 'drop'], [50], [35, 'drop'], [25, 'cluster']]
    const done: Kinds = [[60], [60], [45, 'drop'], [30, 'cluster']]
    expect(weights(plan, done)).toEqual([20, 60, 35, 60, 45, 30])
    expect(meant([[50], [35, 'drop']], [[60], [45, 'drop']])[1]).toEqual({ reps: 8, weight: 45 })
  })

  it('a plan that names no drops goes on set by set where as many were done: its lifter says them each time', () => {
    expect(weights([[50], [50], [50]], [[60], [60], [40, 'drop']])).toEqual([60, 60, 40])
  })
})
