import { expect, it } from 'vitest'
import { countSets } from '../program/program.ts'
import { anyEvent, anyInstant, anyWorkout } from '../test-kit/any-workout.ts'
import { fc } from '../test-kit/properties.ts'
import { replay } from './log.ts'
import { readyWorkout, workoutReducer } from './machine.ts'
import { restRemaining } from './rest.ts'
import { currentStep, nextUp, progress, recordedSets } from './selectors.ts'
import type { WorkoutEvent, WorkoutState } from './state.ts'
import { durationChoice, workoutSummary } from './summary.ts'

/** Checks a claim over every state that any events lead any program through. */
function always(claim: (state: WorkoutState, event: WorkoutEvent, before: WorkoutState) => void) {
  fc.assert(
    fc.property(anyWorkout, ({ program, events }) => {
      let state: WorkoutState = readyWorkout(program)
      for (const event of events) {
        const before = state
        state = workoutReducer(before, event)
        claim(state, event, before)
      }
    }),
  )
}

it('never records more sets than the program has, and keeps progress between 0 and 100', () => {
  always((state) => {
    expect(recordedSets(state).length).toBeLessThanOrEqual(countSets(state.program))
    expect(progress(state)).toBeGreaterThanOrEqual(0)
    expect(progress(state)).toBeLessThanOrEqual(100)
  })
})

it('records the sets in the order of the program, with no gap', () => {
  always((state) => {
    const planned = readyWorkout(state.program).places.flatMap(({ slots, exercise_id }) =>
      slots.map(({ id }) => ({ slot: id, exercise_id })),
    )
    expect(recordedSets(state).map(({ slot, exercise_id }) => ({ slot, exercise_id }))).toEqual(
      planned.slice(0, recordedSets(state).length),
    )
  })
})

it('changes recorded sets only by done, undo, edit and stop, and by at most one', () => {
  const changing = ['set-done', 'undo-set', 'edit-set', 'stop']
  always((state, event, before) => {
    const [now, then] = [recordedSets(state), recordedSets(before)]
    if (!changing.includes(event.type)) expect(now).toEqual(then)
    expect(Math.abs(now.length - then.length)).toBeLessThanOrEqual(1)
    if (event.type === 'undo-set') expect(now).toEqual(state === before ? then : then.slice(0, -1))
    else if (event.type !== 'edit-set') expect(now.slice(0, then.length)).toEqual(then)
    else expect(now.filter((set, i) => set !== then[i]).length).toBeLessThanOrEqual(1)
  })
})

it('keeps every recorded figure within the bounds', () => {
  always((state) => {
    for (const { reps, weight } of recordedSets(state)) {
      expect(Number.isInteger(reps) && reps >= 0 && reps <= 1000).toBe(true)
      expect(weight >= 0 && weight <= 2000).toBe(true)
    }
  })
})

it('is unchanged by what comes after its end', () => {
  always((state, _event, before) => {
    if (before.status === 'finished') expect(state).toBe(before)
  })
})

it('finishes exactly when all sets are done or at a stop', () => {
  always((state, event, before) => {
    const all = recordedSets(state).length === countSets(state.program)
    if (state.status === 'lifting' || state.status === 'resting') expect(all).toBe(false)
    if (state.status === 'finished' && before.status !== 'finished') expect(all || event.type === 'stop').toBe(true)
  })
})

it('ends no earlier than it began, also when time goes backwards', () => {
  always((state) => {
    if (state.status !== 'finished') return
    expect(state.ended_at).toBeGreaterThanOrEqual(state.started_at)
    expect(workoutSummary(state).duration_minutes).toBeGreaterThanOrEqual(0)
    for (const { at } of state.recorded) expect(at).toBeLessThanOrEqual(state.ended_at)
  })
})

it('shows a rest of 0 up to its whole length at any instant', () => {
  fc.assert(
    fc.property(anyWorkout, anyInstant, ({ program, events }, now) => {
      const state = replay(program, events)
      const left = restRemaining(state, now)
      expect(left).toBeGreaterThanOrEqual(0)
      if (state.status !== 'resting') {
        expect(left).toBe(0)
        return
      }
      expect(state.rest.ends_at).toBeGreaterThanOrEqual(state.rest.started_at)
      if (left > 0) expect((left - 1) * 1000).toBeLessThan(state.rest.ends_at - state.rest.started_at)
      expect(left === 0).toBe(workoutReducer(state, { type: 'rest-over', at: now }).status === 'lifting')
    }),
  )
})

it('always knows what to do now while it runs, and what follows unless it is the last set', () => {
  always((state) => {
    const left = countSets(state.program) - recordedSets(state).length
    if (state.status === 'finished') expect([currentStep(state), nextUp(state)]).toEqual([null, null])
    else if (state.status !== 'ready') expect(currentStep(state)).not.toBeNull()
    if (state.status === 'lifting') expect(nextUp(state) === null).toBe(left === 1)
    if (state.status === 'resting') expect(nextUp(state)).toEqual(currentStep(state))
  })
})

it('never offers a duration to the last set that is longer than the one to now', () => {
  fc.assert(
    fc.property(anyWorkout, anyInstant, ({ program, events }, now) => {
      const choice = durationChoice(replay(program, events), now)
      if (choice) expect(choice.to_last_set).toBeLessThanOrEqual(choice.to_now)
    }),
  )
})

it('comes back from the log, at any point and through storage, to the state it was in', () => {
  fc.assert(
    fc.property(anyWorkout, fc.nat(25), ({ program, events }, crash) => {
      const stored = { program, events: events.slice(0, crash) }
      const kept = structuredClone(stored)
      const restarted = events.slice(crash).reduce(workoutReducer, replay(kept.program, kept.events))
      expect(restarted).toEqual(replay(program, events))
    }),
  )
})

it('undoes what a set did: the same sets as before it', () => {
  fc.assert(
    fc.property(anyWorkout, anyInstant, ({ program, events }, at) => {
      const before = replay(program, events)
      if (before.status !== 'lifting') return
      const after = workoutReducer(before, { type: 'set-done', reps: 5, weight: 100, at })
      if (after.status === 'finished') return
      const undone = workoutReducer(after, { type: 'undo-set', at })
      expect(undone.status).toBe('lifting')
      expect(recordedSets(undone)).toEqual(before.recorded)
    }),
  )
})

it('leaves the state it was given as it was', () => {
  fc.assert(
    fc.property(anyWorkout, anyEvent, ({ program, events }, event) => {
      const state = replay(program, events)
      const copy = structuredClone(state)
      workoutReducer(state, event)
      expect(state).toEqual(copy)
    }),
  )
})
