import { describe, expect, it } from 'vitest'
import type { WorkoutSet } from '../history/workout-history.ts'
import { entryOf, setOf } from '../test-kit/log-entries.ts'
import { fc } from '../test-kit/properties.ts'
import type { LogEntry } from '../training-log/log-entry.ts'
import { usualEstimate } from './e1rm.ts'
import { performancesOf } from './performances.ts'
import { recordBook, recordsOfWorkout } from './records.ts'

/** A workout of that day, by it. */
const logEntry = (day: string, sets: readonly WorkoutSet[], fields: Partial<LogEntry> = {}): LogEntry =>
  entryOf(`${day}T18:00:00.000Z`, sets, { id: day, ...fields })

const loggedSet = (reps: number, weight: number, details: Partial<WorkoutSet> = {}): WorkoutSet => ({
  ...setOf('bench', reps, weight),
  ...details,
})

const body = (kg: number | null) => () => kg
const exercises = new Map([
  ['bench', {}],
  ['pull-up', { body_share: 1 }],
])

const bookOf = (entries: readonly LogEntry[], bodyWeight: number | null = null) =>
  recordBook(performancesOf(entries, { exercises, bodyWeightAt: body(bodyWeight) }), usualEstimate)

/** The records as `kind value before` of their days. */
const told = (entries: readonly LogEntry[], bodyWeight: number | null = null) =>
  bookOf(entries, bodyWeight).records.map(
    ({ kind, value, before, workout, reps }) =>
      `${workout.entry.completed_at.slice(0, 10)} ${kind}${kind === 'n-rep' ? ` ${reps}` : ''} ${value} > ${before.value}`,
  )

const first = logEntry('2026-11-01', [loggedSet(5, 100)])
const later = logEntry('2026-11-08', [loggedSet(5, 105)])
const between = logEntry('2026-11-05', [loggedSet(5, 110)])

const heavier = (day: string, from: number, to: number) => [
  `${day} n-rep 5 ${to} > ${from}`,
  `${day} heaviest ${to} > ${from}`,
]

