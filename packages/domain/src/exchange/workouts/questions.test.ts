import { describe, expect, it } from 'vitest'
import { readingOf } from '../../test-kit/files.ts'

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
