import { describe, expect, it } from 'vitest'
import type { LogEntry } from '../../training-log/log-entry.ts'
import { ownPace, timeAtPace } from './own-pace.ts'

type Timed = readonly [exercise: string, at: number | undefined]

const entry = (day: number, sets: readonly Timed[], more: Partial<LogEntry> = {}): LogEntry => ({
  id: `entry-${day}`,
  program_id: null,
  program_name: 'Push',
  duration_minutes: 40,
  started_at: null,
  completed_at: new Date(Date.UTC(2026, 10, day)).toISOString(),
  origin: 'live',
  version: 1,
  sets: sets.map(([exercise_id, at]) => ({ exercise_id, exercise_name: exercise_id, reps: 5, weight: 60, at })),
  ...more,
})

/** Sets of an exercise with so many seconds before each but the first. */
const sets = (exercise: string, ...gaps: readonly number[]): readonly Timed[] =>
  [0, ...gaps].map((_, index) => [exercise, gaps.slice(0, index).reduce((sum, gap) => sum + gap, 30)])

describe('the pace of a lifter', () => {
  it('is the median between the sets of an exercise', () => {
    const pace = ownPace([entry(1, sets('bench', 100, 180, 120))])
    expect([pace.seconds('bench'), pace.isMeasured('bench')]).toEqual([120, true])
    expect(ownPace([entry(1, sets('bench', 100, 131))]).seconds('bench')).toBe(116)
    expect(ownPace([entry(1, sets('bench', 100, 131, 500, 90))]).seconds('bench')).toBe(116)
    expect(ownPace([entry(1, sets('bench', 100))]).seconds('bench')).toBe(100)
  })

  it('is told by the last five workouts with the exercise, however they arrive', () => {
    const log = [1, 2, 3, 4, 5, 6].map((day) => entry(day, sets('bench', day * 50)))
    expect(ownPace(log).seconds('bench')).toBe(200)
    expect(ownPace(log.toReversed()).seconds('bench')).toBe(200)
  })

  it('gives the way from one exercise to the next to the next one', () => {
    const pace = ownPace([entry(1, [...sets('bench', 100), ['row', 300], ['row', 420]])])
    expect([pace.seconds('bench'), pace.seconds('row')]).toEqual([100, 145])
  })

  it('counts two sides that were done one after the other as one set, which lasts until the second is done', () => {
    const sided = (at: number, side?: 'left' | 'right') => ({
      exercise_id: 'lunge',
      exercise_name: 'lunge',
      reps: 10,
      weight: 20,
      at,
      ...(side && { side }),
    })
    const paceOf = (...done: ReturnType<typeof sided>[]) => ownPace([entry(1, [], { sets: done })]).seconds('lunge')
    const both = [40, 180, 320].flatMap((at) => [sided(at, 'left'), sided(at + 40, 'right')])
    expect(paceOf(...both)).toBe(140)
    expect(paceOf(sided(40, 'left'), sided(180, 'left'), sided(320, 'left'))).toBe(140)
    expect(paceOf(sided(40), sided(180, 'left'), sided(220, 'right'))).toBe(180)
  })

  it('is at least 20 s and at most 600 s a set', () => {
    const pace = ownPace([entry(1, sets('bench', 2)), entry(2, sets('row', 4000))])
    expect([pace.seconds('bench'), pace.seconds('row')]).toEqual([20, 600])
  })

  it('of an exercise that was never timed is that of all, once there are 20 times, and an estimate before', () => {
    const gaps = (count: number) => Array.from({ length: count }, () => 90)
    const few = ownPace([entry(1, sets('bench', ...gaps(19)))])
    expect([few.seconds('curl'), few.isMeasured('curl')]).toEqual([150, false])
    const many = ownPace([entry(1, sets('bench', ...gaps(20)))])
    expect([many.seconds('curl'), many.isMeasured('curl')]).toEqual([90, true])
  })

  it('is not told by workouts written down afterwards or brought in, nor by sets without a moment', () => {
    const others = (['hand', 'import'] as const).map((origin, day) => entry(day + 1, sets('bench', 60), { origin }))
    const untimed = entry(5, [
      ['bench', undefined],
      ['bench', 200],
    ])
    expect(ownPace([...others, untimed]).isMeasured('bench')).toBe(false)
  })

  it('tells how long a plan takes, and whether all of it was measured', () => {
    const pace = ownPace([entry(1, sets('bench', 120))])
    const plan = (exercise_id: string, count: number) => ({ exercise_id, sets: Array.from({ length: count }) })
    expect(timeAtPace(pace, [plan('bench', 4)])).toEqual({ seconds: 480, measured: true })
    expect(timeAtPace(pace, [plan('bench', 4), plan('curl', 2)])).toEqual({ seconds: 780, measured: false })
  })
})
