import { describe, expect, it } from 'vitest'
import { atGreenwich, entryOf } from '../../test-kit/log-entries.ts'
import { countedWeeks, regularity, regularityOf, shownWeeks } from './regularity.ts'
import { trainingOf } from './training.ts'

const inARow = (...workouts: number[]) => regularity(workouts, 3).inARow

describe('regularity', () => {
  it('counts the weeks at the goal, and those in a row up to now', () => {
    expect(regularity([3, 4, 0, 3, 2, 3], 3)).toEqual({ atGoal: 4, weeks: 6, inARow: 1 })
  })

  it('is not broken by one or two weeks without any workout, and by a third one it is', () => {
    expect(inARow(3, 4, 0, 0, 3)).toBe(3)
    expect(inARow(3, 0, 0, 0, 3)).toBe(1)
    expect([inARow(3, 3, 0, 0), inARow(3, 3, 0, 0, 0)]).toEqual([2, 0])
  })

  it('counts two pauses that a week at the goal separates', () => {
    expect(inARow(3, 0, 0, 3, 0, 0, 3)).toBe(3)
  })
})

describe('the regularity of a log', () => {
  const facts = {
    exercise: () => ({ group: null, prime: [], secondary: [] }),
    bodyWeightAt: () => null,
    offsetAt: atGreenwich,
  }
  const week = (monday: number, workouts: number) =>
    Array.from({ length: workouts }, (_, index) =>
      entryOf(new Date(Date.UTC(2026, 10, monday + index, 18)).toISOString()),
    )
  const weeksOf = (...weeks: (readonly ReturnType<typeof entryOf>[])[]) =>
    countedWeeks(trainingOf(weeks.flat(), facts), '2026-11-25')

  it('begins with the week of the first workout and ends with the running one', () => {
    expect(weeksOf(week(2, 3), week(16, 1))).toEqual([
      { monday: '2026-11-02', workouts: 3 },
      { monday: '2026-11-09', workouts: 0 },
      { monday: '2026-11-16', workouts: 1 },
      { monday: '2026-11-23', workouts: 0 },
    ])
    expect(weeksOf()).toEqual([])
  })

  it('never counts the running week against anybody, and counts it once it is at the goal', () => {
    expect(regularityOf(weeksOf(week(9, 3), week(16, 3), week(23, 1)), 3)).toEqual({ atGoal: 2, weeks: 2, inARow: 2 })
    expect(regularityOf(weeksOf(week(9, 3), week(16, 3), week(23, 3)), 3)).toEqual({ atGoal: 3, weeks: 3, inARow: 3 })
  })

  it('looks at the last twelve weeks, and counts those in a row of the whole log', () => {
    const weeks = weeksOf(...Array.from({ length: 20 }, (_, index) => week(16 - 7 * index, 3)))
    expect(regularityOf(weeks, 3)).toEqual({ atGoal: 12, weeks: 12, inARow: 20 })
  })

  it('shows the weeks that it counts, and the running one beside them until it is at the goal', () => {
    const before = Array.from({ length: 20 }, (_, index) => week(16 - 7 * index, 3))
    const mondays = (running: number) =>
      shownWeeks(weeksOf(...before, week(23, running)), 3).map(({ monday }) => monday)
    expect([mondays(1).length, mondays(1)[0], mondays(1).at(-1)]).toEqual([13, '2026-08-31', '2026-11-23'])
    expect([mondays(3).length, mondays(3)[0], mondays(3).at(-1)]).toEqual([12, '2026-09-07', '2026-11-23'])
    expect(shownWeeks([], 3)).toEqual([])
  })
})
