import { describe, expect, it } from 'vitest'
import { countMutants, rateOf } from './count.mjs'
import { drawPlaces, randomOf, rangesOf, testsBeside } from './sample.mjs'

describe('the functions that are changed', () => {
  it('are drawn alike by the same seed, and otherwise by another', () => {
    const draw = (seed) => drawPlaces(['packages/domain/src/**/*.ts'], 10, seed)
    expect(draw(7)).toHaveLength(10)
    expect(draw(7)).toEqual(draw(7))
    expect(draw(7)).not.toEqual(draw(8))
  })

  it('are never more than there are, and never tests', () => {
    const places = drawPlaces(['scripts/mutants/*.mjs'], 1000, 1)
    expect(new Set(places).size).toBe(places.length)
    expect(places.filter((place) => place.includes('.test.'))).toEqual([])
  })

  it('are the functions and values of a file and the methods of its classes, without imports and types', () => {
    const source = [
      "import { bar } from './bar.ts'",
      'export type Rack = string',
      'const plates = [20, 25]',
      'export class Bench {',
      '  up() {}',
      '  down() {',
      '  }',
      '}',
    ].join('\n')
    expect(rangesOf(source, 'rack.ts')).toEqual(['3-3', '5-5', '6-7'])
  })

  it('are noticed by the tests of a part, or by those beside each of them', () => {
    const places = ['server/gym/rack-store.ts:1-2', 'server/gym/rack-store.ts:4-9', 'server/bar/bar-store.ts:1-1']
    expect(testsBeside(['a/*.test.ts', '**/<folder>/*.test.ts'], places)).toEqual([
      'a/*.test.ts',
      '**/gym/*.test.ts',
      '**/bar/*.test.ts',
    ])
  })

  it('follow numbers from 0 up to 1', () => {
    const random = randomOf(42)
    const numbers = Array.from({ length: 1000 }, random)
    expect(numbers.every((number) => number >= 0 && number < 1)).toBe(true)
    expect(new Set(numbers).size).toBeGreaterThan(990)
  })
})

describe('the share of mistakes that tests notice', () => {
  const mutant = (status, line) => ({ status, location: { start: { line, column: 3 } }, mutatorName: 'Boolean' })

  it('counts what was caught and missed, and tells where the missed ones stand', () => {
    const hung = { ...mutant('Killed', 5), statusReason: 'Error: Test timed out in 5000ms.' }
    const mutants = [mutant('Killed', 1), mutant('Timeout', 2), mutant('Survived', 3), mutant('Ignored', 4), hung]
    const counts = countMutants({ files: { 'rack.ts': { mutants } } })
    expect(counts).toEqual({ caught: 3, hung: 1, looped: 1, missed: 1, survivors: ['rack.ts:3:3 Boolean → '] })
    expect(rateOf(counts)).toBe(75)
  })

  it('is whole where nothing was changed', () => {
    expect(rateOf({ caught: 0, missed: 0 })).toBe(100)
  })
})
