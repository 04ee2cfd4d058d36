import { describe, expect, it } from 'vitest'
import { readingOf } from '../../test-kit/files.ts'
import type { ImportedSet, WrittenFigure } from '../imported-workout.ts'
import { questionsOf } from './questions.ts'

const asked = async (unit: string, weights: readonly number[], name = 'Squat (Barbell)') => {
  const header =
    'Date;Workout Name;Exercise Name;Set Order;Weight;Weight Unit;Reps;Distance;Distance Unit;Seconds;Notes;Workout Notes'
  const rows = weights.map((weight, index) => `2024-01-01 10:00:00;A;${name};${index + 1};${weight};${unit};5;;;;;`)
  return (await readingOf([header, ...rows].join('\n'))).questions
}

describe('the unit of the weights', () => {
  it('is asked where no column and no row tells it, with a median of the barbell', async () => {
    expect(await asked('', [60, 80, 100])).toEqual({
      weightUnit: { figures: 3, example: { name: 'Squat (Barbell)', figure: 80 } },
    })
    expect(await asked('kg', [60, 80, 100])).toEqual({})
  })

  it('seems to be kilograms where pounds lie on half kilograms', async () => {
    expect(await asked('lbs', [88.18, 77.16, 82.67, 93.7, 99.21])).toEqual({ convertedFrom: 'kg' })
    expect(await asked('lbs', [88.18, 77.16, 82.67, 93.7])).toEqual({})
    expect(await asked('lbs', [135, 185, 225, 275, 315])).toEqual({})
  })

  it('seems to be pounds where kilograms lie on half pounds', async () => {
    expect(await asked('kg', [45.359237, 61.23, 83.91, 102.06, 20.41])).toEqual({ convertedFrom: 'lb' })
    expect(await asked('kg', [60, 62.5, 80, 100, 20])).toEqual({})
  })
})

describe('a figure that shows which unit is meant', () => {
  const kg = (figure: number): WrittenFigure<'kg'> => ({ figure, unit: null })
  const workoutOf = (exercises: Readonly<Record<string, readonly Partial<ImportedSet>[]>>) => ({
    ...{ line: 1, start: { day: '2024-01-01' }, title: '', duration_seconds: 0 },
    exercises: Object.entries(exercises).map(([name, sets]) => ({
      name,
      sets: sets.map((set) => ({ line: 1, reps: 5, ...set })),
    })),
  })
  const weights = (...figures: readonly number[]) => figures.map((figure) => ({ weight: kg(figure) }))
  const weightUnitOf = (...workouts: readonly ReturnType<typeof workoutOf>[]) => questionsOf(workouts, []).weightUnit

  it('is the middle one of the exercise that has the most of them, in all workouts together', () => {
    const days = [
      workoutOf({ 'Leg Press': weights(200, 220), Curl: weights(10) }),
      workoutOf({ Curl: weights(14, 12) }),
    ]
    expect(weightUnitOf(...days)).toEqual({ figures: 5, example: { name: 'Curl', figure: 12 } })
    expect(weightUnitOf(workoutOf({ Curl: weights(10), 'Leg Press': weights(200) }))?.example.name).toBe('Curl')
  })

  it('is one with a barbell where there is one, however few there are of it', () => {
    for (const name of [
      'Barbell Row',
      'bench press',
      'Squat',
      'Deadlift',
      'Langhantelrudern',
      'Développé à la barre',
    ]) {
      const workout = workoutOf({ Curl: weights(10, 12), [name]: weights(60) })
      expect(weightUnitOf(workout)).toEqual({ figures: 3, example: { name, figure: 60 } })
    }
    const two = workoutOf({ Squat: weights(100), Deadlift: weights(140, 150) })
    expect(weightUnitOf(two)?.example.name).toBe('Deadlift')
  })

  it('may be an assistance, and counts only where it is over 0 and has no unit', () => {
    expect(weightUnitOf(workoutOf({ 'Assisted Dip': [{ assist: kg(20) }] }))?.example.figure).toBe(20)
    const told = [{ weight: { figure: 80, unit: 'kg' as const } }, { weight: kg(0) }, {}]
    expect(questionsOf([workoutOf({ Squat: told })], [])).toEqual({})
    expect(weightUnitOf(workoutOf({ Squat: [...told, ...weights(60)] }))?.figures).toBe(1)
  })

  it('is asked of distances alike', () => {
    const run = [{ distance: { figure: 5, unit: null } }, { distance: { figure: 800, unit: 'm' as const } }]
    expect(questionsOf([workoutOf({ Run: run })], [])).toEqual({
      distanceUnit: { figures: 1, example: { name: 'Run', figure: 5 } },
    })
  })

  it('is that of body weights where no set has one', () => {
    const bodyOf = (figure: number, unit: 'kg' | null) => {
      return { line: 1, day: '2024-01-01', kind: 'weight' as const, value: { figure, unit } }
    }
    const body = [bodyOf(81, null), bodyOf(79, 'kg'), bodyOf(80, null), bodyOf(82, null)]
    expect(questionsOf([], body)).toEqual({ weightUnit: { figures: 3, example: { name: '', figure: 81 } } })
    expect(questionsOf([workoutOf({ Squat: weights(100) })], body).weightUnit?.example.name).toBe('Squat')
    expect(questionsOf([], [bodyOf(80, 'kg')])).toEqual({})
  })
})
