import { describe, expect, it } from 'vitest'
import { clock, done, pushDayAfter } from '../../test-kit/workouts.ts'
import { workoutReducer } from '../machine.ts'
import { currentStep, nextUp } from '../selectors.ts'
import type { WorkoutEvent, WorkoutState } from '../state.ts'
import { changeWorkoutPlan } from './change-plan.ts'
import { orderOf } from './order.ts'

const start = { type: 'start', at: clock(0) } as const
const at = clock(3)
const dumbbells = { place: 'new', exercise_id: 'predefined-haltères', name: 'Développé aux haltères' }

const refused = (state: WorkoutState, event: WorkoutEvent) => expect(workoutReducer(state, event)).toBe(state)

describe('joining a group', () => {
  const superset: readonly WorkoutEvent[] = [start, { type: 'group', at, places: ['0', '1'] }]
  const join: WorkoutEvent = { type: 'group', at, places: ['0', '1', '2'] }

  it('makes a circuit of a superset, behind its exercises', () => {
    const circuit = pushDayAfter(...superset, join)
    expect(circuit.places.map(({ id, group }) => `${id}:${group ?? ''}`)).toEqual(['0:1', '1:1', '2:1'])
    const alone = workoutReducer(circuit, { type: 'ungroup', at, group: 1 })
    expect(alone.places).toEqual(pushDayAfter(start).places)
  })

  it('begins in the round that is under way', () => {
    const round = [done(10, 60, at), done(8, 40, at), { type: 'skip-rest', at } as const]
    const state = pushDayAfter(...superset, ...round, done(8, 70, at), join)
    const order = orderOf(state.places).map(({ slot, round: number }) => `${slot.id} ${number}`)
    expect(order).toEqual(['0-0 0', '1-0 0', '0-1 1', '1-1 1', '2-0 1', '1-2 2'])
    expect([currentStep(state)?.slot, nextUp(state)?.slot]).toEqual(['1-1', '2-0'])
  })

  it('counts no rounds by an exercise that has none left', () => {
    const once = [
      { type: 'remove-set', at, slot: '0-1' } as const,
      done(10, 60, at),
      { type: 'skip-rest', at } as const,
    ]
    const twice = [done(8, 40, at), done(8, 40, at), { type: 'skip-rest', at } as const]
    const state = pushDayAfter(start, ...once, ...twice, ...superset.slice(1), join)
    expect(state.places[2]?.rounds_before).toBe(2)
  })

  it('keeps the rest between its exercises, also where the one that joins stands before them', () => {
    const places = pushDayAfter(start).places.map((place, index) =>
      index === 0 ? place : { ...place, group: 1, ...(index === 1 && { group_rest: 20 }) },
    )
    const [first] = changeWorkoutPlan(places, { type: 'group', at, places: ['0', '1', '2'] })?.places ?? []
    expect(first).toMatchObject({ id: '0', group: 1, group_rest: 20 })
  })

  it('takes the whole group, of one group alone, and something new', () => {
    const four = [...superset, { type: 'add-exercise', at, after: '2', exercise: dumbbells, sets: [] } as const]
    const two = pushDayAfter(...four, { type: 'group', at, places: ['2', 'new'] })
    refused(two, { type: 'group', at, places: ['0', '1', '2', 'new'] })
    refused(pushDayAfter(...four), { type: 'group', at, places: ['0', '1'] })
    refused(pushDayAfter(...four), { type: 'group', at, places: ['1', '2', 'new'] })
  })
})
