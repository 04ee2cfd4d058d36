import { fc } from '@fonte/domain/test-kit/properties'
import { parseLoad, parseReps } from '@fonte/domain/workout/entry'
import { describe, expect, it } from 'vitest'
import { clockTime, typedFigure } from './figures.ts'

describe('a typed figure', () => {
  it('has the decimal sign of the language', () => {
    expect(typedFigure('fr', 52.5)).toBe('52,5')
    expect(typedFigure('en', 52.5)).toBe('52.5')
  })

  it('reads back as the same number in both languages, thousands included', () => {
    const hundredths = fc.integer({ min: 0, max: 200_000 }).map((value) => value / 100)
    fc.assert(
      fc.property(fc.constantFrom('fr' as const, 'en' as const), hundredths, (lang, kg) => {
        expect(parseLoad('kg', typedFigure(lang, kg))).toEqual({ value: { weight: kg }, problem: null })
        expect(parseReps(typedFigure(lang, Math.floor(kg / 2)))).toEqual({ value: Math.floor(kg / 2), problem: null })
      }),
    )
  })
})

it('shows a rest as minutes and seconds', () => {
  expect([0, 9, 84, 600].map(clockTime)).toEqual(['0:00', '0:09', '1:24', '10:00'])
})
