import pg from 'pg'
import { describe, expect, it } from 'vitest'
import { isRefusedStatement } from '../database.ts'
import { problemOf } from './errors.ts'

const failure = (code: string, message = 'curious') => Object.assign(new Error(message), { code })

const refusal = (code: string) => Object.assign(new pg.DatabaseError('curious', 1, 'error'), { code })

describe('a failure that passes', () => {
  it.each([
    '08006',
    '25006',
    '40001',
    '40P01',
    '53100',
    '53200',
    '53300',
    '55P03',
    '57014',
    '57P01',
    '57P02',
    '57P03',
    '58030',
    'ECONNREFUSED',
    'ECONNRESET',
    'EPIPE',
    'ENOTFOUND',
    'EAI_AGAIN',
    'ETIMEDOUT',
    'EHOSTUNREACH',
    'EHOSTDOWN',
    'ENETUNREACH',
    'ENETDOWN',
  ])('is answered as such, with the time of another try: %s', (code) => {
    const { status, code: answered, details } = problemOf(failure(code))
    expect([status, answered, details.retryAfter]).toEqual([503, 'unavailable', 5])
    expect(/^\d/.test(code) && isRefusedStatement(refusal(code))).toBe(false)
  })

  it('is known by its words where the driver gives no code', () => {
    for (const message of ['Connection terminated unexpectedly', 'Query read timeout']) {
      expect(problemOf(new Error(message)).code).toBe('unavailable')
    }
  })
})

describe('a failure of ours', () => {
  it.each(['22P02', '23505', '42601', '42501', 'XX000', 'ERR_INVALID_ARG_TYPE'])('is answered as such: %s', (code) => {
    expect(problemOf(failure(code)).code).toBe('internal')
  })

  it('is the statement’s own where PostgreSQL refused it for what it says or meets', () => {
    for (const code of ['22P02', '23505', '23514', '42501', 'P0001', '55000']) {
      expect(isRefusedStatement(refusal(code))).toBe(true)
    }
    expect(isRefusedStatement(refusal('XX000'))).toBe(false)
    expect(isRefusedStatement(failure('23505'))).toBe(false)
  })
})
