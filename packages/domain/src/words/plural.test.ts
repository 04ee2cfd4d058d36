import { describe, expect, it } from 'vitest'
import { plural } from './plural.ts'

const series = { one: 'série', other: 'séries', many: 'de séries' }
const sets = { one: 'set', other: 'sets' }

describe('a counted noun', () => {
  it('is singular in French below two', () => {
    expect([0, 1, 1.5, 2, 17].map((n) => plural('fr', n, series))).toEqual([
      'série',
      'série',
      'série',
      'séries',
      'séries',
    ])
  })

  it('is singular in English for one only', () => {
    expect([0, 1, 1.5, 2].map((n) => plural('en', n, sets))).toEqual(['sets', 'set', 'sets', 'sets'])
  })

  it('takes "de" after French millions, if the form is given', () => {
    expect(plural('fr', 1_000_000, series)).toBe('de séries')
    expect(plural('fr', 1_000_000, { one: 'série', other: 'séries' })).toBe('séries')
  })
})
