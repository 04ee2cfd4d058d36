import { describe, expect, it } from 'vitest'
import { compareWithLast } from './compare.ts'

const entry = (id: string, day: number, kg: number, program_id: string | null = 'upper') => ({
  id,
  program_id,
  completed_at: `2026-11-${day}T18:00:00.000Z`,
  total_weight_lifted: kg,
  sets: [{ exercise_id: 'bench', exercise_name: 'Bench', reps: 1, weight: kg }],
})

const today = entry('today', 21, 7840)

describe('a finished workout beside the last one of its program', () => {
  it('tells the kg more or less, to the hundredth, and the day', () => {
    const before = entry('a', 18, 7719.9)
    expect(compareWithLast(today, [before])).toEqual({
      difference: { weight: 120.1 },
      completed_at: before.completed_at,
    })
    expect(compareWithLast(today, [entry('a', 18, 8000)])?.difference).toEqual({ weight: -160 })
  })

  it('tells the pounds as they were typed, not those that converting leaves', () => {
    // 250 × 45 lb, and 250 × 40 lb before.
    const now = { ...entry('today', 21, 5102.5), total_weight_lb: 11_250 }
    const set = { exercise_id: 'bench', exercise_name: 'Bench', reps: 250, weight: 18.14, weight_lb: 40 }
    const before = { ...entry('a', 18, 4535), sets: [set] }
    expect(compareWithLast(now, [before])?.difference).toEqual({ weight: 567.5, weight_lb: 1250 })
  })

  it('tells in which zone that day was, where that is known', () => {
    const before = { ...entry('a', 18, 7000), utc_offset: -300 }
    expect(compareWithLast(today, [before])?.utc_offset).toBe(-300)
  })

  it('takes the latest one, in whatever order they come, and never itself nor a later one', () => {
    const entries = [entry('a', 11, 1), entry('b', 18, 7000), today, entry('c', 14, 2), entry('later', 22, 9000)]
    expect(compareWithLast(today, entries)?.difference).toEqual({ weight: 840 })
  })

  it('says nothing without an earlier one, of another program, or of none', () => {
    expect(compareWithLast(today, [today])).toBeNull()
    expect(compareWithLast(today, [entry('a', 18, 7000, 'lower')])).toBeNull()
    expect(compareWithLast(entry('free', 21, 500, null), [entry('a', 18, 400, null)])).toBeNull()
  })

  it('says nothing where neither moved a weight', () => {
    expect(compareWithLast(entry('today', 21, 0), [entry('a', 18, 0)])).toBeNull()
  })
})
