import { expect, test } from 'vitest'
import { premiumPrice } from './price.ts'

test('Premium costs ten euros, written as each language writes money', () => {
  expect(premiumPrice('fr')).toBe('10\u00a0€')
  expect(premiumPrice('en')).toBe('€10')
})
