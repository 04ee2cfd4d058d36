import { describe, expect, it } from 'vitest'
import { fc } from '../test-kit/properties.ts'
import { loadBar, loadings, type PlatePairs, plateTable } from './load-bar.ts'

const owned = pairs([25, 2], [20, 2], [15, 1], [10, 2], [5, 1], [2.5, 1], [1.25, 1])

function pairs(...kinds: readonly (readonly [number, number])[]): readonly PlatePairs[] {
  return kinds.map(([weight, count]) => ({ weight, pairs: count }))
}

const load = (target: number, plates = owned, bar = 20) => loadBar(target, plateTable({ bar, plates }))

describe('the load of a bar', () => {
  it('is the one with the fewest plates, heaviest inside', () => {
    expect(load(92.5)).toEqual({ status: 'loaded', plates: [25, 10, 1.25] })
    expect(load(20)).toEqual({ status: 'loaded', plates: [] })
    expect(load(140)).toEqual({ status: 'loaded', plates: [25, 25, 10] })
  })

  it('is found where taking the heaviest plate first fails', () => {
    expect(load(60, pairs([15, 1], [10, 2]))).toEqual({ status: 'loaded', plates: [10, 10] })
  })

  it('uses no more pairs than there are', () => {
    expect(load(220)).toEqual({ status: 'loaded', plates: [25, 25, 20, 20, 10] })
    expect(load(170, pairs([25, 1], [20, 2], [10, 9]))).toEqual({ status: 'loaded', plates: [25, 20, 20, 10] })
  })

  it('names the nearest weights where there is none', () => {
    expect(load(91)).toEqual({ status: 'not-loadable', below: 90, above: 92.5 })
    expect(load(20.1)).toEqual({ status: 'not-loadable', below: 20, above: 22.5 })
    expect(load(400)).toEqual({ status: 'not-loadable', below: 287.5, above: null })
    expect(load(30, [])).toEqual({ status: 'not-loadable', below: 20, above: null })
  })

  it('is no heavier on a side than the heaviest weight of a set', () => {
    const many = pairs([100, 25])
    expect(load(4420, many).status).toBe('loaded')
    expect(load(4620, many)).toEqual({ status: 'not-loadable', below: 4420, above: null })
  })

  it('does not exist below the weight of the bar', () => {
    expect(load(19.99)).toEqual({ status: 'less-than-bar' })
    expect(load(0)).toEqual({ status: 'less-than-bar' })
  })

  it.each([
    [135, [45]],
    [185, [45, 25]],
    [225, [45, 45]],
    [230, [45, 45, 2.5]],
  ])('to %d lb on a bar of 45 lb takes %o', (target, plates) => {
    const american = pairs([45, 4], [35, 1], [25, 2], [10, 2], [5, 2], [2.5, 2])
    expect(load(target, american, 45)).toEqual({ status: 'loaded', plates })
  })

  it('weighs what was asked, with no plate that is not there and never more plates than another way', () => {
    const kind = fc.record({ weight: fc.constantFrom(25, 20, 15, 10, 5, 2.5, 2, 1.25, 1), pairs: fc.nat(3) })
    const inventory = fc.uniqueArray(kind, { selector: ({ weight }) => weight, maxLength: 5 })
    fc.assert(
      fc.property(inventory, fc.nat(60), (plates, quarters) => {
        const side = quarters * 1.25
        const least = everyWay(plates, side)
        const found = load(20 + 2 * side, plates)
        expect(found.status === 'loaded' ? found.plates.length : Number.POSITIVE_INFINITY).toBe(least)
        if (found.status !== 'loaded') return
        expect(found.plates.reduce((sum, plate) => sum + plate, 0)).toBe(side)
        for (const { weight, pairs: count } of plates) {
          expect(found.plates.filter((plate) => plate === weight).length).toBeLessThanOrEqual(count)
        }
      }),
    )
  })
})

describe('the loadings of a bar', () => {
  const ways = (side: number, most: number, plates: readonly PlatePairs[]) =>
    loadings(20 + 2 * side, plateTable({ bar: 20, plates }), most)

  it('are as many as were asked for, those with the fewest plates first, of equals the heaviest', () => {
    const plates = pairs([20, 1], [15, 1], [10, 2], [5, 3])
    const all = [
      [20, 5],
      [15, 10],
      [15, 5, 5],
      [10, 10, 5],
      [10, 5, 5, 5],
    ]
    expect(ways(25, 9, plates)).toEqual(all)
    for (const most of [1, 2, 3, 4]) expect(ways(25, most, plates)).toEqual(all.slice(0, most))
  })

  it('have at most four plates more than the fewest', () => {
    expect(ways(5, 9, pairs([5, 1], [1, 5]))).toEqual([[5], [1, 1, 1, 1, 1]])
    expect(ways(6, 9, pairs([6, 1], [1, 6]))).toEqual([[6]])
  })

  it('are none for a weight between two plates, below the bar, or above all plates', () => {
    expect([5.5, -5, 6].map((side) => ways(side, 9, pairs([5, 1])))).toEqual([[], [], []])
  })
})

/** The fewest plates that make up a side, by trying everything. */
function everyWay([kind, ...others]: readonly PlatePairs[], side: number): number {
  if (!kind) return side === 0 ? 0 : Number.POSITIVE_INFINITY
  const counts = Array.from({ length: kind.pairs + 1 }, (_, count) => count)
  return Math.min(...counts.map((count) => count + everyWay(others, side - count * kind.weight)))
}
