import { expect, it } from 'vitest'
import { usualEstimate } from '../../statistics/e1rm.ts'
import { performancesOf } from '../../statistics/performances.ts'
import { recordBook } from '../../statistics/records.ts'
import { entryOf, setOf } from '../../test-kit/log-entries.ts'
import { fc } from '../../test-kit/properties.ts'
import { dayOfEntry } from '../../training-log/day-of.ts'
import type { LogEntry } from '../../training-log/log-entry.ts'
import { lastTime } from '../../workout/last-time.ts'
import { setFigures, totals } from '../summarize.ts'
import { trainingWeek } from '../week.ts'
import { toPastContent } from './content.ts'
import { addRow, removeRow, typeFigure } from './editing.ts'
import { toPastForm } from './form.ts'

const offsetAt = () => 60
const day = 86_400_000
const lifts = ['bench', 'row', 'squat']

const anySet = fc
  .record({
    lift: fc.constantFrom(...lifts),
    reps: fc.integer({ min: 0, max: 12 }),
    weight: fc.integer({ min: 0, max: 300 }),
  })
  .map(({ lift, reps, weight }) => setOf(lift, reps, weight / 2))

const anyLog = fc.array(fc.tuple(fc.integer({ min: 0, max: 20 }), fc.array(anySet, { minLength: 1, maxLength: 6 })), {
  minLength: 1,
  maxLength: 6,
})

const instant = (days: number, hour: number) => new Date(Date.UTC(2026, 10, 1 + days, hour)).toISOString()

const logOf = (workouts: readonly (readonly [number, LogEntry['sets']])[]): readonly LogEntry[] =>
  workouts.map(([days, sets], index) =>
    entryOf(instant(days, 18), sets, { id: `entry-${index}`, started_at: instant(days, 17), duration_minutes: 60 }),
  )

/** All that is told of a log, in whatever order its entries arrived. */
const told = (entries: readonly LogEntry[]) => {
  const newestFirst = entries.toSorted((a, b) => (a.completed_at + a.id < b.completed_at + b.id ? 1 : -1))
  const exercises = new Map(lifts.map((lift) => [lift, {}]))
  return {
    totals: totals(entries.map((entry) => ({ ...entry, ...setFigures(entry.sets) }))),
    week: trainingWeek(
      '2026-11-18',
      entries.map((entry) => dayOfEntry(entry, offsetAt)),
    ),
    last: [...lastTime(newestFirst)].toSorted(),
    records: lifts.map((lift) => {
      const known = { exercises: new Map([[lift, exercises.get(lift) ?? {}]]), bodyWeightAt: () => null }
      const { records } = recordBook(performancesOf(entries, known), usualEstimate)
      return records.map(({ kind, value, before, workout }) => [kind, value, before.value, workout.entry.id])
    }),
  }
}

it('a log with an edited workout tells what it would tell had the workout always been so', () => {
  fc.assert(
    fc.property(anyLog, fc.nat(5), fc.integer({ min: -10, max: 10 }), fc.nat(5), (workouts, which, moved, at) => {
      const log = logOf(workouts)
      const entry = log[which % log.length]
      if (!entry) return
      const ends = (iso: string | null) => new Date(Date.parse(iso ?? '') + moved * day).toISOString()
      const form = toPastForm(entry, { unit: 'kg', offsetAt })
      const { day: wanted } = toPastForm({ ...entry, started_at: ends(entry.started_at) }, { unit: 'kg', offsetAt })
      const lift = at % form.lifts.length
      const rows = form.lifts[lift]?.rows ?? []
      const heavier = addRow(typeFigure(form.lifts, lift, 0, 'weight', '222,5'), lift, 'last')
      const edited = { ...form, day: wanted, lifts: rows.length > 1 ? removeRow(heavier, lift, 1) : heavier }
      const content = toPastContent(edited, entry, offsetAt)

      // The same by hand: the first set of that exercise heavier, the second gone, the last once more.
      const own = entry.sets.filter(({ exercise_id }) => exercise_id === form.lifts[lift]?.exercise_id)
      const [first, ...others] = own
      const last = own.length > 1 ? own.at(-1) : first && { ...first, weight: 222.5 }
      const wantedSets = [first && { ...first, weight: 222.5 }, ...others.slice(1), last].flatMap((set) => set ?? [])
      const rest = entry.sets.filter((set) => !own.includes(set))
      const always = {
        ...entry,
        started_at: ends(entry.started_at),
        completed_at: ends(entry.completed_at),
        sets: [...rest, ...wantedSets],
      }
      const unedited = log.filter((other) => other !== entry)
      expect(told([{ ...entry, ...content }, ...unedited])).toEqual(told([...unedited.toReversed(), always]))
    }),
  )
})
