import { clock, done, pushDay, pushDayAfter } from '@fonte/domain/test-kit/workouts'
import { quickWorkout } from '@fonte/domain/workout/plan/quick-workout'
import type { Finished, WorkoutEvent } from '@fonte/domain/workout/state'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { finishedWorkout } from './finished-workout.ts'

afterEach(() => vi.restoreAllMocks())

const begun: readonly WorkoutEvent[] = [{ type: 'start', at: clock(0) }, done(10, 60, clock(2))]
const stop: WorkoutEvent = { type: 'stop', at: clock(30), count_current: null }

const ended = (...between: readonly WorkoutEvent[]) => ({
  workout_id: 'workout-1',
  user_id: 'ada',
  version: 2 as const,
  state: pushDayAfter(...begun, ...between, stop) as Finished,
})

describe('a workout that ended', () => {
  it('takes along what was noted of it, and nothing where nothing was noted', () => {
    const noted = finishedWorkout(ended({ type: 'note', at: clock(3), text: 'Épaule gênée' }), 'fr')
    expect(noted.notes).toEqual({ workout: 'Épaule gênée' })
    expect(finishedWorkout(ended(), 'fr')).not.toHaveProperty('notes')
  })

  it('knows how far east of Greenwich its clock stood when it ended, in minutes', () => {
    const zone = vi.spyOn(Date.prototype, 'getTimezoneOffset')
    zone.mockReturnValue(-120)
    expect(finishedWorkout(ended(), 'fr').utc_offset).toBe(120)
    zone.mockReturnValue(300)
    expect(finishedWorkout(ended(), 'fr').utc_offset).toBe(-300)
  })

  it('names its program in the language of its lifter; a workout without a program has none', () => {
    expect(finishedWorkout(ended(), 'fr')).toMatchObject({ program_id: pushDay.id, duration_minutes: 30 })
    const { state, ...quick } = ended()
    const sent = finishedWorkout({ ...quick, state: { ...state, program: quickWorkout } }, 'en')
    expect(sent).toMatchObject({ program_id: null, program_name: 'Quick workout' })
  })
})
