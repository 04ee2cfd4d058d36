import { describe, expect, it } from 'vitest'
import { newPasswordProblem } from './new-password.ts'

describe('a new password', () => {
  it('must be typed the same way twice, before anything else is said of it', () => {
    expect(newPasswordProblem({ password: 'abc', confirmation: 'abd' })).toBe('mismatch')
    expect(newPasswordProblem({ password: 'fonte et craie', confirmation: 'fonte et craie ' })).toBe('mismatch')
  })

  it('has at least six characters', () => {
    expect(newPasswordProblem({ password: 'craie', confirmation: 'craie' })).toBe('tooShort')
    expect(newPasswordProblem({ password: 'craies', confirmation: 'craies' })).toBeNull()
  })

  it('has at most 256 characters', () => {
    const [longest, longer] = ['é'.repeat(256), 'é'.repeat(257)]
    expect(newPasswordProblem({ password: longest, confirmation: longest })).toBeNull()
    expect(newPasswordProblem({ password: longer, confirmation: longer })).toBe('tooLong')
  })
})
