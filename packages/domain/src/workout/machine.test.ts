import { describe, expect, it } from 'vitest'
import { clock, done, pushDay, pushDayAfter, wholePushDay } from '../test-kit/workouts.ts'
import { amendWorkout, readyWorkout, workoutReducer } from './machine.ts'
import { currentStep, recordedSets } from './selectors.ts'
import type { Lift, WorkoutState } from './state.ts'

const start = { type: 'start', at: clock(0) } as const

function lifts(state: WorkoutState): Lift[] {
  return recordedSets(state).map(({ reps, weight }) => ({ reps, weight }))
}

function place(state: WorkoutState) {
  const step = currentStep(state)
  return step && `${step.place.name} ${step.set + 1}/${step.total}`
}

describe('starting', () => {
  it('waits for the start with nothing recorded', () => {
    expect(readyWorkout(pushDay)).toMatchObject({ status: 'ready', program: pushDay })
    expect(pushDayAfter(done(10, 60, clock(1)))).toEqual(readyWorkout(pushDay))
  })

  it('notes the time and waits for the first set', () => {
    const state = pushDayAfter(start)
    expect(state).toMatchObject({ status: 'lifting', started_at: clock(0), recorded: [] })
    expect(place(state)).toBe('Développé couché 1/2')
  })

  it('starts once: a second tap does not reset the time', () => {
    expect(pushDayAfter(start, { type: 'start', at: clock(5) })).toMatchObject({ started_at: clock(0) })
  })

  it('does not start a program without sets', () => {
    const nothing = { ...pushDay, exercises: pushDay.exercises.map((exercise) => ({ ...exercise, sets: [] })) }
    expect(workoutReducer(readyWorkout(nothing), start).status).toBe('ready')
  })

  it('passes over an exercise without sets', () => {
    const [bench, press, dips] = pushDay.exercises
    if (!bench || !press || !dips) throw new Error('the push day has three exercises')
    const started = workoutReducer(readyWorkout({ ...pushDay, exercises: [{ ...bench, sets: [] }, dips] }), start)
    expect(place(started)).toBe('Dips 1/1')
    expect(workoutReducer(started, done(12, 0, clock(1))).status).toBe('finished')
  })
})

describe('a set done', () => {
  it('is recorded with exercise, reps, weight and time, and its own rest begins', () => {
    const state = pushDayAfter(start, done(10, 60, clock(2)))
    expect(recordedSets(state)).toEqual([
      { slot: '0-0', place: '0', exercise_id: 'predefined-développé-couché', reps: 10, weight: 60, at: clock(2) },
    ])
    expect(state).toMatchObject({ status: 'resting', rest: { started_at: clock(2), ends_at: clock(3, 30) } })
    expect(place(state)).toBe('Développé couché 2/2')
  })

  it('leads after the last set of an exercise to the next exercise, with the rest of the exercise just finished', () => {
    const state = pushDayAfter(
      start,
      done(10, 60, clock(2)),
      { type: 'skip-rest', at: clock(3) },
      done(8, 70, clock(5)),
    )
    expect(state).toMatchObject({ status: 'resting', rest: { started_at: clock(5), ends_at: clock(8) } })
    expect(place(state)).toBe('Développé militaire 1/3')
  })

  it('goes straight on when the rest is 0', () => {
    const state = pushDayAfter(...wholePushDay.slice(0, 6))
    expect(state.status).toBe('lifting')
    expect(place(state)).toBe('Développé militaire 2/3')
  })

  it('rests even for a single second', () => {
    const sets = [1, 0].map((rest) => ({ reps: 1, weight: 1, rest }))
    const program = { ...pushDay, exercises: [{ exercise_id: 'clean', name: 'Épaulé', sets }] }
    const state = [start, done(1, 1, clock(1))].reduce<WorkoutState>(workoutReducer, readyWorkout(program))
    expect(state).toMatchObject({ status: 'resting', rest: { ends_at: clock(1, 1) } })
  })

  it('rests 60 s when no rest was said, between sets and between exercises', () => {
    expect(pushDayAfter(...wholePushDay.slice(0, 7))).toMatchObject({ rest: { ends_at: clock(17) } })
    expect(pushDayAfter(...wholePushDay.slice(0, 9))).toMatchObject({ rest: { ends_at: clock(22) } })
  })

  it('finishes the workout when it was the last one', () => {
    const state = pushDayAfter(...wholePushDay)
    expect(state).toMatchObject({ status: 'finished', started_at: clock(0), ended_at: clock(31, 30) })
    expect(recordedSets(state)).toHaveLength(6)
    expect(currentStep(state)).toBeNull()
  })

  it('counts once when the button is hit twice: the second tap falls into the rest', () => {
    expect(lifts(pushDayAfter(start, done(10, 60, clock(2)), done(10, 60, clock(2))))).toHaveLength(1)
  })

  it('is kept within what can be lifted, whatever the figures', () => {
    expect(lifts(pushDayAfter(start, done(9.9, -5, clock(2))))).toEqual([{ reps: 9, weight: 0 }])
    expect(lifts(pushDayAfter(start, done(Number.NaN, 62.499, clock(2))))).toEqual([{ reps: 0, weight: 62.5 }])
    expect(lifts(pushDayAfter(start, done(5000, 9000, clock(2))))).toEqual([{ reps: 1000, weight: 2000 }])
  })
})

