import { describe, expect, it } from 'vitest'
import { atGreenwich, entryOf, setOf } from '../../test-kit/log-entries.ts'
import { trainingOf } from './training.ts'
import { volumeBars, weeklyVolume } from './weekly-volume.ts'

const facts = {
  exercise: (id: string) => ({ group: id, prime: [id], secondary: [] }),
  bodyWeightAt: () => null,
  offsetAt: atGreenwich,
}

describe('the volume of weeks', () => {
  const log = [
    entryOf('2026-12-28T19:00:00Z', [setOf('dos', 10, 100)]),
    entryOf('2027-01-03T19:00:00Z', [setOf('quadriceps', 10, 100), setOf('fessiers', 5, 100)]),
    entryOf('2027-01-04T00:30:00Z', [setOf('dos', 1, 100)]),
    entryOf('2027-01-04T00:30:00Z', [setOf('dos', 2, 100)], { id: 'Montréal', utc_offset: -300 }),
  ]
  const weeks = weeklyVolume(trainingOf(log, facts), '2027-01-04', 3)

  it('runs from Monday to Sunday over the new year, at the place of each workout', () => {
    expect(weeks.map(({ monday, workouts, volume }) => [monday, workouts, volume.kg / 100])).toEqual([
      ['2026-12-21', 0, 0],
      ['2026-12-28', 3, 2700],
      ['2027-01-04', 1, 100],
    ])
  })

  it('is told by part of the body, in the order of the stack', () => {
    expect(weeks[1]?.bands.map(({ band, volume }) => [band, volume.kg / 100])).toEqual([
      ['legs', 1500],
      ['back', 1200],
      ['chest', 0],
      ['shoulders', 0],
      ['arms', 0],
      ['other', 0],
    ])
  })

  it('comes in as many bars as there is room for, of which only the earliest is shorter', () => {
    const bars = (atMost: number) =>
      volumeBars(weeks, atMost).map((bar) => [bar.monday, bar.weeks, bar.volume.kg / 100])
    expect(bars(3)).toEqual([
      ['2026-12-21', 1, 0],
      ['2026-12-28', 1, 2700],
      ['2027-01-04', 1, 100],
    ])
    expect(bars(2)).toEqual([
      ['2026-12-21', 1, 0],
      ['2026-12-28', 2, 2800],
    ])
    expect(volumeBars(weeks, 2)[1]?.bands.map(({ volume }) => volume.kg / 100)).toEqual([1500, 1300, 0, 0, 0, 0])
  })

  it('has seven days in the week in which the clocks change', () => {
    const summer = entryOf('2026-10-25T22:30:00Z', [setOf('dos', 1, 100)])
    const winter = { ...facts, offsetAt: (ms: number) => (ms < Date.UTC(2026, 9, 25, 1) ? 120 : 60) }
    const [week] = weeklyVolume(trainingOf([summer], winter), '2026-10-19', 1)
    expect(week?.workouts).toBe(1)
  })
})
