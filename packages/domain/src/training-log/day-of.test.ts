import { describe, expect, it } from 'vitest'
import { dayOfEntry } from './day-of.ts'

/** Paris: an hour ahead in winter, two in summer. */
const paris = (ms: number) => (new Date(ms).getUTCMonth() > 2 && new Date(ms).getUTCMonth() < 9 ? 120 : 60)

describe('the day of a workout', () => {
  it('is the one where it took place: 23:30 in Montréal stays that day for a reader in Paris', () => {
    expect(dayOfEntry({ completed_at: '2026-11-18T04:30:00Z', utc_offset: -300 }, paris)).toBe('2026-11-17')
  })

  it('is the reader’s own where no zone is known, in summer time and out of it', () => {
    expect(dayOfEntry({ completed_at: '2026-11-17T22:30:00Z' }, paris)).toBe('2026-11-17')
    expect(dayOfEntry({ completed_at: '2026-07-17T22:30:00Z' }, paris)).toBe('2026-07-18')
  })
})