describe('resting', () => {
  const resting = [start, done(10, 60, clock(2))] as const

  it('ends when skipped', () => {
    const state = pushDayAfter(...resting, { type: 'skip-rest', at: clock(2, 10) })
    expect(state).toMatchObject({ status: 'lifting', last_at: clock(2, 10) })
    expect(state).not.toHaveProperty('rest')
  })

  it('is over only once its end has come, so that a timer set before +15 s does not cut it short', () => {
    const longer = { type: 'adjust-rest', seconds: 15, at: clock(3) } as const
    expect(pushDayAfter(...resting, longer, { type: 'rest-over', at: clock(3, 30) }).status).toBe('resting')
    expect(pushDayAfter(...resting, longer, { type: 'rest-over', at: clock(3, 45) }).status).toBe('lifting')
  })

  it('is made 15 s shorter, and ends now at the earliest', () => {
    const shorter = (at: number) => pushDayAfter(...resting, { type: 'adjust-rest', seconds: -15, at })
    expect(shorter(clock(2, 30))).toMatchObject({ rest: { ends_at: clock(3, 15) } })
    expect(shorter(clock(3, 25))).toMatchObject({ status: 'resting', rest: { ends_at: clock(3, 25) } })
  })

  it('does not count as action when it ends by itself hours later', () => {
    expect(pushDayAfter(...resting, { type: 'rest-over', at: clock(200) })).toMatchObject({ last_at: clock(3, 30) })
  })

  it('knows no rest to skip or adjust while lifting', () => {
    const state = pushDayAfter(start)
    for (const type of ['skip-rest', 'rest-over'] as const)
      expect(workoutReducer(state, { type, at: clock(1) })).toBe(state)
    expect(workoutReducer(state, { type: 'adjust-rest', seconds: 15, at: clock(1) })).toBe(state)
  })
})

describe('correcting', () => {
  const undo = { type: 'undo-set', at: clock(2, 20) } as const

  it('undoes the set just recorded during its rest, and goes back to it', () => {
    const state = pushDayAfter(start, done(10, 60, clock(2)), undo)
    expect(state).toMatchObject({ status: 'lifting', recorded: [] })
    expect(place(state)).toBe('Développé couché 1/2')
  })

  it('undoes across exercises after the rest was skipped', () => {
    const state = pushDayAfter(...wholePushDay.slice(0, 5), undo)
    expect(place(state)).toBe('Développé couché 2/2')
    expect(lifts(state)).toEqual([{ reps: 10, weight: 60 }])
  })

  it('has nothing to undo before the first set', () => {
    const state = pushDayAfter(start)
    expect(workoutReducer(state, undo)).toBe(state)
  })

  it('edits any recorded set in place, the rest goes on', () => {
    const before = pushDayAfter(start, done(10, 60, clock(2)))
    const state = workoutReducer(before, { type: 'edit-set', index: 0, reps: 9, weight: 62.5, at: clock(2, 30) })
    expect(recordedSets(state)).toEqual([{ ...recordedSets(before)[0], reps: 9, weight: 62.5 }])
    expect(state).toMatchObject({ status: 'resting', rest: { ends_at: clock(3, 30) }, last_at: clock(2, 30) })
  })

  it('keeps of an edited set what the edit does not name, and takes off it what is named as nothing', () => {
    const assisted = { ...done(8, 0, clock(2)), assist: 20, rir: 1 }
    const before = pushDayAfter(start, assisted)
    const edited = { type: 'edit-set', index: 0, reps: 8, weight: 0, assist: undefined, at: clock(3) } as const
    const [set] = recordedSets(workoutReducer(before, edited))
    expect(set).toMatchObject({ rir: 1 })
    expect(set).not.toHaveProperty('assist')
  })

  it('does not take a note of a set for which the history has no room', () => {
    const note = 'n'.repeat(500)
    const sets = Array.from({ length: 21 }, (_, index) => ({
      slot: `more-${index}`,
      plan: { reps: 1, weight: 1, rest: 0 },
    }))
    const begun = [start, { type: 'add-sets', at: clock(1), place: '0', after: null, sets }] as const
    const recorded = sets.map(({ slot }) => ({ type: 'set-done', at: clock(2), slot, reps: 1, weight: 1 }) as const)
    const noted = sets.map((_, index) => ({ type: 'edit-set', at: clock(3), index, reps: 1, weight: 1, note }) as const)
    const state = pushDayAfter(...begun, ...recorded, ...noted)
    expect(recordedSets(state).filter((set) => set.note !== undefined)).toHaveLength(20)
  })

  it('puts a finished workout right by correction and note alone, and leaves its times', () => {
    const state = pushDayAfter(...wholePushDay)
    const edit = { type: 'edit-set', index: 0, reps: 11, weight: 60, at: clock(50) } as const
    const note = { type: 'note', text: ' Bien ', at: clock(50) } as const
    const amended = amendWorkout(amendWorkout(state, edit), note)
    expect(amended).toEqual({
      ...state,
      recorded: recordedSets(state).with(0, { ...recordedSets(state)[0], reps: 11 } as never),
      notes: { workout: 'Bien', places: {} },
    })
    expect([workoutReducer(state, edit), workoutReducer(state, note)]).toEqual([state, state])
    expect(amendWorkout(state, { ...edit, index: 99 })).toBe(state)
    expect(amendWorkout(state, { ...note, place: 'nowhere' })).toBe(state)
    expect(amendWorkout(state, { ...note, text: 'n'.repeat(2001) })).toBe(state)
  })

  it('does not edit a set that is not recorded', () => {
    const state = pushDayAfter(start, done(10, 60, clock(2)))
    for (const index of [1, -1, 0.5]) {
      expect(workoutReducer(state, { type: 'edit-set', index, reps: 1, weight: 1, at: clock(3) })).toBe(state)
    }
  })
})

