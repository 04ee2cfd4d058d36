import { expect, it } from 'vitest'
import { saysWayOut } from './safety-line.ts'

it.each([
  ['Seul, régler les sécurités sous la poitrine.', 'Alone, set the safeties below your chest.', true],
  ['Demander un pareur.', null, true],
  ['Demander un pareur.', 'Press the bar up.', false],
  ['Pousser la barre.', 'Alone, use a spotter.', false],
])('%s %s tells how to fail safely: %s', (french, english, expected) => {
  expect(saysWayOut(french, english)).toBe(expected)
})
