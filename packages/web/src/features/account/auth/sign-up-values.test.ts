import type { ProblemAnswer, ProblemCode } from '@fonte/contract/problem'
import { describe, expect, it } from 'vitest'
import { ApiProblem, NetworkFailure } from '../../../platform/api/api-problem.ts'
import { authMessages } from './auth-messages.ts'
import { blankSignUp, checkSignUp, missingFields, refusedFields } from './sign-up-values.ts'

const words = authMessages('fr')
const good = { full_name: 'Zoé Lefèvre', username: 'zoé_L', email: ' Zoe@Exemple.fr ', password: 'fonte et craie' }
const wrong = (errors: object) => Object.entries(errors).flatMap(([field, error]) => (error ? [field] : []))

const refusal = (code: ProblemCode, paths: string[] = [], reason = 'x') => {
  const errors = paths.map((path) => ({ path, reason }))
  const problem: ProblemAnswer = { type: 'about:blank', title: code, status: 400, code, request_id: 'r', errors }
  return new ApiProblem(problem)
}

describe('the sign-up form', () => {
  it('finds nothing wrong with good values', () => {
    expect(wrong(checkSignUp(good, words))).toEqual([])
  })

  it('names each field that says nothing, and only those', () => {
    expect(wrong(missingFields(blankSignUp, words) ?? {})).toEqual(Object.keys(blankSignUp))
    expect(wrong(missingFields({ ...good, email: ' ', username: 'a!' }, words) ?? {})).toEqual(['email'])
    expect(wrong(missingFields({ ...good, full_name: '\u2800\u200b' }, words) ?? {})).toEqual(['full_name'])
    expect(missingFields({ ...good, username: 'a!' }, words)).toBeUndefined()
  })

  it.each([
    ['username', { username: 'a!' }],
    ['email', { email: 'zoe@exemple' }],
    ['full_name', { full_name: 'z'.repeat(101) }],
  ])('names the field that does not do: %s', (field, change) => {
    expect(wrong(checkSignUp({ ...good, ...change }, words))).toEqual([field])
  })

  it.each([
    ['12345', 'shortPassword'],
    ['x'.repeat(257), 'longPassword'],
    ['Fonte2026!', 'namePassword'],
    ['lefevre1', 'namePassword'],
  ] as const)('says what is wrong with the password %s', (password, message) => {
    expect(checkSignUp({ ...good, password }, words).password).toBe(words[message])
  })

  it('says what is wrong with a name that mixes alphabets, is reserved, or piles up marks', () => {
    const name = (reason: string) =>
      refusedFields(refusal('invalid-input', ['body.username'], reason), words, '').username
    expect(checkSignUp({ ...good, username: 'zoё' }, words).username).toBe(words.mixedUsername)
    expect(name('mixed_scripts')).toBe(words.mixedUsername)
    expect(name('reserved')).toBe(words.reservedUsername)
    expect(name('malformed')).toBe(words.badUsername)
    expect(checkSignUp({ ...good, full_name: `Zo${'\u0336'.repeat(9)}é` }, words).full_name).toBe(words.badName)
  })

  it('puts the server’s refusal under the field that it is about', () => {
    expect(refusedFields(refusal('username-taken'), words, 'pris')).toEqual({ username: 'pris' })
    expect(refusedFields(refusal('password-too-common'), words, 'courant')).toEqual({ password: 'courant' })
    expect(refusedFields(refusal('password-own-name'), words, 'nom')).toEqual({ password: 'nom' })
    expect(wrong(refusedFields(refusal('invalid-input', ['body.email']), words, ''))).toEqual(['email'])
    expect(refusedFields(new NetworkFailure('cut'), words, '')).toEqual({})
  })
})
