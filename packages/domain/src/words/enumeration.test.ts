import { describe, expect, it } from 'vitest'
import { enumerate, uncapitalize } from './enumeration.ts'

describe('a list of names', () => {
  it('has one capital, at its beginning', () => {
    expect(enumerate(['Barre', 'Banc plat', 'Rack'])).toBe('Barre, banc plat, rack')
    expect(enumerate(['Élastique'])).toBe('Élastique')
    expect(enumerate([])).toBe('')
  })

  it('leaves the capitals of abbreviations', () => {
    expect(enumerate(['Flat bench', 'EZ bar', 'GHD'])).toBe('Flat bench, EZ bar, GHD')
  })
})

it('a name within a sentence begins with a small letter, accents kept', () => {
  expect(uncapitalize('Élastique')).toBe('élastique')
  expect(uncapitalize('')).toBe('')
})