describe('the records of an exercise', () => {
  it('are of repetitions alone where nothing was lifted: no best set, no estimate', () => {
    const book = bookOf([logEntry('2026-11-01', [loggedSet(12, 0)]), logEntry('2026-11-02', [loggedSet(15, 0)])])
    expect([book.set, book.one_rep_max, book.workout]).toEqual([null, null, null])
  })

  it('begin with a starting point, which is none', () => {
    expect(told([first])).toEqual([])
    expect(bookOf([first]).loads[5]?.value).toBe(100)
    expect(told([logEntry('2026-11-01', [loggedSet(10, 60), loggedSet(8, 70), loggedSet(9, 70)])])).toEqual([])
  })

  it('are told with what they beat', () => {
    expect(told([first, later])).toEqual([
      ...heavier('2026-11-08', 100, 105),
      '2026-11-08 one-rep-max 122.5 > 116.67',
      '2026-11-08 set 525 > 500',
      '2026-11-08 workout 525 > 500',
    ])
  })

  it('go to a heavier set that is entered for a day before, and come back when it goes', () => {
    const days = (entries: readonly LogEntry[]) => new Set(told(entries).map((line) => line.slice(0, 10)))
    expect([...days([first, later, between])]).toEqual(['2026-11-05'])
    expect(told([first, later])).toEqual(told([later, first]))
  })

  it('stay with the earlier of two that are alike', () => {
    const again = logEntry('2026-11-09', [loggedSet(5, 105)])
    expect(told([first, later, again])).toEqual(told([first, later]))
    expect(bookOf([again, later]).loads[5]?.workout.entry.id).toBe('2026-11-08')
  })

  it('hold for fewer repetitions as well, until these are beaten', () => {
    const eight = logEntry('2026-11-02', [loggedSet(8, 80)])
    const three = logEntry('2026-11-03', [loggedSet(3, 90)])
    expect(bookOf([eight, three]).loads.map((best) => best?.value)).toEqual([
      undefined,
      ...[90, 90, 90],
      ...[80, 80, 80, 80, 80],
    ])
    expect(told([eight, three]).filter((line) => line.includes('n-rep'))).toEqual(['2026-11-03 n-rep 3 90 > 80'])
  })

  it('count the most repetitions at a load, unless a heavier set had as many', () => {
    const eight = logEntry('2026-11-02', [loggedSet(8, 80)])
    const ten = logEntry('2026-11-03', [loggedSet(10, 82.5)])
    const nine = logEntry('2026-11-04', [loggedSet(9, 80)])
    expect(told([eight, nine]).filter((line) => line.includes(' reps '))).toEqual(['2026-11-04 reps 9 > 8'])
    expect(told([eight, ten, nine]).filter((line) => line.includes(' reps '))).toEqual([])
  })

  it('of repetitions at a load stand whatever else was lifted before in the same workout', () => {
    const six = logEntry('2026-11-01', [loggedSet(6, 80)])
    const repsOf = (...sets: WorkoutSet[]) =>
      told([six, logEntry('2026-11-08', sets)]).filter((line) => line.includes(' reps '))
    expect(repsOf(loggedSet(10, 100), loggedSet(12, 80))).toEqual(['2026-11-08 reps 12 > 6'])
    expect(repsOf(loggedSet(10, 100), loggedSet(8, 80), loggedSet(12, 80))).toEqual(['2026-11-08 reps 12 > 6'])
  })

  it('leave out warm-ups, drops, clusters and missed sets', () => {
    const kinds = (['warmup', 'drop', 'cluster'] as const).map((kind) => loggedSet(5, 200, { kind }))
    const other = bookOf([first, logEntry('2026-11-08', [...kinds, loggedSet(0, 200)])])
    expect(other.records.map(({ kind }) => kind)).toEqual(['workout'])
  })

  it('estimate nothing above twelve repetitions, and still count them', () => {
    const many = logEntry('2026-11-08', [loggedSet(20, 100)])
    expect(told([first, many])).toEqual([
      '2026-11-08 reps 20 > 5',
      '2026-11-08 set 2000 > 500',
      '2026-11-08 workout 2000 > 500',
    ])
  })

  it('take the least assistance as the highest load', () => {
    const pullUp = (day: string, reps: number, details: Partial<WorkoutSet>) =>
      logEntry(day, [loggedSet(reps, 0, { exercise_id: 'pull-up', ...details })])
    const log = [pullUp('2026-11-01', 8, { assist: 20 }), pullUp('2026-11-08', 5, { weight: 10 })]
    expect(told(log, 80)).toContain('2026-11-08 heaviest 90 > 60')
    const unknown = [...log, pullUp('2026-11-09', 8, { assist: 30 }), pullUp('2026-11-10', 6, { weight: 10 })]
    expect(told(unknown)).toEqual([
      '2026-11-08 n-rep 5 10 > -20',
      '2026-11-08 heaviest 10 > -20',
      '2026-11-10 reps 6 > 5',
      '2026-11-10 n-rep 6 10 > -20',
    ])
    expect(bookOf(unknown).one_rep_max).toBeNull()
  })

  it('are the longest hold and the farthest way with at least that load', () => {
    const hold = (day: string, seconds: number, weight = 0) => logEntry(day, [loggedSet(0, weight, { seconds })])
    expect(told([hold('2026-11-01', 60), hold('2026-11-02', 30, 10), hold('2026-11-03', 45, 5)])).toEqual([
      '2026-11-03 hold 45 > 30',
    ])
    expect(told([hold('2026-11-01', 60, 10), hold('2026-11-02', 50)])).toEqual([])
    expect(told([hold('2026-11-01', 60), hold('2026-11-02', 50, 10)])).toEqual([])
    expect(told([hold('2026-11-01', 60), hold('2026-11-02', 70, 5)])).toEqual(['2026-11-02 hold 70 > 60'])
    expect(
      told([hold('2026-11-01', 60), hold('2026-11-02', 30, 5), hold('2026-11-03', 50, 10), hold('2026-11-04', 65)]),
    ).toEqual(['2026-11-03 hold 50 > 30', '2026-11-04 hold 65 > 60'])
    const carry = (day: string, distance: number) => logEntry(day, [loggedSet(0, 40, { distance, seconds: 30 })])
    expect(told([carry('2026-11-01', 20), carry('2026-11-02', 30)])).toEqual(['2026-11-02 distance 30 > 20'])
  })

  it('of one workout are told once each, against what stood before it, the most telling first', () => {
    const better = logEntry('2026-11-08', [loggedSet(5, 102.5), loggedSet(5, 105)])
    const { records } = bookOf([first, better])
    expect(
      recordsOfWorkout(records, '2026-11-08').map(({ kind, value, before }) => [kind, value, before.value]),
    ).toEqual([
      ['one-rep-max', 122.5, 116.67],
      ['heaviest', 105, 100],
      ['n-rep', 105, 100],
      ['set', 525, 500],
      ['workout', 1037.5, 500],
    ])
    expect(recordsOfWorkout(records, '2026-11-01')).toEqual([])
  })
})

