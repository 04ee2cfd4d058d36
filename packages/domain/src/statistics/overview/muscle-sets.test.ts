import { describe, expect, it } from 'vitest'
import { atGreenwich, entryOf, setOf } from '../../test-kit/log-entries.ts'
import { discOf, muscleSets } from './muscle-sets.ts'
import { trainingOf } from './training.ts'

const facts = {
  exercise: () => ({ group: 'pectoraux', prime: ['pectoraux'], secondary: ['triceps'] }),
  bodyWeightAt: () => null,
  offsetAt: atGreenwich,
}
const day = (date: string, sets: number) =>
  entryOf(
    `${date}T19:00:00Z`,
    Array.from({ length: sets }, () => setOf('bench', 5, 80)),
  )

describe('sets per muscle', () => {
  it('counts the last seven days, and beside it the mean week of the last four', () => {
    const log = [
      day('2026-11-22', 4),
      day('2026-11-16', 2),
      day('2026-11-15', 6),
      day('2026-10-26', 4),
      day('2026-10-25', 9),
    ]
    expect(muscleSets(trainingOf(log, facts), '2026-11-22')).toEqual([
      { group: 'pectoraux', lastDays: 6, mean: 4 },
      { group: 'triceps', lastDays: 3, mean: 2 },
    ])
  })

  it('takes the mean over the weeks since the first workout where these are fewer than four', () => {
    const log = [day('2026-11-22', 4), day('2026-11-15', 6)]
    expect(muscleSets(trainingOf(log, facts), '2026-11-22')[0]?.mean).toBe(5)
    expect(muscleSets(trainingOf([day('2026-11-22', 4)], facts), '2026-11-22')[0]?.mean).toBe(4)
  })

  it('tells nothing of somebody who has not trained for four weeks', () => {
    expect(muscleSets(trainingOf([day('2026-10-25', 4)], facts), '2026-11-22')).toEqual([])
  })

  it('tells a share by a disc: 25 for a quarter and more, 5 for the least', () => {
    expect([1, 0.25, 0.249, 0.2, 0.15, 0.1, 0.05, 0.001, 0].map(discOf)).toEqual([25, 25, 20, 20, 15, 10, 5, 5, null])
  })

  it('has no disc for a share of nothing at all', () => {
    expect(discOf(0 / 0)).toBeNull()
  })
})
