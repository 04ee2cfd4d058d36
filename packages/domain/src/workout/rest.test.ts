import { describe, expect, it } from 'vitest'
import { clock, done, pushDayAfter, wholePushDay } from '../test-kit/workouts.ts'
import { workoutReducer } from './machine.ts'
import { withStatus } from './plan/place.ts'
import { adjustRest, countdownCues, restAfter, restRemaining, restTotal, secondsOver, startRest } from './rest.ts'

/** The plan of the push day once so many sets are done. */
const afterSets = (count: number) => {
  const { places } = pushDayAfter()
  const slots = places.flatMap((place) => place.slots.map(({ id }) => id)).slice(0, count)
  return slots.reduce<typeof places>((plan, slot) => withStatus(plan, slot, 'done'), places)
}

const start = { type: 'start', at: clock(0) } as const

/** Resting from 18:02:00 to 18:03:30. */
const resting = pushDayAfter(start, done(10, 60, clock(2)))

describe('the length of a rest', () => {
  it("is the set's own between sets and the exercise's after its last set", () => {
    expect(restAfter(afterSets(1), '0-0')).toBe(90)
    expect(restAfter(afterSets(2), '0-1')).toBe(180)
  })

  it('is nothing when 0, and 60 s when unsaid', () => {
    expect(restAfter(afterSets(3), '1-0')).toBe(0)
    expect(restAfter(afterSets(4), '1-1')).toBe(60)
    expect(restAfter(afterSets(5), '1-2')).toBe(60)
  })

  it('is nothing after an exercise that the program does not have', () => {
    expect(restAfter(afterSets(0), '9-0')).toBe(0)
  })
})

describe('the rest of a chain that was said, not planned', () => {
  const chained = (kind: 'drop' | 'cluster' | 'amrap') =>
    pushDayAfter(start, { type: 'set-done', reps: 8, weight: 60, kind, at: clock(2) })

  it('is none after a drop, and 15 s after a cluster, where the next set is to be one too', () => {
    expect(chained('drop').status).toBe('lifting')
    expect(restTotal(chained('cluster'))).toBe(15)
    expect(restTotal(chained('amrap'))).toBe(90)
  })

  it("is the set's own where the plan names another kind for the next one", () => {
    const plan = afterSets(1).map((place) => ({
      ...place,
      slots: place.slots.map((slot) => ({ ...slot, plan: { ...slot.plan, kind: 'work' as const } })),
    }))
    expect(restAfter(plan, '0-0', 'drop')).toBe(90)
  })

  it.each(['drop', 'cluster'] as const)(
    "is the set's own after a %s that the plan named: the next one is a set again",
    (kind) => {
      const plan = afterSets(1).map((place) => ({
        ...place,
        slots: place.slots.map((slot) => (slot.id === '0-0' ? { ...slot, plan: { ...slot.plan, kind } } : slot)),
      }))
      expect(restAfter(plan, '0-0', kind)).toBe(90)
    },
  )

  it('is that of the exercise after its last set', () => {
    expect(restAfter(afterSets(2), '0-1', 'drop')).toBe(180)
  })
})

describe('the timer', () => {
  it('is two instants', () => {
    expect(startRest(clock(2), 90)).toEqual({ started_at: clock(2), ends_at: clock(3, 30) })
  })

  it('moves its end, not its start', () => {
    expect(adjustRest(startRest(clock(2), 90), clock(2, 10), 15)).toEqual({
      started_at: clock(2),
      ends_at: clock(3, 45),
    })
  })

  it('does not come to life again when it is over', () => {
    expect(adjustRest(startRest(clock(2), 90), clock(10), -15).ends_at).toBe(clock(3, 30))
  })

  it('never ends before it began, also with a clock set back', () => {
    expect(adjustRest(startRest(clock(2), 10), clock(0), -15).ends_at).toBe(clock(2))
  })
})

describe('what remains', () => {
  it('counts whole seconds down from the whole rest to 0', () => {
    expect(restRemaining(resting, clock(2))).toBe(90)
    expect(restRemaining(resting, clock(2) + 1)).toBe(90)
    expect(restRemaining(resting, clock(2, 1))).toBe(89)
    expect(restRemaining(resting, clock(3, 29) + 1)).toBe(1)
    expect(restRemaining(resting, clock(3, 30))).toBe(0)
  })

  it('keeps the lifter resting to the last millisecond', () => {
    const over = (at: number) => workoutReducer(resting, { type: 'rest-over', at }).status
    expect([over(clock(3, 29)), over(clock(3, 30) - 1), over(clock(3, 30))]).toEqual(['resting', 'resting', 'lifting'])
  })

  it('is 0 after a night in the pocket, and no more than the rest when the clock was set back', () => {
    expect(restRemaining(resting, clock(600))).toBe(0)
    expect(restRemaining(resting, clock(-600))).toBe(90)
  })

  it('follows the adjustments', () => {
    const longer = workoutReducer(resting, { type: 'adjust-rest', seconds: 15, at: clock(2, 30) })
    expect(restRemaining(longer, clock(2, 30))).toBe(75)
    expect(restTotal(longer)).toBe(105)
  })

  it('tells how long ago it ended, and nothing while it lasts', () => {
    if (resting.status !== 'resting') throw new Error('it rests')
    expect(secondsOver(resting.rest, clock(3, 29))).toBe(0)
    expect(secondsOver(resting.rest, clock(3, 42))).toBe(12)
  })

  it('is 0 when nobody rests', () => {
    for (const state of [pushDayAfter(), pushDayAfter(start), pushDayAfter(...wholePushDay)]) {
      expect(restRemaining(state, clock(2))).toBe(0)
      expect(restTotal(state)).toBe(0)
      expect(countdownCues(state, clock(0), clock(60))).toEqual([])
    }
  })

  it('lets a rest end that was cut to nothing, whatever the clock says', () => {
    const cut = pushDayAfter(start, done(10, 60, clock(2)), { type: 'skip-rest', at: clock(3) })
    const nothing = { ...resting, rest: { started_at: clock(2), ends_at: clock(2) } }
    expect(workoutReducer(nothing, { type: 'rest-over', at: clock(1) }).status).toBe(cut.status)
  })
})

describe('the countdown', () => {
  it('sounds at 3, 2 and 1 s, each once as the seconds pass', () => {
    const heard = Array.from({ length: 100 }, (_, s) => countdownCues(resting, clock(2, s - 1), clock(2, s)))
    expect(heard.flat()).toEqual([3, 2, 1])
    expect(heard[87]).toEqual([3])
    expect(heard[89]).toEqual([1])
  })

  it('tells what fell due between two readings of a tab that was asleep', () => {
    expect(countdownCues(resting, clock(3), clock(3, 28))).toEqual([3, 2])
    expect(countdownCues(resting, clock(3, 30), clock(4))).toEqual([])
  })

  it('is silent when no time passes or the clock goes back', () => {
    expect(countdownCues(resting, clock(3, 28), clock(3, 28))).toEqual([])
    expect(countdownCues(resting, clock(4), clock(3))).toEqual([])
  })

  it('does not sound for seconds that a short rest never had', () => {
    const short = { ...resting, rest: startRest(clock(2), 2) }
    expect(countdownCues(short, clock(0), clock(3))).toEqual([2, 1])
  })
})
