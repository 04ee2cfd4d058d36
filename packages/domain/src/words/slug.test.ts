import { expect, test } from 'vitest'
import { slug } from './slug.ts'

test('a name as part of an id is in lower case, with hyphens for spaces, and keeps its accents', () => {
  expect(slug('  Avant-bras  et Épaules ')).toBe('avant-bras-et-épaules')
})

test('two ways to write an accent are one id', () => {
  expect(slug('De\u0301veloppe\u0301')).toBe(slug('Développé'))
  const dotted = slug('İ\u0323')
  expect(dotted.normalize('NFC')).toBe(dotted)
})
