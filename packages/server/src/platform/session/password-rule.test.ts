import { describe, expect, it } from 'vitest'
import { Problem } from '../problem.ts'
import { requireGoodPassword } from './password-rule.ts'

const refusal = (password: string) => {
  try {
    requireGoodPassword(password, ['Zoé Lefèvre', 'zoe_du_93'])
    return null
  } catch (failure) {
    return failure instanceof Problem ? { code: failure.code, errors: failure.details?.errors } : failure
  }
}

describe('a new password', () => {
  it('is taken when it is hard to guess', () => {
    expect(refusal('grand écart 42')).toBeNull()
  })

  it.each([
    ['motdepasse', 'password-too-common'],
    ['fonte', 'invalid-input'],
    ['fonte123', 'password-too-common'],
    ['lefevre1', 'password-own-name'],
  ])('is refused for what is easy about it: %s', (password, code) => {
    expect(refusal(password)).toMatchObject({ code })
  })

  it.each([
    ['is too short', 'k3%vz', 'too_small'],
    ['is too long', 'xk'.repeat(129), 'too_big'],
  ])('is refused with its place in the form when it %s', (_, password, reason) => {
    expect(refusal(password)).toEqual({ code: 'invalid-input', errors: [{ path: 'body.password', reason }] })
  })
})
