import type { ProblemCode } from '@fonte/contract/problem'
import { describe, expect, test } from 'vitest'
import { ApiProblem, GatewayFailure, NetworkFailure, StrangeAnswer } from '../../platform/api/api-problem.ts'
import { isChanged, typedFailure, usernameFailure } from './username-form.ts'

describe('a typed username', () => {
  test('is unchanged when only outer spaces or the way accents are composed differ', () => {
    expect(isChanged('  zoé ', 'zoé')).toBe(false)
    expect(isChanged('zoe\u0301', 'zo\u00e9')).toBe(false)
    expect(isChanged('Zoé', 'zoé')).toBe(true)
  })

  test('is usable from 3 to 30 characters of the allowed kinds, outer spaces apart', () => {
    for (const typed of ['  zoé_7 ', 'a.b-c', 'x'.repeat(30)]) expect(typedFailure(typed)).toBeNull()
    for (const typed of ['zo', 'x'.repeat(31), 'zoé fer', '', '   ', 'zoé\ufe0f']) {
      expect(typedFailure(typed)).toBe('malformed')
    }
    expect(typedFailure('zoё')).toBe('mixed_scripts')
  })
})

test('a failed change tells the name, its history, too many changes, the network and the rest apart', () => {
  const refused = (code: ProblemCode, reason = 'malformed') => {
    const errors = [{ path: 'body.username', reason }]
    return usernameFailure(new ApiProblem({ status: 400, code, errors }))
  }
  expect(refused('username-taken')).toBe('taken')
  expect(refused('username-untraced')).toBe('untraced')
  expect(refused('too-many-renames')).toBe('often')
  expect(refused('invalid-input')).toBe('malformed')
  expect(refused('invalid-input', 'mixed_scripts')).toBe('mixed_scripts')
  expect(refused('invalid-input', 'reserved')).toBe('reserved')
  expect(refused('internal')).toBe('other')
  expect(usernameFailure(new NetworkFailure(new TypeError('offline')))).toBe('network')
  expect(usernameFailure(new StrangeAnswer('a portal'))).toBe('stranger')
  expect(usernameFailure(new GatewayFailure(undefined))).toBe('other')
  expect(usernameFailure(new Error('unforeseen'))).toBe('other')
})
