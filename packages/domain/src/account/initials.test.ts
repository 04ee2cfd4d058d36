import { expect, it } from 'vitest'
import { initials } from './initials.ts'

it.each([
  ['Zoé Lefèvre', 'ZL'],
  ['jean-paul de la tour', 'JT'],
  ['  Ada   Lovelace ', 'AL'],
  ['Zoé', 'ZO'],
  ['é', 'É'],
  ['e\u0301mile zola', 'ÉZ'],
  ['𝒜da 💪', '𝒜💪'],
  ['', 'U'],
  ['   ', 'U'],
  [null, 'U'],
  [undefined, 'U'],
])('shows %o as %s', (name, shown) => {
  expect(initials(name)).toBe(shown)
})
