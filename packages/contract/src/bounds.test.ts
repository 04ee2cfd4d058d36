import { validateProgram } from '@fonte/domain/program/validation/validation'
import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { whole } from './field.ts'
import { routes } from './routes.ts'

const uuid = '019a0000-0000-7000-8000-000000000000'
const program = { id: uuid, name: 'Jambes', description: '', image_url: null }
const instant = '2026-11-22T12:00:00.000Z'
const times = { started_at: instant, completed_at: instant, sent_at: instant }
const workout = { id: uuid, program_id: null, program_name: 'Jambes', duration_minutes: 0, ...times }

const takesPlanned = (figures: { readonly reps?: number; readonly weight?: number; readonly rest?: number }) => {
  const set = { reps: 5, weight: 60, rest: 90, ...figures }
  const content = { ...program, exercises: [{ exercise_id: 'squat', default_rest: 60, sets: [set] }] }
  return {
    contract: z.safeParse(routes['create-program'].body, content).success,
    domain: validateProgram(content).length === 0,
  }
}

const takesDone = (figures: object) => {
  const sets = [{ exercise_id: 'squat', exercise_name: 'Squat', reps: 5, weight: 60, ...figures }]
  return z.safeParse(routes['create-workout-history'].body, { ...workout, sets }).success
}

describe('contract and domain agree on a planned set:', () => {
  it.each([
    { reps: 0 },
    { reps: 1000 },
    { weight: 0 },
    { weight: 62.5 },
    { weight: 0.01 },
    { weight: 1234.56 },
    { weight: 2000 },
    { rest: 0 },
    { rest: 3600 },
  ])('%o is taken by both', (figures) => {
    expect(takesPlanned(figures)).toEqual({ contract: true, domain: true })
  })

  it.each([
    { reps: -1 },
    { reps: 1.5 },
    { reps: 1001 },
    { weight: -0.01 },
    { weight: 62.555 },
    { weight: 2000.01 },
    { rest: -1 },
    { rest: 0.5 },
    { rest: 3601 },
  ])('%o by neither', (figures) => {
    expect(takesPlanned(figures)).toEqual({ contract: false, domain: false })
  })
})

describe('a recorded workout', () => {
  it('holds weights to the hundredth and whole repetitions, up to their bounds', () => {
    for (const set of [{ reps: 1000 }, { weight: 2000 }, { weight: 82.25 }]) expect(takesDone(set)).toBe(true)
    const wrong = [{ reps: 1001 }, { reps: 0.5 }, { reps: -1 }, { weight: 2000.01 }, { weight: 0.001 }, { weight: -1 }]
    for (const set of wrong) expect(takesDone(set)).toBe(false)
  })

  it('holds at least one set and at most 1,500', () => {
    const of = (count: number) => {
      const sets = Array.from({ length: count }, () => ({ exercise_id: 'a', exercise_name: 'A', reps: 1, weight: 1 }))
      return z.safeParse(routes['create-workout-history'].body, { ...workout, sets }).success
    }
    expect([of(0), of(1), of(1500), of(1501)]).toEqual([false, true, true, false])
  })
})

it('a whole number of a thousand and more is taken as it is, up to its bound', () => {
  const field = whole({ min: 0, max: 100_000 })
  for (const value of [999, 1000, 1001, 12_345, 100_000]) expect(z.parse(field, value)).toBe(value)
  for (const value of [100_001, 1000.5, '1000']) expect(z.safeParse(field, value).success).toBe(false)
})
