import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { formatNumber } from './number-format.ts'

describe('a number', () => {
  it('is set as French readers expect, thousands apart by a no-break space that condensed type shows', () => {
    expect(formatNumber('fr', 1234567.5)).toBe('1\u00a0234\u00a0567,5')
    expect(formatNumber('fr', 62.5)).toBe('62,5')
  })

  it('is set as American readers expect', () => {
    expect(formatNumber('en', 1234567.5)).toBe('1,234,567.5')
  })

  it('has two decimals at most and none for show', () => {
    expect(formatNumber('fr', 1.255)).toBe('1,26')
    expect(formatNumber('fr', 20)).toBe('20')
    expect(formatNumber('en', -0.001)).toBe('0')
    expect(formatNumber('en', -12)).toBe('-12')
  })

  it('never holds the narrow space', () => {
    fc.assert(
      fc.property(fc.constantFrom('fr' as const, 'en' as const), fc.double({ noNaN: true }), (lang, value) => {
        expect(formatNumber(lang, value)).not.toContain('\u202f')
      }),
    )
  })
})
