import { describe, expect, it } from 'vitest'
import { fc } from '../test-kit/properties.ts'
import { type Loading, loadBar, loadings, plateTable } from './load-bar.ts'
import { loadPlan, plateMoves } from './load-plan.ts'

const plates = [
  { weight: 25, pairs: 2 },
  { weight: 20, pairs: 2 },
  { weight: 15, pairs: 1 },
  { weight: 10, pairs: 2 },
  { weight: 5, pairs: 1 },
  { weight: 2.5, pairs: 1 },
  { weight: 1.25, pairs: 1 },
]
const table = plateTable({ bar: 20, plates })

describe('the plan of the plates', () => {
  it.each([
    { weights: [40, 60, 80, 100], plan: [[10], [20], [20, 10], [20, 10, 10]], moves: 5, alone: 8 },
    {
      weights: [60, 80, 100, 100, 80],
      plan: [[20], [20, 10], [20, 10, 10], [20, 10, 10], [20, 10]],
      moves: 4,
      alone: 8,
    },
    {
      weights: [80, 92.5],
      plan: [
        [20, 10],
        [20, 10, 5, 1.25],
      ],
      moves: 4,
      alone: 5,
    },
  ])('moves the fewest plates through $weights', ({ weights, plan, moves, alone }) => {
    expect(loadPlan(weights, table)).toEqual({ loadings: plan, moves })
    expect(movesOf(weights.map(fewestPlates))).toBe(alone)
  })

  it('leaves the bar as it is for a weight that cannot be loaded', () => {
    expect(loadPlan([60, 61, 80], table)).toEqual({ loadings: [[20], null, [20, 10]], moves: 2 })
    expect(loadPlan([61], table)).toEqual({ loadings: [null], moves: 0 })
    expect(loadPlan([], table)).toEqual({ loadings: [], moves: 0 })
  })

  it('is never beaten by any other way to load the same sets', () => {
    const few = plateTable({ bar: 20, plates: plates.filter(({ weight }) => weight >= 5) })
    const weight = fc.nat(8).map((tens) => 20 + 10 * tens)
    fc.assert(
      fc.property(fc.array(weight, { minLength: 1, maxLength: 4 }), (weights) => {
        const best = Math.min(...everyPlan(weights.map((each) => loadings(each, few, 1000))).map(movesOf))
        expect(loadPlan(weights, few).moves).toBe(best)
      }),
      { numRuns: 60 },
    )
  })
})

function fewestPlates(weight: number): Loading {
  const load = loadBar(weight, table)
  return load.status === 'loaded' ? load.plates : []
}

const movesOf = (plan: readonly Loading[]): number =>
  plan.reduce((sum, loading, place) => sum + plateMoves(plan[place - 1] ?? [], loading), 0)

function everyPlan([first, ...others]: readonly (readonly Loading[])[]): readonly (readonly Loading[])[] {
  if (!first) return [[]]
  return everyPlan(others).flatMap((rest) => first.map((loading) => [loading, ...rest]))
}
