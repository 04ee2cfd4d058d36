import type { ProblemCode } from '@fonte/contract/problem'
import { describe, expect, test } from 'vitest'
import { ApiProblem, NetworkFailure, StrangeAnswer } from '../../platform/api/api-problem.ts'
import { isChanged, isUsable, usernameFailure } from './username-form.ts'

describe('a typed username', () => {
  test('is unchanged when only outer spaces or the way accents are composed differ', () => {
    expect(isChanged('  zoé ', 'zoé')).toBe(false)
    expect(isChanged('zoe\u0301', 'zo\u00e9')).toBe(false)
    expect(isChanged('Zoé', 'zoé')).toBe(true)
  })

  test('is usable from 3 to 30 characters of the allowed kinds, outer spaces apart', () => {
    expect(['  zoé_7 ', 'a.b-c', 'x'.repeat(30)].map(isUsable)).toEqual([true, true, true])
    expect(['zo', 'x'.repeat(31), 'zoé fer', '', '   '].map(isUsable)).toEqual([false, false, false, false, false])
  })
})

test('a failed change tells the name, its history, the network and the rest apart', () => {
  const refused = (code: ProblemCode) =>
    usernameFailure(new ApiProblem({ type: '', title: '', status: 400, code, request_id: '' }))
  expect(refused('username-taken')).toBe('taken')
  expect(refused('username-untraced')).toBe('untraced')
  expect(refused('invalid-input')).toBe('malformed')
  expect(refused('internal')).toBe('other')
  expect(usernameFailure(new NetworkFailure(new TypeError('offline')))).toBe('network')
  expect(usernameFailure(new StrangeAnswer('a portal'))).toBe('stranger')
  expect(usernameFailure(new Error('unforeseen'))).toBe('other')
})
