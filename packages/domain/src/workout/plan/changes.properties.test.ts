import { expect, it } from 'vitest'
import { anyChangedWorkout } from '../../test-kit/any-changed-workout.ts'
import { fc } from '../../test-kit/properties.ts'
import { clock } from '../../test-kit/workouts.ts'
import { replay } from '../log.ts'
import { readyWorkout, workoutReducer } from '../machine.ts'
import { countSlots, currentStep, progress, recordedSets } from '../selectors.ts'
import type { WorkoutEvent, WorkoutState } from '../state.ts'
import { quickWorkoutId } from './quick-workout.ts'

/** Checks a claim over every state that a workout goes through while its plan changes. */
function always(claim: (state: WorkoutState, event: WorkoutEvent, before: WorkoutState) => void) {
  fc.assert(
    fc.property(anyChangedWorkout, ({ program, events }) => {
      let state: WorkoutState = readyWorkout(program)
      for (const event of events) {
        const before = state
        state = workoutReducer(before, event)
        claim(state, event, before)
      }
    }),
    { numRuns: 400 },
  )
}

const slotsOf = (state: WorkoutState) => state.places.flatMap(({ slots }) => slots)

it('never loses a recorded set but by an undo, whatever happens to the plan', () => {
  always((state, event, before) => {
    const [now, then] = [recordedSets(state), recordedSets(before)]
    if (event.type === 'undo-set') expect(now).toEqual(state === before ? then : then.slice(0, -1))
    else expect(now.map(({ slot }) => slot).slice(0, then.length)).toEqual(then.map(({ slot }) => slot))
  })
})

it('has a slot that is done for each recorded set in its place, and no other one', () => {
  always((state) => {
    const done = state.places.flatMap(({ id, slots }) =>
      slots.filter(({ status }) => status === 'done').map((slot) => `${id}/${slot.id}`),
    )
    expect(
      recordedSets(state)
        .map(({ place, slot }) => `${place}/${slot}`)
        .toSorted(),
    ).toEqual(done.toSorted())
  })
})

it('knows each place and each slot by one id', () => {
  always((state) => {
    for (const ids of [state.places.map(({ id }) => id), slotsOf(state).map(({ id }) => id)]) {
      expect(new Set(ids).size).toBe(ids.length)
    }
  })
})

it('shows a set to do as long as there is one, and keeps the progress between 0 and 100', () => {
  always((state) => {
    const open = slotsOf(state).some(({ status }) => status === 'todo')
    if (state.status !== 'finished') expect(currentStep(state) !== null).toBe(open)
    if (state.status === 'lifting' && state.program.id !== quickWorkoutId) expect(open).toBe(true)
    expect(recordedSets(state).length).toBeLessThanOrEqual(countSlots(state))
    expect(progress(state)).toBeGreaterThanOrEqual(0)
    expect(progress(state)).toBeLessThanOrEqual(100)
  })
})

it('comes back from the log, at any point and through storage, to the state it was in', () => {
  fc.assert(
    fc.property(anyChangedWorkout, fc.nat(40), ({ program, events }, crash) => {
      const kept = structuredClone({ program, events: events.slice(0, crash) })
      const restarted = events.slice(crash).reduce(workoutReducer, replay(kept.program, kept.events))
      expect(restarted).toEqual(replay(program, events))
    }),
  )
})

it('is as before after a skip and its unskip', () => {
  always((state) => {
    if (state.status !== 'lifting') return
    const open = slotsOf(state).filter(({ status }) => status === 'todo')
    const slots = open.slice(1).map(({ id }) => id)
    const skipped = workoutReducer(state, { type: 'skip', at: clock(1), slots, reason: 'trim' })
    expect(workoutReducer(skipped, { type: 'unskip', at: clock(1), slots }).places).toEqual(state.places)
  })
})

it('takes the last change back, to the plan before it', () => {
  always((state, event, before) => {
    if (before.status !== 'lifting' || state.status !== 'lifting' || !state.before) return
    if (state.before === before.before || event.type === 'set-done') return
    const undone = workoutReducer(state, { type: 'undo-change', at: clock(1), changed_at: event.at })
    expect(undone).toMatchObject({ places: before.places, focus: before.focus })
  })
})
