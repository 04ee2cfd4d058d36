import { expect, it } from 'vitest'
import { faultsOf } from './wording.mjs'

it.each([
  ['fr', 'Choisis ton programme.', 'says tu'],
  ['fr', 'Envoi...', 'writes three dots for …'],
  ['fr', '20 KG', 'writes the unit in capitals'],
  ['fr', 'Redescendre en contrôle', 'copies English'],
  ['fr', '15 × 0 kg', 'weighs nothing'],
  ['en', 'Subscription cancelled', 'is not spelled as in America'],
  ['en', 'Sending...', 'writes three dots for …'],
  ['en', 'Sign out', 'has a second word for logging in or out'],
  ['en', 'That was not you?', 'copies French'],
  ['en', 'A number is expected.', 'copies French'],
  ['en', 'An export to recognise', 'is not spelled as in America'],
  ['en', 'This back-up is a database.', 'is not spelled as in America'],
  ['en', '7-day mean', 'says mean for average'],
])('a text in %s is struck out: %s', (language, text, fault) => {
  expect(faultsOf(language, text)).toEqual([fault])
})

it.each([
  ['fr', 'Quel est votre pseudo\u00a0? Le tube tient à 20 kg.'],
  ['fr', 'Connexion...'],
  ['en', 'A realistic goal: organisms do what they can.'],
  ['en', 'Enter 120 kg in the center, then log out.'],
  ['en', 'Inappropriate behaviour'],
  ['en', 'Report a bug or inappropriate behaviour'],
])('a text in %s stands: %s', (language, text) => {
  expect(faultsOf(language, text)).toEqual([])
})
