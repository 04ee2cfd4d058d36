import { expect, it } from 'vitest'
import { fc } from '../test-kit/properties.ts'
import { fold } from './fold.ts'

it.each([
  ['Développé-Couché à l’haltère', 'developpe couche a l haltere'],
  ["  Écarté  d'épaules ", 'ecarte d epaules'],
  ['Mollets (assis) 1/2', 'mollets assis 1 2'],
  ['Cœur, æquo', 'coeur aequo'],
  ['Straße, Łódź, Ørsted', 'strasse lodz orsted'],
  ['İstanbul ve ışık', 'istanbul ve isik'],
  ['e\u0301', 'e'],
  ['ＳＱＵＡＴ ﬁt', 'squat fit'],
  ['приседания', 'приседания'],
  ['—', ''],
])('folds %o to %o', (text, folded) => {
  expect(fold(text)).toBe(folded)
})

it('changes nothing the second time', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (text) => {
      expect(fold(fold(text))).toBe(fold(text))
    }),
  )
})

it('makes texts that differ by case or accents the same', () => {
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom(...'aéèêçœ -’b1') }), (text) => {
      expect(fold(text.toUpperCase())).toBe(fold(text))
      expect(fold(text.normalize('NFD'))).toBe(fold(text))
    }),
  )
})
