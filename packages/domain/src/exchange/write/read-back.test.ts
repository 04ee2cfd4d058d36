import { describe, expect, it } from 'vitest'
import type { WorkoutSet } from '../../history/workout-history.ts'
import { setKinds } from '../../set/kind.ts'
import { readingOf } from '../../test-kit/files.ts'
import { fc } from '../../test-kit/properties.ts'
import type { LogEntry } from '../../training-log/log-entry.ts'
import { toKg } from '../../units/weight.ts'
import { settleWorkouts } from '../settle/settle-workouts.ts'
import { writeHevy } from './write-hevy.ts'
import { writeStrong } from './write-strong.ts'
import { oldestFirst, workoutStart, writtenExercises } from './written-workout.ts'

const text = fc.stringMatching(/^[=+@'"a-zé;,-][ "';,\na-zé😀]{0,12}[a-z]$/u)
const line = text.map((words) => words.replaceAll(/\s+/g, ' '))

type Figures = { reps: number; weight?: number; pounds?: number; assist?: number; seconds?: number; distance?: number }

const figures: fc.Arbitrary<Figures> = fc.oneof(
  fc.record({ reps: fc.integer({ min: 1, max: 30 }), weight: fc.integer({ min: 0, max: 12_000 }).map((n) => n / 40) }),
  fc.record({ reps: fc.integer({ min: 1, max: 30 }), pounds: fc.integer({ min: 10, max: 800 }).map((n) => n / 2) }),
  fc.record({ reps: fc.integer({ min: 1, max: 30 }), assist: fc.integer({ min: 1, max: 200 }).map((n) => n / 2) }),
  fc.record({ reps: fc.constant(0), seconds: fc.integer({ min: 1, max: 600 }) }),
  fc.record({
    reps: fc.constant(0),
    distance: fc.integer({ min: 1, max: 20_000 }),
    seconds: fc.integer({ min: 1, max: 9000 }),
  }),
)

const details = fc.record(
  {
    kind: fc.constantFrom(...setKinds),
    rir: fc.integer({ min: 0, max: 12 }).map((n) => n / 2),
    side: fc.constantFrom('left' as const, 'right' as const),
    at: fc.integer({ min: 0, max: 4000 }),
    note: text,
  },
  { requiredKeys: [] },
)

const set = fc.tuple(figures, details).map(([{ pounds, weight = 0, ...more }, said]) => ({
  weight: Math.round((pounds === undefined ? weight : toKg(pounds)) * 100) / 100,
  ...(pounds !== undefined && { weight_lb: pounds }),
  ...more,
  ...said,
})) as fc.Arbitrary<Omit<WorkoutSet, 'exercise_id' | 'exercise_name'>>

const exercise = fc.record({
  sets: fc.array(set, { minLength: 1, maxLength: 4 }),
  note: fc.option(text),
  grouped: fc.boolean(),
})

const entry = fc.record({
  day: fc.integer({ min: 0, max: 2000 }),
  seconds: fc.integer({ min: 0, max: 59 }),
  duration_minutes: fc.integer({ min: 0, max: 1400 }),
  program_name: line,
  note: fc.option(text),
  exercises: fc.array(exercise, { minLength: 1, maxLength: 3 }),
})

const log: fc.Arbitrary<readonly LogEntry[]> = fc
  .uniqueArray(entry, { selector: ({ day }) => day, minLength: 1, maxLength: 3 })
  .map((entries) => entries.map((each, index) => entryFrom(each, index)))

type Drawn = typeof entry extends fc.Arbitrary<infer T> ? T : never

function entryFrom({ day, seconds, note, exercises, ...more }: Drawn, index: number): LogEntry {
  const start = Date.UTC(2020, 1, 1 + day, 17, 5, seconds)
  const places = Object.fromEntries(
    exercises.flatMap((each, place) => (each.note === null ? [] : [[`p${place}`, each.note]])),
  )
  return {
    id: `e${index}`,
    program_id: null,
    ...more,
    started_at: new Date(start).toISOString(),
    completed_at: new Date(start + more.duration_minutes * 60_000).toISOString(),
    utc_offset: 0,
    origin: 'live',
    version: 1,
    sets: exercises.flatMap(({ sets, grouped }, place) =>
      sets.map((each) => ({
        ...{ exercise_id: `x${place}`, exercise_name: `Lift ${place}`, place: `p${place}` },
        ...(grouped && { group: 1 }),
        ...each,
      })),
    ),
    notes: { ...(note !== null && { workout: note }), ...(Object.keys(places).length > 0 && { places }) },
  }
}