describe('stopping early', () => {
  const stop = { type: 'stop', at: clock(20), count_current: null } as const
  const current = { reps: 5, weight: 70 }
  const secondSet = [start, done(10, 60, clock(2)), { type: 'skip-rest', at: clock(3) }] as const

  it('finishes with the sets done so far', () => {
    const state = pushDayAfter(...secondSet, stop)
    expect(state).toMatchObject({ status: 'finished', started_at: clock(0), ended_at: clock(20) })
    expect(lifts(state)).toEqual([{ reps: 10, weight: 60 }])
  })

  it('counts the current set when asked to', () => {
    expect(lifts(pushDayAfter(...secondSet, { ...stop, count_current: current }))).toEqual([
      { reps: 10, weight: 60 },
      current,
    ])
  })

  it('counts a single repetition', () => {
    const single = { reps: 1, weight: 120 }
    expect(lifts(pushDayAfter(...secondSet, { ...stop, count_current: single })).at(-1)).toEqual(single)
  })

  it('counts seconds that were held, and metres that were covered', () => {
    for (const given of [
      { reps: 0, weight: 0, seconds: 45 },
      { reps: 0, weight: 24, distance: 40 },
    ])
      expect(recordedSets(pushDayAfter(...secondSet, { ...stop, count_current: given }))[1]).toMatchObject(given)
    const nothing = { reps: 0, weight: 0, seconds: 0 }
    expect(lifts(pushDayAfter(...secondSet, { ...stop, count_current: nothing }))).toHaveLength(1)
  })

  it('does not count a current set without repetitions', () => {
    const state = pushDayAfter(...secondSet, { ...stop, count_current: { reps: 0.9, weight: 70 } })
    expect(lifts(state)).toHaveLength(1)
  })

  it('never counts a set during the rest before it', () => {
    expect(lifts(pushDayAfter(start, done(10, 60, clock(2)), { ...stop, count_current: current }))).toHaveLength(1)
  })

  it('ends at the last set when the lifter says so, at now when there is none', () => {
    expect(pushDayAfter(...secondSet, { ...stop, end: 'last-set' })).toMatchObject({ ended_at: clock(2) })
    expect(pushDayAfter(start, { ...stop, end: 'last-set' })).toMatchObject({ ended_at: clock(20), recorded: [] })
    expect(pushDayAfter(...secondSet, { ...stop, end: 'now' })).toMatchObject({ ended_at: clock(20) })
  })

  it('is final', () => {
    const state = pushDayAfter(...secondSet, stop)
    expect(workoutReducer(state, { type: 'undo-set', at: clock(21) })).toBe(state)
    expect(workoutReducer(state, done(1, 1, clock(21)))).toBe(state)
  })

  it('cannot happen before the start', () => {
    expect(pushDayAfter(stop).status).toBe('ready')
  })
})

describe('a log with a clock set back or an unknown event', () => {
  it('rests by a clock that was set back, and never ends before the last known action', () => {
    const state = pushDayAfter({ ...start, at: clock(60) }, done(10, 60, clock(2)))
    expect(state).toMatchObject({ rest: { started_at: clock(2), ends_at: clock(3, 30) }, last_at: clock(60) })
    expect(recordedSets(state)[0]?.at).toBe(clock(60))
    expect(workoutReducer(state, { type: 'stop', count_current: null, at: clock(4) })).toMatchObject({
      ended_at: clock(60),
    })
  })

  it('ignores an event that this version does not know', () => {
    const state = pushDayAfter(start, done(10, 60, clock(2)))
    const unknown = JSON.parse(`{"type":"drop-set","at":${clock(3)}}`)
    expect(workoutReducer(state, unknown)).toBe(state)
  })

  it('ignores an event without a time', () => {
    expect(pushDayAfter(start, done(10, 60, Number.NaN))).toEqual(pushDayAfter(start))
  })
})
