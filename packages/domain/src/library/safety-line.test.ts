import { expect, it } from 'vitest'
import { saysWayOut } from './safety-line.ts'

it.each([
  ['Seul, régler les sécurités sous la poitrine.', 'Alone, set the safeties below your chest.', true],
  ['Demander un pareur.', null, true],
  ['Demander un pareur.', 'Press the bar up.', false],
  ['Pousser la barre.', 'Alone, use a spotter.', false],
  ['Sécurités sous la poitrine.', 'Safeties below your chest.', true],
  ['Se préparer, puis pousser.', null, false],
  ['Poser les pieds sans lâcher la barre.', null, false],
  ['Repousser la barre vers le haut.', null, false],
  ['À l’échec, lâcher la barre devant soi.', 'If you fail, let the bar go in front.', true],
  ['Laisser tomber la barre devant, en reculant.', 'Step back and let the bar drop ahead of you.', true],
  ['Demander un pareur.', 'Let the bar touch your chest.', false],
  ['Demander un pareur.', 'Drop the bar in front of you.', true],
])('%s %s tells how to fail safely: %s', (french, english, expected) => {
  expect(saysWayOut(french, english)).toBe(expected)
})