const nameOf = ({ exercise_name, assist }: WorkoutSet) => `${exercise_name}${assist === undefined ? '' : ' (Assisted)'}`
const trimmed = (note: string | undefined) => note?.replace(/^'(?=[=+\-@])/, '').trim() || undefined

type Format = 'strong' | 'hevy'

/** A set as the columns can tell it. */
function kept({ reps, weight, kind, rir, ...more }: WorkoutSet, unit: 'kg' | 'lb', format: Format) {
  const { assist, weight_lb, seconds, distance } = more
  const effort = rir === undefined || rir > 4 ? undefined : rir === 3.5 && format === 'hevy' ? 4 : rir
  return {
    ...{ reps, weight: unit === 'lb' && weight_lb !== undefined ? toKg(weight_lb) : weight, seconds, distance, assist },
    kind: kind === 'cluster' ? 'drop' : kind === 'backoff' || kind === 'amrap' || kind === 'work' ? undefined : kind,
    rir: effort,
  }
}

/** What the file is read back as, in the shape of `expected`. */
async function readBack(file: string, unit: 'kg' | 'lb') {
  const { workouts, problems } = await readingOf(file)
  expect(problems).toEqual([])
  const answers = { zone: 'UTC', weightUnit: unit, distanceUnit: 'km', convertBack: null, keepNotes: true } as const
  const settled = settleWorkouts(workouts, answers)
  expect(settled.problems).toEqual([])
  return settled.workouts.map(({ title, started_at, duration_minutes, note, exercises }) => ({
    ...{ title, started_at, duration_minutes, note },
    sets: exercises.flatMap(({ name, sets, group }) =>
      sets.map(({ reps, weight, kind, rir, seconds, distance, assist }) => ({
        ...{ name, reps, weight, kind, rir, seconds, distance, assist, group },
      })),
    ),
  }))
}

function expected(entries: readonly LogEntry[], format: Format, unit: 'kg' | 'lb') {
  return entries.map((each) => {
    const start = workoutStart(each)
    // One exercise alone is no superset.
    const grouped = each.sets.filter(({ group }) => group !== undefined)
    const isSuperset = new Set(grouped.map((one) => `${one.place} ${nameOf(one)}`)).size > 1
    return {
      title: trimmed(each.program_name),
      started_at: new Date(format === 'hevy' ? Math.floor(start / 60_000) * 60_000 : start).toISOString(),
      duration_minutes: each.duration_minutes,
      note: trimmed(each.notes?.workout),
      sets: writtenExercises(each).flatMap(({ sets }) =>
        sets.map((one) => ({
          ...{ name: nameOf(one), ...kept(one, unit, format) },
          group: format === 'hevy' && isSuperset ? one.group : undefined,
        })),
      ),
    }
  })
}

/** The log of somebody who lifts in pounds: all of it was typed in them. */
const inPounds = (entries: readonly LogEntry[]): readonly LogEntry[] =>
  entries.map((each) => ({ ...each, sets: each.sets.map(poundSet) }))

function poundSet(one: WorkoutSet): WorkoutSet {
  if (one.assist !== undefined || one.weight === 0) return { ...one, assist: undefined } as WorkoutSet
  const weight_lb = one.weight_lb ?? Math.max(1, Math.round(one.weight))
  return { ...one, weight: Math.round(toKg(weight_lb) * 100) / 100, weight_lb }
}

const choices = (unit: 'kg' | 'lb') => ({ unit, nameOf, offsetAt: () => 0 })

describe('a log that was written in the columns of another app', () => {
  it('is read back from Strong’s as it was, up to what is told as lost', async () => {
    await fc.assert(
      fc.asyncProperty(log, async (entries) => {
        expect(await readBack(writeStrong(entries, choices('kg')), 'kg')).toEqual(
          expected(oldestFirst(entries), 'strong', 'kg'),
        )
      }),
    )
  })

  it('is read back from Hevy’s as it was, up to what is told as lost', async () => {
    await fc.assert(
      fc.asyncProperty(log, async (entries) => {
        expect(await readBack(writeHevy(entries, choices('kg')), 'kg')).toEqual(
          expected(oldestFirst(entries).toReversed(), 'hevy', 'kg'),
        )
      }),
    )
  })

  it('is read back in pounds, too', async () => {
    await fc.assert(
      fc.asyncProperty(log.map(inPounds), async (entries) => {
        const oldest = oldestFirst(entries)
        expect(await readBack(writeStrong(entries, choices('lb')), 'lb')).toEqual(expected(oldest, 'strong', 'lb'))
        expect(await readBack(writeHevy(entries, choices('lb')), 'lb')).toEqual(
          expected(oldest.toReversed(), 'hevy', 'lb'),
        )
      }),
    )
  })
})
