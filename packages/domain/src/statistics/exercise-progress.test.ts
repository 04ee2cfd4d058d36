import { describe, expect, it } from 'vitest'
import type { WorkoutSet } from '../history/workout-history.ts'
import { entryOf, setOf } from '../test-kit/log-entries.ts'
import type { LogEntry } from '../training-log/log-entry.ts'
import { usualEstimate } from './e1rm.ts'
import { alikeInPounds, exerciseProgress } from './exercise-progress.ts'
import { loaded, performancesOf } from './performances.ts'

/** A workout of that day, by it. */
const logEntry = (day: string, sets: readonly WorkoutSet[], fields: Partial<LogEntry> = {}): LogEntry =>
  entryOf(`${day}T18:00:00.000Z`, sets, { id: day, ...fields })

const loggedSet = (reps: number, weight: number, details: Partial<WorkoutSet> = {}): WorkoutSet => ({
  ...setOf('bench', reps, weight),
  ...details,
})

const known = { exercises: new Map([['bench', {}]]), bodyWeightAt: () => null }
const progressOf = (entries: readonly LogEntry[], since?: string, until = '2026-11-10T00:00:00Z') =>
  exerciseProgress(
    performancesOf(entries, known),
    usualEstimate,
    since === undefined ? null : { since: Date.parse(since), until: Date.parse(until) },
  )

const warmUp = loggedSet(10, 20, { kind: 'warmup' })
const october = logEntry('2026-10-01', [warmUp, loggedSet(6, 90), loggedSet(5, 90)])
const november = logEntry('2026-11-01', [loggedSet(6, 87.5)])
const week = logEntry('2026-11-08', [loggedSet(6, 92.5), loggedSet(10, 80, { kind: 'backoff' })])
const squatOnly = logEntry('2026-11-09', [loggedSet(5, 140, { exercise_id: 'squat' })])
const log = [week, october, squatOnly, november]

describe('the progress of an exercise', () => {
  it('has a point for each workout, the best of its sets, and says which are records', () => {
    const { measure, points } = progressOf(log)
    expect(measure).toBe('one-rep-max')
    expect(points.map(({ workout, value, is_record }) => [workout.entry.id, value, is_record])).toEqual([
      ['2026-10-01', 108, false],
      ['2026-11-01', 105, false],
      ['2026-11-08', 111, true],
    ])
  })

  it('takes as much as before for no record', () => {
    const again = logEntry('2026-11-09', [loggedSet(6, 92.5)])
    expect(progressOf([...log, again]).points.map(({ is_record }) => is_record)).toEqual([false, false, true, false])
  })

  it('adds up what was worked, without warm-ups', () => {
    const { hard_sets, volume, heaviest, performances } = progressOf(log)
    expect([hard_sets, volume.weight, heaviest?.load.weight, performances.length]).toEqual([5, 2870, 92.5, 3])
  })

  it('knows three weeks without the exercise as a pause', () => {
    expect(progressOf(log).pauses).toEqual([
      { from: Date.parse(october.completed_at), to: Date.parse(november.completed_at) },
    ])
    expect(progressOf([november, week]).pauses).toEqual([])
  })

  it('of a period measures records by all that was before it', () => {
    const { points, best_before, hard_sets, pauses } = progressOf(log, '2026-11-01T00:00:00Z')
    expect(points.map(({ value, is_record }) => [value, is_record])).toEqual([
      [105, false],
      [111, true],
    ])
    expect([best_before, hard_sets, pauses.length]).toEqual([108, 3, 1])
  })

  it('of a period that ends three weeks after the last workout ends with a pause', () => {
    const ended = Date.parse(week.completed_at)
    const pausesUntil = (until: string) => progressOf([november, week], '2026-10-20T00:00:00Z', until).pauses
    expect(pausesUntil('2026-11-29T17:59:00Z')).toEqual([])
    expect(pausesUntil('2026-11-29T18:00:00Z')).toEqual([{ from: ended, to: Date.parse('2026-11-29T18:00:00Z') }])
  })

  it('goes by the time of a hold, by the metres of a carry and, without any estimate, by repetitions', () => {
    const of = (...sets: Parameters<typeof loggedSet>[]) =>
      progressOf(sets.map((set, day) => logEntry(`2026-11-0${day + 1}`, [loggedSet(...set)])))
    const holds = of([0, 0, { seconds: 45 }], [0, 0, { seconds: 60 }])
    expect([holds.measure, holds.points.map(({ value }) => value), holds.amount]).toEqual(['hold', [45, 60], 105])
    const carries = of([0, 40, { distance: 20, seconds: 15 }])
    expect([carries.measure, carries.amount, carries.heaviest?.load.weight]).toEqual(['distance', 20, 40])
    const many = of([20, 40], [25, 40])
    expect([many.measure, many.points.map(({ value }) => value), many.amount]).toEqual(['reps', [20, 25], 45])
  })

  it('is empty where nothing was done', () => {
    expect(progressOf([squatOnly])).toMatchObject({ points: [], pauses: [], hard_sets: 0, heaviest: null, amount: 0 })
    expect(progressOf([logEntry('2026-11-01', [loggedSet(0, 100)])]).points).toEqual([])
  })

  it('tells an estimate in pounds from the pounds that were typed', () => {
    const set = loaded(loggedSet(5, 61.23, { weight_lb: 135 }), {}, null)
    expect(alikeInPounds(71.44, set).weight_lb).toBe(157.51)
    expect(alikeInPounds(71.44, loaded(loggedSet(5, 61.23), {}, null))).toEqual({ weight: 71.44 })
  })
})
