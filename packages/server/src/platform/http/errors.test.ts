import { Readable } from 'node:stream'
import { digestHeader } from '@fonte/contract/answer/headers'
import fastify from 'fastify'
import pg from 'pg'
import { describe, expect, it } from 'vitest'
import { isRefusedStatement } from '../database.ts'
import { compressAnswers } from './answer/compress-answers.ts'
import { digestOf } from './answer/digest.ts'
import { handleErrors, problemOf } from './errors.ts'

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

describe('a failure after the body of an answer was chosen', () => {
  it('is answered without what was said of that body, and says its own digest', async () => {
    const app = fastify()
    handleErrors(app)
    app.addHook('onSend', async (_request, reply) => {
      if (reply.statusCode === 200) throw failure('57P01')
    })
    compressAnswers(app)
    const said = { etag: 'W/"programs"', 'content-encoding': 'zstd', [digestHeader]: digestOf('programs') }
    app.get('/', (_request, reply) => reply.headers(said).type('application/json').send(Buffer.from('programs')))
    const { statusCode, headers, body } = await app.inject('/')
    expect([statusCode, JSON.parse(body).code]).toEqual([503, 'unavailable'])
    expect([headers.etag, headers['content-encoding']]).toEqual([undefined, undefined])
    expect(headers[digestHeader]).toBe(digestOf(body))
    await app.close()
  })

  it('is kept nowhere, and says nothing of a file that could not be opened', async () => {
    const app = fastify()
    handleErrors(app)
    const said = { etag: '"file"', 'content-encoding': 'br', 'cache-control': 'public, max-age=31536000, immutable' }
    const unopened = () =>
      new Readable({
        read() {
          this.destroy(failure('EMFILE'))
        },
      })
    app.get('/', (_request, reply) => reply.headers(said).type('text/javascript').send(unopened()))
    const { statusCode, headers, body } = await app.inject('/')
    expect([statusCode, JSON.parse(body).code]).toEqual([503, 'unavailable'])
    expect(headers['cache-control']).toBe('no-store')
    expect([headers.etag, headers['content-encoding']]).toEqual([undefined, undefined])
    await app.close()
  })
})
