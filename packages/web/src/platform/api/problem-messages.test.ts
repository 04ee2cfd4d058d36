import { problemStatus } from '@fonte/contract/problem'
import { describe, expect, it } from 'vitest'
import { ApiProblem, GatewayFailure, NetworkFailure, StrangeAnswer } from './api-problem.ts'
import { describeFailure, problemMessages } from './problem-messages.ts'

const limited = (seconds?: number) => {
  const [code, status] = ['rate-limited', problemStatus['rate-limited']] as const
  return new ApiProblem({ status, code }, seconds)
}

const said = (lang: 'fr' | 'en', seconds?: number) => describeFailure(limited(seconds), problemMessages(lang))

describe('too many attempts', () => {
  it.each([
    [1, 'Trop de tentatives. Veuillez réessayer dans une minute.', 'Too many attempts. Please try again in a minute.'],
    [61, 'Trop de tentatives. Veuillez réessayer dans 2 minutes.', 'Too many attempts. Please try again in 2 minutes.'],
    [
      3540,
      'Trop de tentatives. Veuillez réessayer dans 59 minutes.',
      'Too many attempts. Please try again in 59 minutes.',
    ],
    [3541, 'Trop de tentatives. Veuillez réessayer dans une heure.', 'Too many attempts. Please try again in an hour.'],
    [3661, 'Trop de tentatives. Veuillez réessayer dans 2 heures.', 'Too many attempts. Please try again in 2 hours.'],
  ])('say when to try again, never too early: after %d s', (seconds, fr, en) => {
    expect([said('fr', seconds), said('en', seconds)]).toEqual([fr, en])
  })

  it('are told all the same where nobody said until when', () => {
    expect(said('fr')).toBe('Trop de tentatives. Veuillez patienter un instant.')
  })
})

it.each([
  ['no answer', new NetworkFailure('no route'), 'Pas de réponse du serveur. Vérifiez votre connexion.'],
  ['a stranger’s', new StrangeAnswer('a page'), /^La réponse ne vient pas de Fonte/],
  ['a proxy without one', new GatewayFailure(undefined), /^Le service est momentanément indisponible/],
])('what came instead of an answer is told as it is: %s', (_, failure, words) => {
  expect(describeFailure(failure, problemMessages('fr'))).toMatch(words)
})
