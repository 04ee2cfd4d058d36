import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { barWeight, platesPerSide, plateWeights } from './plates.ts'

describe('loading a 20 kg bar', () => {
  it.each([
    [20, []],
    [22.5, [1.25]],
    [52.5, [15, 1.25]],
    [60, [20]],
    [67.5, [20, 2.5, 1.25]],
    [100, [25, 15]],
    [140, [25, 25, 10]],
    [180, [25, 25, 25, 5]],
  ])('to %d kg takes %o on each side', (weight, plates) => {
    expect(platesPerSide(weight)).toEqual({ plates, remainder: 0 })
  })

  it('tells what no pair of plates makes up', () => {
    expect(platesPerSide(61)).toEqual({ plates: [20], remainder: 1 })
    expect(platesPerSide(23.75)).toEqual({ plates: [1.25], remainder: 1.25 })
    expect(platesPerSide(20.1)).toEqual({ plates: [], remainder: 0.1 })
    expect(platesPerSide(22.49)).toEqual({ plates: [], remainder: 2.49 })
  })

  it('cannot be done below the weight of the bar', () => {
    for (const weight of [19.99, 0, -5, Number.NaN, Number.POSITIVE_INFINITY]) expect(platesPerSide(weight)).toBeNull()
  })

  it('accounts for every kilogram, heaviest plates inside', () => {
    fc.assert(
      fc.property(fc.integer({ min: 2000, max: 200_000 }), (hundredths) => {
        const load = platesPerSide(hundredths / 100)
        if (!load) throw new Error('a bar can hold it')
        const perSide = load.plates.reduce<number>((sum, plate) => sum + plate, 0)
        expect(Math.round(100 * (barWeight + 2 * perSide)) + Math.round(100 * load.remainder)).toBe(hundredths)
        expect(load.remainder).toBe(Math.round(100 * load.remainder) / 100)
        expect(load.remainder).toBeLessThan(2 * Math.min(...plateWeights))
        expect(load.plates).toEqual(load.plates.toSorted((a, b) => b - a))
      }),
    )
  })
})
