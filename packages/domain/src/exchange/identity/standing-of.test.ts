import { describe, expect, it } from 'vitest'
import { entryOf, setOf } from '../../test-kit/log-entries.ts'
import type { LogEntry } from '../../training-log/log-entry.ts'
import { standingOf } from './standing-of.ts'

const here: LogEntry = entryOf('2026-03-02T18:05:10.000Z', [setOf('bench', 5, 80), setOf('bench', 8, 60)], {
  started_at: '2026-03-02T17:05:10.000Z',
  duration_minutes: 60,
  utc_offset: 60,
  program_name: 'Push',
})

const arriving = (changes: Partial<LogEntry>) => standingOf(here, { ...here, ...changes })

describe('a workout that a file brings under the id of one that is here', () => {
  it('is there as long as both say the same, however it came here', () => {
    expect(arriving({ origin: 'import', version: 7 })).toBe('there')
    expect(standingOf({ ...here, started_at: null }, here)).toBe('there')
  })

  it.each<[string, Partial<LogEntry>]>([
    ['other sets', { sets: here.sets.slice(0, 1) }],
    ['another title', { program_name: 'Pull' }],
    ['another length', { duration_minutes: 61 }],
    ['another end', { completed_at: '2026-03-02T18:06:10.000Z' }],
    ['another day', { started_at: '2026-03-03T17:05:10.000Z', completed_at: '2026-03-03T18:05:10.000Z' }],
  ])('is changed by %s', (_, changes) => {
    expect(arriving(changes)).toBe('changed')
  })

  it('is not changed by a note, nor by what its exercises are called', () => {
    const sets = here.sets.map((set) => ({ ...set, exercise_name: 'Bench', note: 'new' }))
    expect(arriving({ sets, notes: { workout: 'new' } })).toBe('there')
  })

  it('is not changed by the time zone in which its file is read, which is told: the clock on the wall shows the same', () => {
    const inTokyo = {
      started_at: '2026-03-02T09:05:10.000Z',
      completed_at: '2026-03-02T10:05:10.000Z',
      utc_offset: 540,
    }
    expect(arriving(inTokyo)).toBe('other-zone')
    expect(arriving({ ...inTokyo, utc_offset: 480 })).toBe('changed')
    expect(arriving({ ...inTokyo, program_name: 'Pull' })).toBe('changed')
  })

  it('has another time zone where its file tells the moment, and the clock on the wall showed another hour', () => {
    expect(arriving({ utc_offset: 540 })).toBe('other-zone')
    const { utc_offset: _, ...unplaced } = here
    expect(standingOf(unplaced, here)).toBe('other-zone')
    expect(standingOf(here, unplaced)).toBe('there')
  })

  it('is not changed by the language in which it is called by its day', () => {
    const unnamed = { ...here, program_name: 'Séance du 2\u00a0mars\u00a02026' }
    expect(standingOf(unnamed, { ...here, program_name: 'Workout of March 2, 2026' })).toBe('there')
    expect(standingOf(unnamed, { ...here, program_name: 'Workout of March 3, 2026' })).toBe('changed')
    expect(standingOf({ ...unnamed, program_name: 'Jambes' }, unnamed)).toBe('changed')
  })
})