const anySet = fc
  .record({
    reps: fc.nat(15),
    weight: fc.integer({ min: 0, max: 8 }).map((plates) => plates * 2.5),
    kind: fc.constantFrom(undefined, 'warmup' as const, 'drop' as const, 'backoff' as const),
    seconds: fc.constantFrom(undefined, undefined, 30, 60),
  })
  .map(({ reps, weight, ...details }) => loggedSet(reps, weight, details))

const anyLog = fc
  .array(fc.record({ day: fc.integer({ min: 1, max: 9 }), sets: fc.array(anySet, { minLength: 1, maxLength: 4 }) }), {
    maxLength: 8,
  })
  .map((days) => days.map(({ day, sets }, at) => logEntry(`2026-11-0${day}`, sets, { id: `entry-${at}` })))

describe('whatever is in the log', () => {
  it('its records do not depend on the order in which entries arrive', () => {
    const shuffled = anyLog.chain((log) =>
      fc.tuple(fc.constant(log), fc.shuffledSubarray(log, { minLength: log.length, maxLength: log.length })),
    )
    fc.assert(
      fc.property(shuffled, ([log, arrived]) => {
        expect(bookOf(arrived)).toEqual(bookOf(log))
      }),
    )
  })

  it('an entry that comes and goes leaves them as they were', () => {
    fc.assert(
      fc.property(anyLog, anyLog, (log, more) => {
        const before = told(log)
        const added = more.map((entry) => ({ ...entry, id: `more-${entry.id}` }))
        const gone = new Set(added.map(({ id }) => id))
        told([...log, ...added])
        expect(told([...added, ...log].filter(({ id }) => !gone.has(id)))).toEqual(before)
      }),
    )
  })

  it('an entry that was moved to another day counts as if it had always been there', () => {
    fc.assert(
      fc.property(anyLog, fc.integer({ min: 1, max: 9 }), (log, day) => {
        const completed_at = `2026-11-0${day}T18:00:00.000Z`
        const moved = log.map((entry, at) => (at === 0 ? { ...entry, completed_at, version: 2 } : entry))
        const always = log.map((entry, at) => (at === 0 ? { ...entry, completed_at } : entry)).toReversed()
        expect(told(moved)).toEqual(told(always))
      }),
    )
  })

  it('every record beats what stood before its workout', () => {
    fc.assert(
      fc.property(anyLog, (log) => {
        for (const { value, before, workout } of bookOf(log).records) {
          expect(value).toBeGreaterThan(before.value)
          expect(before.workout.at).toBeLessThanOrEqual(workout.at)
          expect(before.workout).not.toBe(workout)
        }
      }),
    )
  })
})
