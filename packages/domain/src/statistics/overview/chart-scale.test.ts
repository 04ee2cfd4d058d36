import { describe, expect, it } from 'vitest'
import { fc } from '../../test-kit/properties.ts'
import { chartLines } from './chart-scale.ts'

describe('the lines of a chart', () => {
  it('are few and round, and the highest is not below the figures', () => {
    expect(chartLines(14.3)).toEqual([5, 10, 15])
    expect(chartLines(21_400)).toEqual([10_000, 20_000, 30_000])
    expect(chartLines(800)).toEqual([200, 400, 600, 800])
    expect(chartLines(0.7)).toEqual([0.2, 0.4, 0.6, 0.8])
  })

  it('are none where there is nothing to tell', () => {
    expect(chartLines(0)).toEqual([])
  })

  it('are one to four for any figure', () => {
    fc.assert(
      fc.property(fc.double({ min: 1e-3, max: 1e7, noNaN: true }), (most) => {
        const lines = chartLines(most)
        expect(lines.length).toBeGreaterThan(0)
        expect(lines.length).toBeLessThanOrEqual(4)
        expect(lines.at(-1)).toBeGreaterThanOrEqual(most * (1 - 1e-6))
      }),
    )
  })
})
