import { describe, expect, it } from 'vitest'
import { defaultGyms } from '../gym/gym.ts'
import { clock, done, pushDay, pushDayAfter } from '../test-kit/workouts.ts'
import { dropLoad } from './drop.ts'
import { replay } from './log.ts'
import { currentStep, type WorkoutStep } from './selectors.ts'
import type { WorkoutEvent, WorkoutState } from './state.ts'

const start: WorkoutEvent = { type: 'start', at: clock(0) }
const barbell = { id: 'press', equipment: 'Barre', equipment_ids: ['barbell'] }
const dumbbells = { id: 'press', equipment: 'Haltères', equipment_ids: ['dumbbell'] }

/** The drop that would follow a set of 8 repetitions with a load. */
const dropAfter = (
  load: { weight: number; weight_lb?: number; assist?: number },
  exercise = barbell,
  gym = defaultGyms.kg,
) => {
  const state = pushDayAfter(start, { type: 'set-done', reps: 8, ...load, at: clock(2) })
  return dropLoad(state, currentStep(state) as WorkoutStep, { weight: 70 }, { gym, exercise })
}

describe('a drop begins with 80 % of the set above it', () => {
  it('rounded down to what the bar can be loaded to, or the dumbbells there are', () => {
    expect(dropAfter({ weight: 77.5 })).toEqual({ weight: 60 })
    expect(dropAfter({ weight: 100 })).toEqual({ weight: 80 })
    expect(dropAfter({ weight: 30 }, dumbbells)).toEqual({ weight: 24 })
    expect(dropAfter({ weight: 24 }, dumbbells)).toEqual({ weight: 18 })
  })

  it('in the pounds of a gym that counts in them', () => {
    expect(dropAfter({ weight: 102.06, weight_lb: 225 }, barbell, defaultGyms.lb)).toEqual({
      weight: 81.65,
      weight_lb: 180,
    })
  })

  it('of which there is none for an empty bar, a set of the body alone or an assisted one', () => {
    expect(dropAfter({ weight: 20 })).toBeNull()
    expect(dropAfter({ weight: 0 })).toBeNull()
    expect(dropAfter({ weight: 0, assist: 20 })).toBeNull()
  })

  it('nor before the first set of the exercise', () => {
    const state = pushDayAfter(start)
    expect(
      dropLoad(state, currentStep(state) as WorkoutStep, { weight: 70 }, { gym: defaultGyms.kg, exercise: barbell }),
    ).toBeNull()
  })
})

describe('a drop that the plan names', () => {
  const [press] = pushDay.exercises
  if (!press) throw new Error('the push day has a bench press')
  const planned = (weight: number) => {
    const sets = [
      { reps: 8, weight: 60, rest: 90 },
      { reps: 6, weight, rest: 90, kind: 'drop' as const },
    ]
    return replay({ ...pushDay, exercises: [{ ...press, sets }] }, [start, done(8, 60, clock(2))])
  }
  const drop = (state: WorkoutState, weight: number) =>
    dropLoad(state, currentStep(state) as WorkoutStep, { weight }, { gym: defaultGyms.kg, exercise: barbell })

  it('keeps its own lighter weight', () => {
    expect(drop(planned(40), 40)).toBeNull()
  })

  it('begins with 80 % where it says no weight, or as much as the set above, as one that was added does', () => {
    expect(drop(planned(0), 0)).toEqual({ weight: 47.5 })
    expect(drop(planned(60), 60)).toEqual({ weight: 47.5 })
  })
})
