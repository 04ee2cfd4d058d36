import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { effortFigure, efforts, effortText } from './effort.ts'

describe('the effort of a set', () => {
  it('is by RIR the reserve itself, by RPE ten less it', () => {
    expect([0, 1.5, 2, 10].map((rir) => [effortFigure('rir', rir), effortFigure('rpe', rir)])).toEqual([
      [0, 10],
      [1.5, 8.5],
      [2, 8],
      [10, 0],
    ])
  })

  it('can be said in halves from 0 to 10', () => {
    expect([efforts.length, efforts[0], efforts[1], efforts.at(-1)]).toEqual([21, 0, 0.5, 10])
  })

  it('is typed with a comma or a point; what is no figure yet stays as it is', () => {
    expect(['8', '7,5', '7.5', '9,', '10'].map((text) => effortText('rpe', text))).toEqual([
      '2',
      '2.5',
      '2.5',
      '1',
      '0',
    ])
    expect(['', ' ', ',', '.', 'huit'].map((text) => effortText('rpe', text))).toEqual(['', ' ', ',', '.', 'huit'])
    expect(['8', '7,5', '9,', ''].map((text) => effortText('rir', text))).toEqual(['8', '7,5', '9,', ''])
  })

  it('comes back as it was typed: whoever reads the other scale sees the same effort', () => {
    fc.assert(
      fc.property(fc.constantFrom(...efforts), fc.constantFrom('rir', 'rpe'), (figure, scale) => {
        expect(Number(effortText(scale, effortText(scale, String(figure))))).toBe(figure)
      }),
    )
  })
})
