import { describe, expect, it } from 'vitest'
import { setOf } from '../../test-kit/log-entries.ts'
import { toPastContent } from './content.ts'
import { toPastForm } from './form.ts'

/** Paris, as its clocks stand in summer and in winter. */
const offsetAt = (ms: number) => (ms >= Date.UTC(2026, 2, 29, 1) && ms < Date.UTC(2026, 9, 25, 1) ? 120 : 60)
const inParis = { unit: 'kg', offsetAt } as const

const july = {
  program_name: 'Haut du corps',
  duration_minutes: 60,
  started_at: '2026-07-14T16:00:00.000Z',
  completed_at: '2026-07-14T17:00:00.000Z',
  sets: [setOf('bench', 5, 60)],
}

const movedTo = (day: string, utc_offset: number) => {
  const base = { ...july, utc_offset }
  return toPastContent({ ...toPastForm(base, inParis), day }, base, offsetAt)
}

describe('a past workout that is moved to the other half of the year', () => {
  it('has the clock of that season, where it took place on the clock of the reader', () => {
    const january = movedTo('2026-01-14', 120)
    expect(january).toMatchObject({ started_at: '2026-01-14T17:00:00.000Z', utc_offset: 60 })
    expect(toPastForm(january, inParis)).toMatchObject({ day: '2026-01-14', start: '18:00' })
    expect(movedTo('2026-07-20', 120)).toMatchObject({ started_at: '2026-07-20T16:00:00.000Z', utc_offset: 120 })
  })

  it('keeps the offset of a place with another clock, of which nothing more is known', () => {
    expect(movedTo('2026-01-14', -240)).toMatchObject({ started_at: '2026-01-14T16:00:00.000Z', utc_offset: -240 })
  })
})
