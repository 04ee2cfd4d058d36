import { noteBounds } from '@fonte/domain/history/workout-history'
import { programBounds } from '@fonte/domain/program/bounds'
import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { routes } from './routes.ts'

const setOf = (exercise: string, note?: string) => ({
  ...{ exercise_id: exercise, exercise_name: 'Squat', reps: 5, weight: 60 },
  ...(note !== undefined && { note }),
})

const workout = {
  id: '019a0000-0000-7000-8000-000000000000',
  program_name: 'Jambes',
  duration_minutes: 40,
  started_at: null,
  completed_at: '2026-11-22T12:00:00.000Z',
  sets: [setOf('squat'), setOf('squat'), setOf('press')],
}

/** Why a workout of a file is refused; nothing where it is taken. */
const refusal = (changes: object): string[] => {
  const { error } = z.safeParse(routes['import-workouts'].body, { entries: [{ ...workout, ...changes }] })
  return error?.issues.map(({ path, message }) => `${path.join('.')}: ${message}`) ?? []
}

describe('a workout of a file', () => {
  it('says of all its sets under which name the file has them', () => {
    const runs = (...counts: number[]) => refusal({ runs: counts.map((count) => ['Squat', count]) })
    expect([refusal({}), runs(3), runs(2, 1)]).toEqual([[], [], []])
    expect(runs(2)).toEqual(['entries.0.runs: not-all-sets'])
    expect(runs(2, 2)).toEqual(['entries.0.runs: not-all-sets'])
  })

  it('has as many exercises as a program may have', () => {
    const most = programBounds.exercises.max
    const of = (count: number) => refusal({ sets: Array.from({ length: count }, (_, at) => setOf(`exercise-${at}`)) })
    expect(of(most)).toEqual([])
    expect(of(most + 1)).toEqual(['entries.0.sets: too-many-exercises'])
  })

  it('has notes as long together as the history keeps', () => {
    const full = Array.from({ length: noteBounds.total / 100 }, () => setOf('squat', 'n'.repeat(100)))
    expect(refusal({ sets: full })).toEqual([])
    expect(refusal({ sets: [...full, setOf('squat', 'n')] })).toEqual(['entries.0.notes: too-long-notes'])
  })
})
