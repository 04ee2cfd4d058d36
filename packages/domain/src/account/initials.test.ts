import { expect, it } from 'vitest'
import { initials } from './initials.ts'

it.each([
  ['Zoé Lefèvre', 'ZL'],
  ['jean-paul de la tour', 'JT'],
  ['  Ada   Lovelace ', 'AL'],
  ['Zoé', 'ZO'],
  ['é', 'É'],
  ['a-tall-lifter', 'AT'],
  ['j.dupont', 'JD'],
  ['_5x5_', '5X'],
  ['- Ada', '-A'],
  ['e\u0301mile zola', 'ÉZ'],
  ['𝒜da 💪', '𝒜💪'],
  ['', 'U'],
  ['   ', 'U'],
  [null, 'U'],
  [undefined, 'U'],
])('shows %o as %s', (name, shown) => {
  expect(initials(name)).toBe(shown)
})
