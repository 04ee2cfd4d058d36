import { programBounds } from '@fonte/domain/program/bounds'
import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { cursorField, lengths, pageOf } from './field.ts'
import { guardProblems, type Route } from './route.ts'
import { routes } from './routes.ts'

const uuid = '019a0000-0000-7000-8000-000000000000'
const instant = '2026-11-22T12:00:00.000Z'

/** Why an input is refused, field by field; nothing where it is taken. */
const reasons = (schema: z.ZodMiniType, input: unknown): string[] =>
  z.safeParse(schema, input).error?.issues.map(({ path, message }) => `${path.join('.')}: ${message}`) ?? []

describe('a username', () => {
  const refusal = (username: string) => reasons(routes['update-username'].body, { username })

  it.each(['ada', 'Ada.Lovelace', 'иван_7', 'ａｄａ', '  ada  '])('is taken: %s', (username) => {
    expect(refusal(username)).toEqual([])
  })

  it.each(['ad', 'x'.repeat(31), 'ada lovelace', 'ada!', 'a\u3164da'])(
    'is refused as it is written: %s',
    (username) => {
      expect(refusal(username)).toEqual(['username: malformed'])
    },
  )

  it('is refused for another reason where it mixes scripts', () => {
    expect(refusal('adа')).toEqual(['username: mixed_scripts'])
  })
})

describe('a full name', () => {
  const form = { email: 'ada@fonte.test', password: 'correct horse', username: 'ada', lang: 'fr' }
  const refusal = (full_name: string) => reasons(routes['sign-up'].body, { ...form, full_name })

  it('may carry the marks of a language', () => {
    expect(refusal('Nguyễn Thị Mai')).toEqual([])
  })

  it('may not be a tower of marks, nor nothing that can be seen', () => {
    expect(refusal(`Ad${'\u0323'.repeat(9)}a`)).toEqual(['full_name: stacked-marks'])
    expect(refusal('\u200b\u200b\u200b')).toHaveLength(1)
  })
})

describe('a program', () => {
  const set = { reps: 5, weight: 60, rest: 90 }
  const row = (exercise_id: string) => ({ exercise_id, default_rest: 60, sets: [set] })
  const refusal = (exercises: readonly unknown[]) =>
    reasons(routes['create-program'].body, { id: uuid, name: 'Jambes', description: '', image_url: null, exercises })

  it('holds an exercise once', () => {
    expect(refusal([row('squat'), row('press')])).toEqual([])
    expect(refusal([row('squat'), row('press'), row('squat')])).toEqual(['exercises: repeated-exercise'])
  })

  it('holds weights to the hundredth of a kilogram', () => {
    const of = (weight: number) => refusal([{ ...row('squat'), sets: [{ ...set, weight }] }])
    expect([of(62.25), of(62.255)]).toEqual([[], ['exercises.0.sets.0.weight: too-precise']])
  })
})

describe('a finished workout', () => {
  const times = { started_at: instant, completed_at: instant, sent_at: instant }
  const workout = { id: uuid, program_id: null, program_name: 'Jambes', duration_minutes: 0, ...times }

  it('holds as many exercises as a program, however many sets of each', () => {
    const refusal = (exercises: number) => {
      const sets = Array.from({ length: 2 * exercises }, (_, index) => {
        return { exercise_id: `exercise-${index % exercises}`, exercise_name: 'A', reps: 1, weight: 1 }
      })
      return reasons(routes['create-workout-history'].body, { ...workout, sets })
    }
    const { max } = programBounds.exercises
    expect([refusal(max), refusal(max + 1)]).toEqual([[], ['sets: too-many-exercises']])
  })
})

describe('the guards before an operation', () => {
  const row: Route = { method: 'GET', path: '/api/rack', summary: 'The rack.', rate: 'read' }

  it('ask who it is, and whether the service is open', () => {
    expect(guardProblems(row)).toEqual(['signed-out', 'maintenance'])
    expect(guardProblems({ ...row, access: 'signed-in' })).toEqual(['signed-out', 'maintenance'])
  })

  it('ask nobody who it is where anybody may call', () => {
    expect(guardProblems({ ...row, access: 'anonymous' })).toEqual(['maintenance'])
  })

  it('ask for an administrator with a second step where only they may call', () => {
    const refusals = ['signed-out', 'admin-required', 'second-factor-required', 'maintenance']
    expect(guardProblems({ ...row, access: 'admin' })).toEqual(refusals)
    const shared = ['signed-out', 'second-factor-required', 'maintenance']
    expect(guardProblems({ ...row, access: 'owner-or-admin' })).toEqual(shared)
  })

  it('let it go on during maintenance where its row says so', () => {
    expect(guardProblems({ ...row, access: 'anonymous', duringMaintenance: true })).toEqual([])
  })
})

describe('a list', () => {
  it('has as many rows as its bounds allow', () => {
    const field = z.array(z.number()).check(...lengths({ min: 1, max: 2 }))
    expect([[], [1], [1, 2], [1, 2, 3]].map((rows) => z.safeParse(field, rows).success)).toEqual([
      false,
      true,
      true,
      false,
    ])
  })

  it('is answered by the page, with the cursor of the next one, or null at its end', () => {
    const page = pageOf(z.object({ id: z.string() }))
    for (const next of ['YWJj_-', null]) {
      expect(z.parse(page, { items: [{ id: 'a' }], next })).toEqual({ items: [{ id: 'a' }], next })
    }
    for (const wrong of [{ items: [{ id: 1 }], next: null }, { items: [] }, {}]) {
      expect(z.safeParse(page, wrong).success).toBe(false)
    }
    expect(z.safeParse(cursorField, 'a b').success).toBe(false)
  })
})
