import { afterEach, describe, expect, it, vi } from 'vitest'
import { fc } from '../test-kit/properties.ts'
import { formatNumber, formatPercent, formatRating, wideSpaces } from './number-format.ts'

afterEach(() => {
  vi.restoreAllMocks()
})

describe('a number', () => {
  it('is set as French readers expect, thousands apart by a no-break space that condensed type shows', () => {
    expect(formatNumber('fr', 1234567.5)).toBe('1\u00a0234\u00a0567,5')
    expect(formatNumber('fr', 62.5)).toBe('62,5')
    expect(formatNumber('fr', 1000)).toBe('1\u00a0000')
    expect(formatNumber('fr', 999)).toBe('999')
  })

  it('is set as American readers expect', () => {
    expect(formatNumber('en', 1234567.5)).toBe('1,234,567.5')
    expect(formatNumber('en', 1000)).toBe('1,000')
  })

  it('parts the thousands of whole numbers too, from 1,000 on', () => {
    const set = (lang: 'fr' | 'en') => [999, 1000, 1001, 20_480].map((value) => formatNumber(lang, value))
    expect(set('fr')).toEqual(['999', '1\u00a0000', '1\u00a0001', '20\u00a0480'])
    expect(set('en')).toEqual(['999', '1,000', '1,001', '20,480'])
  })

  it('has two decimals at most and none for show', () => {
    expect(formatNumber('fr', 1.255)).toBe('1,26')
    expect(formatNumber('fr', 20)).toBe('20')
    expect(formatNumber('en', -0.001)).toBe('0')
    expect(formatNumber('en', -12)).toBe('−12')
  })

  it('needs no format of the browser, whose first one costs a phone 50 ms', () => {
    const made = vi.spyOn(Intl, 'NumberFormat')
    expect([1000, 7.255, -1].map((value) => formatNumber('fr', value))).toEqual(['1\u00a0000', '7,26', '−1'])
    expect(made).not.toHaveBeenCalled()
  })

  it.each([
    ['fr', 'fr-FR'],
    ['en', 'en-US'],
  ] as const)('is written as Intl writes it, with the wide space and the sign of subtraction: %s', (lang, locale) => {
    const format = new Intl.NumberFormat(locale, { maximumFractionDigits: 2, signDisplay: 'negative' })
    const same = (value: number) => {
      expect(formatNumber(lang, value)).toBe(wideSpaces(format.format(value)).replace('-', '−'))
    }
    for (const value of [-0, 0, 1, 7.5, -7.5, 999, 999.996, 1000, 1001, 9999, 123_660, 1_000_000, 1e-9, -1e-7])
      same(value)
    fc.assert(fc.property(fc.double({ min: -1e12, max: 1e12, noNaN: true }), same))
    fc.assert(fc.property(fc.integer({ min: -1e7, max: 1e7 }), (thousandths) => same(thousandths / 1000)))
  })

  it('never holds the narrow space, and is a text whatever it is', () => {
    fc.assert(
      fc.property(fc.constantFrom('fr' as const, 'en' as const), fc.double(), (lang, value) => {
        expect(formatNumber(lang, value)).toMatch(/^[^\u202f]+$/)
      }),
    )
  })
})

it('sets a share in whole percent as Intl writes it, the sign after a space of its own in French', () => {
  for (const [lang, locale] of [
    ['fr', 'fr-FR'],
    ['en', 'en-US'],
  ] as const) {
    const percent = new Intl.NumberFormat(locale, { style: 'percent' })
    for (const share of [0, 0.004, 0.126, 0.5, 1, 12.5])
      expect(formatPercent(lang, share)).toBe(wideSpaces(percent.format(share)))
  }
})

it('sets a mean of ratings with one decimal, also where it is whole', () => {
  expect([4, 4.25, 5].map((mean) => formatRating('fr', mean))).toEqual(['4,0', '4,3', '5,0'])
  expect(formatRating('en', 4.8)).toBe('4.8')
})
