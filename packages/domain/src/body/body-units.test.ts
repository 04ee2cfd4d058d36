import { describe, expect, it } from 'vitest'
import { isPossible } from './body-measure.ts'
import { measureBounds, measureInUnit, storedMeasure } from './body-units.ts'

describe('a measure of the body', () => {
  it('in pounds comes back to the tenth as it was typed, over all that a body can weigh', () => {
    const { min, max } = measureBounds('lb', 'weight')
    for (let tenths = min * 10; tenths <= max * 10; tenths += 1) {
      const stored = storedMeasure('lb', 'weight', tenths / 10)
      expect(isPossible({ kind: 'weight', value: stored })).toBe(true)
      expect(measureInUnit('lb', 'weight', stored)).toBe(tenths / 10)
    }
  })

  it('in inches comes back to the twentieth, quarters of an inch among them', () => {
    const { min, max } = measureBounds('lb', 'waist')
    for (let twentieths = min * 20; twentieths <= max * 20; twentieths += 1) {
      const stored = storedMeasure('lb', 'waist', twentieths / 20)
      expect(isPossible({ kind: 'waist', value: stored })).toBe(true)
      expect(measureInUnit('lb', 'waist', stored)).toBe(twentieths / 20)
    }
  })

  it('in kg, cm and percent is what is stored', () => {
    expect(storedMeasure('kg', 'weight', 80.254)).toBe(80.25)
    expect(measureInUnit('kg', 'waist', 82.5)).toBe(82.5)
    expect(measureInUnit('lb', 'fat', 18.4)).toBe(18.4)
    expect(measureBounds('lb', 'fat')).toEqual({ min: 1, max: 75 })
  })
})
