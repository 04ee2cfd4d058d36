import { describe, expect, it } from 'vitest'
import { legDay } from '../../test-kit/programs.ts'
import type { ProgramExercise } from '../program.ts'
import { weeklySets } from './weekly-sets.ts'

const seriesOf = (id: string, day: number, of: number, times = 1) => ({ id, name: id, name_en: null, day, of, times })
const upper = { ...legDay, id: 'upper', series: seriesOf('split', 1, 2) }
const lower = { ...legDay, id: 'lower', series: seriesOf('split', 2, 2) }
const whole = { ...legDay, id: 'whole', series: seriesOf('whole', 1, 1, 3) }

const set = { reps: 5, weight: 40, rest: 60 }
const row = (exercise_id: string, sets: ProgramExercise['sets']): ProgramExercise => ({
  exercise_id,
  name: exercise_id,
  name_en: null,
  order: 0,
  default_rest: 60,
  sets,
})
const groups: Readonly<Record<string, string>> = { squat: 'quads', press: 'chest' }
const groupOf = (id: string) => groups[id]

describe('the sets of a week', () => {
  const dayA = {
    ...upper,
    exercises: [row('press', [{ ...set, kind: 'warmup' }, set, set, { ...set, kind: 'drop' }]), row('squat', [set])],
  }
  const dayB = { ...lower, exercises: [row('squat', [set, set, set]), row('unknown', [set])] }

  it('are those of all days, without warm-ups, without drops and without what the library does not have', () => {
    expect(weeklySets(dayA, [dayB, whole, dayA], groupOf)).toEqual([
      { group: 'quads', day: 1, week: 4 },
      { group: 'chest', day: 2, week: 2 },
    ])
  })

  it('count a day as often as it comes in a week', () => {
    const often = { ...dayB, series: seriesOf('alone', 1, 1, 1.5) }
    expect(weeklySets(often, [], groupOf)).toEqual([{ group: 'quads', day: 3, week: 4.5 }])
    const twice = { ...dayB, series: seriesOf('split', 2, 2, 2) }
    expect(weeklySets(dayA, [twice], groupOf)).toEqual([
      { group: 'quads', day: 1, week: 7 },
      { group: 'chest', day: 2, week: 2 },
    ])
  })

  it('are not told while a day of the series is missing', () => {
    expect(weeklySets(dayA, [whole, dayA], groupOf)).toEqual([])
  })

  it('are none of a program that nobody has put into a week', () => {
    expect(weeklySets({ ...legDay, exercises: dayA.exercises }, [legDay], groupOf)).toEqual([])
  })
})
