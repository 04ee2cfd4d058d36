import { describe, expect, it } from 'vitest'
import { legDay } from '../../test-kit/programs.ts'
import { toProgramForm } from '../form.ts'
import type { ProgramSet } from '../program.ts'
import { validateProgram, validateProgramForm } from './validation.ts'

function problems(change: Partial<Parameters<typeof validateProgram>[0]>) {
  return validateProgram({ ...legDay, ...change }).map(({ path, reason }) => `${path}: ${reason}`)
}

function setProblems(change: Partial<ProgramSet>) {
  const [squat] = legDay.exercises
  if (!squat) throw new Error('leg day begins with squats')
  return problems({ exercises: [{ ...squat, sets: [{ reps: 5, weight: 100, rest: 60, ...change }] }] })
}

describe('a program', () => {
  it('is sound as it is', () => {
    expect(problems({})).toEqual([])
  })

  it('has a name of 1 to 100 characters that is not blank', () => {
    expect(problems({ name: ' ' })).toEqual(['name: blank'])
    expect(problems({ name: 'a'.repeat(100) })).toEqual([])
    expect(problems({ name: 'a'.repeat(101) })).toEqual(['name: too_long'])
  })

  it('has a description of up to 2,000 characters', () => {
    expect(problems({ description: 'a'.repeat(2000) })).toEqual([])
    expect(problems({ description: 'a'.repeat(2001) })).toEqual(['description: too_long'])
  })

  it('has texts that are measured as they are stored: without outer spaces, accents put together with their letters', () => {
    expect(problems({ name: ` ${'e\u0301'.repeat(100)} `, description: ` ${'é'.repeat(2000)}\n` })).toEqual([])
    expect(problems({ name: 'e\u0301'.repeat(101) })).toEqual(['name: too_long'])
    expect(problems({ name: '💪'.repeat(100) })).toEqual([])
    expect(problems({ name: '💪'.repeat(101) })).toEqual(['name: too_long'])
  })

  it('has 1 to 50 exercises', () => {
    const many = (count: number) =>
      Array.from({ length: count }, (_, i) => ({
        exercise_id: `e${i}`,
        default_rest: 60,
        sets: [{ reps: 1, weight: 1, rest: 1 }],
      }))
    expect(problems({ exercises: [] })).toEqual(['exercises: too_few'])
    expect(problems({ exercises: many(50) })).toEqual([])
    expect(problems({ exercises: many(51) })).toEqual(['exercises: too_many'])
  })

  it('has each exercise once', () => {
    const twice = [...legDay.exercises, ...legDay.exercises.slice(0, 1)]
    expect(problems({ exercises: twice })).toEqual(['exercises.2: repeated'])
  })
})

describe('an exercise', () => {
  it('has 1 to 30 sets', () => {
    const withSets = (count: number) =>
      problems({
        exercises: [
          {
            exercise_id: 'e',
            default_rest: 60,
            sets: Array.from({ length: count }, () => ({ reps: 1, weight: 1, rest: 1 })),
          },
        ],
      })
    expect(withSets(0)).toEqual(['exercises.0.sets: too_few'])
    expect(withSets(30)).toEqual([])
    expect(withSets(31)).toEqual(['exercises.0.sets: too_many'])
  })

  it('rests up to an hour before the next', () => {
    const resting = (default_rest: number) =>
      problems({ exercises: [{ exercise_id: 'e', default_rest, sets: [{ reps: 1, weight: 1, rest: 1 }] }] })
    expect(resting(3600)).toEqual([])
    expect(resting(3601)).toEqual(['exercises.0.default_rest: too_large'])
    expect(resting(1.5)).toEqual(['exercises.0.default_rest: not_whole'])
  })
})

describe('a set', () => {
  it('has up to 1,000 reps, 2,000 kg and 3,600 s of rest', () => {
    expect(setProblems({ reps: 1000, weight: 2000, rest: 3600 })).toEqual([])
    expect(setProblems({ reps: 1001, weight: 2000.5, rest: 3601 })).toEqual([
      'exercises.0.sets.0.reps: too_large',
      'exercises.0.sets.0.weight: too_large',
      'exercises.0.sets.0.rest: too_large',
    ])
  })

  it('may have nothing to lift and no rest', () => {
    expect(setProblems({ reps: 0, weight: 0, rest: 0 })).toEqual([])
  })

  it('has whole reps and rest, and a weight to the hundredth', () => {
    expect(setProblems({ reps: 1, weight: 62.55, rest: 0 })).toEqual([])
    expect(setProblems({ reps: 1, weight: 62.555, rest: 0 })).toEqual(['exercises.0.sets.0.weight: too_precise'])
    expect(setProblems({ reps: 1.5, weight: 62.5, rest: 0.5 })).toEqual([
      'exercises.0.sets.0.reps: not_whole',
      'exercises.0.sets.0.rest: not_whole',
    ])
  })

  it('has figures from 0 on', () => {
    expect(setProblems({ reps: -1, weight: Number.NaN, rest: Number.NEGATIVE_INFINITY })).toEqual([
      'exercises.0.sets.0.reps: not_a_number',
      'exercises.0.sets.0.weight: not_a_number',
      'exercises.0.sets.0.rest: not_a_number',
    ])
  })
})

describe('a form', () => {
  const form = toProgramForm(legDay)

  function withWeight(weight: string) {
    const exercises = form.exercises.map((exercise) => ({
      ...exercise,
      sets: exercise.sets.slice(0, 1).map((set) => ({ ...set, weight })),
    }))
    return validateProgramForm({ ...form, exercises: exercises.slice(0, 1) })
  }

  it('is sound with empty figures', () => {
    expect(validateProgramForm(form)).toEqual([])
    expect(withWeight('')).toEqual([])
  })

  it('has a name of which something can be seen', () => {
    expect(validateProgramForm({ ...form, name: '\u3164\u200b' })).toEqual([{ path: 'name', reason: 'blank' }])
  })

  it('has whole weights', () => {
    for (const typed of ['62.5', '62,5']) {
      expect(withWeight(typed)).toEqual([{ path: 'exercises.0.sets.0.weight', reason: 'not_whole' }])
    }
    expect(withWeight('lourd')).toEqual([{ path: 'exercises.0.sets.0.weight', reason: 'not_a_number' }])
    expect(withWeight('2001')).toEqual([{ path: 'exercises.0.sets.0.weight', reason: 'too_large' }])
  })

  it('tells everything at once', () => {
    expect(validateProgramForm({ ...form, name: '', exercises: [] })).toEqual([
      { path: 'name', reason: 'blank' },
      { path: 'exercises', reason: 'too_few' },
    ])
  })
})
