import { noteBounds } from '@fonte/domain/history/workout-history'
import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { routes } from './routes.ts'

const uuid = '019a0000-0000-7000-8000-000000000000'
const instant = '2026-11-22T12:00:00.000Z'
const lift = { exercise_id: 'squat', exercise_name: 'Squat', reps: 5, weight: 60 }
const times = { duration_minutes: 0, started_at: instant, completed_at: instant, sent_at: instant }

/** Why a finished workout is refused, field by field; nothing where it is taken. */
const refusal = (set: object, changes: object = {}): string[] => {
  const body = { id: uuid, program_id: null, program_name: 'Jambes', ...times, sets: [{ ...lift, ...set }], ...changes }
  const { error } = z.safeParse(routes['create-workout-history'].body, body)
  return error?.issues.map(({ path, message }) => `${path.join('.')}: ${message}`) ?? []
}

/** Why a program with this planned set, or these rows, is refused. */
const programRefusal = (set: object, rows: readonly object[] = [{ exercise_id: 'squat' }]): string[] => {
  const sets = [{ reps: 5, weight: 60, rest: 90, ...set }]
  const exercises = rows.map((row) => ({ default_rest: 60, sets, ...row }))
  const body = { id: uuid, name: 'Jambes', description: '', image_url: null, exercises }
  const { error } = z.safeParse(routes['create-program'].body, body)
  return error?.issues.map(({ path, message }) => `${path.join('.')}: ${message}`) ?? []
}

describe('a recorded set', () => {
  it.each([
    {},
    { kind: 'warmup' },
    { rir: 0 },
    { rir: 3.5 },
    { reps: 0, weight: 0, seconds: 60 },
    { reps: 0, distance: 40, seconds: 25 },
    { weight: 0, assist: 20 },
    { weight: 61.23, weight_lb: 135 },
    { weight: 0, assist: 20.41, assist_lb: 45 },
    { side: 'left', group: 1, at: 0, note: 'Bien', place: uuid },
  ])('may say %o', (set) => {
    expect(refusal(set)).toEqual([])
  })

  it.each([
    [{ rir: 2.25 }, 'rir: no-half-step'],
    [{ assist: 20 }, 'assist: assist-with-weight'],
    [{ weight_lb: 135 }, 'weight_lb: other-weight'],
    [{ weight: 0, assist: 20, assist_lb: 45 }, 'assist_lb: other-weight'],
    [{ weight: 0, assist_lb: 45 }, 'assist_lb: other-weight'],
  ])('is refused with %o, at the field', (set, reason) => {
    expect(refusal(set)).toEqual([`sets.0.${reason}`])
  })

  it.each([
    ['kind', 'dropset'],
    ['rir', 10.5],
    ['rir', -0.5],
    ['seconds', 0],
    ['seconds', 86_401],
    ['seconds', 1.5],
    ['distance', 0],
    ['distance', 1_000_001],
    ['assist', 500.01],
    ['side', 'both'],
    ['group', 0],
    ['at', -1],
    ['note', ''],
    ['note', 'x'.repeat(501)],
    ['place', ''],
    ['rpe', 8],
  ])('is refused with its %s at %o', (field, value) => {
    const [reason, ...others] = refusal({ weight: 0, [field]: value })
    expect(others).toEqual([])
    expect(reason).toMatch(field === 'rpe' ? /^sets\.0: / : new RegExp(`^sets\\.0\\.${field}: `))
  })
})

it('what is taken for a hundredth becomes it, so that a call that comes again is the same workout', () => {
  const sets = [{ ...lift, weight: 20.4100000001, weight_lb: 45.0000000001 }]
  const body = { id: uuid, program_id: null, program_name: 'Jambes', ...times, sets }
  const { data } = z.safeParse(routes['create-workout-history'].body, body)
  expect(data?.sets).toEqual([{ ...lift, weight: 20.41, weight_lb: 45 }])
})

describe('the notes of a workout', () => {
  const long = 'x'.repeat(noteBounds.note.max)

  it('are of the workout and of places in it, 50 at most', () => {
    const places = (count: number) =>
      Object.fromEntries(Array.from({ length: count }, (_, at) => [`place-${at}`, 'ok']))
    expect(refusal({}, { notes: { workout: long, places: places(50) } })).toEqual([])
    expect(refusal({}, { notes: { places: places(51) } })).toEqual(['notes.places: too-many-notes'])
    expect(refusal({}, { notes: { workout: `${long}x` } })).toHaveLength(1)
  })

  it('are of one place each: keys that are alike once they are trimmed are refused, and no note is lost', () => {
    expect(refusal({}, { notes: { places: { squat: 'a', ' squat': 'b' } } })).toEqual(['notes.places: repeated'])
    expect(refusal({}, { notes: { places: { 'e\u0301': 'a', '\u00e9': 'b' } } })).toEqual(['notes.places: repeated'])
    expect(refusal({}, { notes: { places: { ' squat': 'a', press: 'b' } } })).toEqual([])
    expect(refusal({}, { notes: { places: { ' ': 'a' } } })).toHaveLength(1)
  })

  it('are 20,000 characters together, with those of the sets', () => {
    const places = Object.fromEntries(Array.from({ length: 10 }, (_, at) => [`place-${at}`, long]))
    expect(refusal({}, { notes: { places } })).toEqual([])
    expect(refusal({ note: 'x' }, { notes: { places } })).toEqual(['notes: too-long-notes'])
  })
})

describe('a planned set', () => {
  it('may ask for a range of repetitions, whose upper end is not the lower one', () => {
    expect(programRefusal({ reps_max: 8 })).toEqual([])
    expect(programRefusal({ reps_max: 4 })).toEqual(['exercises.0.sets.0.reps_max: below-reps'])
  })
})

describe('an exercise', () => {
  it('stands twice in a program where the second row has a place of its own', () => {
    expect(programRefusal({}, [{ exercise_id: 'squat' }, { exercise_id: 'squat', place: uuid }])).toEqual([])
    const twice = [
      { exercise_id: 'squat', place: uuid },
      { exercise_id: 'press', place: uuid },
    ]
    expect(programRefusal({}, twice)).toEqual(['exercises: repeated-exercise'])
  })

  it('stands beside the others of its group', () => {
    const rows = (...groups: (number | undefined)[]) => groups.map((group, at) => ({ exercise_id: `e${at}`, group }))
    expect(programRefusal({}, rows(1, 1, undefined, 2, 2))).toEqual([])
    expect(programRefusal({}, rows(1, undefined, 1))).toEqual(['exercises: scattered-group'])
  })
})
