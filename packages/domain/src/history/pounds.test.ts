import { describe, expect, it } from 'vitest'
import { inUnit, stored } from '../units/weight.ts'
import { poundsOf } from './pounds.ts'
import { setFigures, totals } from './summarize.ts'

const press = (reps: number, pounds: number) => ({ exercise_id: 'press', reps, ...stored('lb', pounds) })

describe('a sum in pounds', () => {
  it('adds what was typed, never converted kilograms', () => {
    const figures = setFigures([press(10, 45)])
    expect(figures).toMatchObject({ total_weight_lifted: 204.1, total_weight_lb: 450 })
    const sum = { weight: figures.total_weight_lifted, weight_lb: figures.total_weight_lb }
    expect([inUnit('kg', sum), inUnit('lb', sum)]).toEqual([204.1, 450])
  })

  it('converts what was typed in kilograms, and rounds once', () => {
    expect(poundsOf([{ weight: 100 }, stored('lb', 45)])).toBe(265.46)
    expect(poundsOf([{ weight: 100 }, { weight: 50 }])).toBeUndefined()
  })

  it('of several workouts keeps the pounds of each', () => {
    const [pounds, kilograms] = [
      setFigures([press(10, 45)]),
      setFigures([{ exercise_id: 'press', reps: 5, weight: 20 }]),
    ]
    const entries = [pounds, kilograms].map((figures) => ({ ...figures, duration_minutes: 1 }))
    expect(totals(entries)).toMatchObject({ total_weight_lifted: 304.1, total_weight_lb: 670.46 })
    expect(totals([{ ...kilograms, duration_minutes: 1 }])).not.toHaveProperty('total_weight_lb')
  })
})
