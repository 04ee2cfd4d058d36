import { hash } from 'node:crypto'
import { brotliDecompressSync, gunzipSync, zstdDecompressSync } from 'node:zlib'
import etag from '@fastify/etag'
import { digestHeader } from '@fonte/contract/answer/headers'
import fastify, { type FastifyInstance } from 'fastify'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { compressAnswers } from './compress-answers.ts'

const long = { names: Array.from({ length: 200 }, (_, index) => `développé couché ${index}`) }

describe('an answer', () => {
  let app: FastifyInstance

  beforeEach(() => {
    app = fastify()
    compressAnswers(app)
    app.get('/long', async () => long)
    app.get('/short', async () => ({ name: 'développé couché' }))
    app.get('/picture', async (_, reply) => reply.type('image/png').send(Buffer.alloc(4096)))
  })

  afterEach(() => app.close())

  const get = (url: string, encodings?: string) =>
    app.inject({ url, headers: encodings === undefined ? {} : { 'accept-encoding': encodings } })

  it.each([
    ['zstd', 'gzip, deflate, br, zstd', zstdDecompressSync],
    ['br', 'gzip, deflate, br', brotliDecompressSync],
    ['gzip', 'gzip;q=0.5, br;q=0', gunzipSync],
  ])('travels as %s to who takes %s', async (encoding, taken, open) => {
    const { headers, rawPayload } = await get('/long', taken)
    expect(headers).toMatchObject({ 'content-encoding': encoding, vary: 'accept-encoding' })
    expect(headers['content-length']).toBe(String(rawPayload.length))
    expect(rawPayload.length).toBeLessThan(1000)
    expect(JSON.parse(open(rawPayload).toString())).toEqual(long)
  })

  it('travels as it is to who takes nothing else, and says that it might not have', async () => {
    const { headers, body } = await get('/long', 'identity')
    expect(headers).toMatchObject({ vary: 'accept-encoding' })
    expect(headers).not.toHaveProperty('content-encoding')
    expect(JSON.parse(body)).toEqual(long)
    expect((await get('/long')).body).toBe(body)
  })

  it('says the digest of what it is before compression, however it travels; a page says none', async () => {
    const digest = `sha-256=:${hash('sha256', JSON.stringify(long), 'base64')}:`
    for (const encodings of ['zstd', 'br', 'identity']) {
      expect((await get('/long', encodings)).headers[digestHeader]).toBe(digest)
    }
    expect((await get('/short')).headers[digestHeader]).toMatch(/^sha-256=:.{44}:$/)
    expect((await get('/picture')).headers).not.toHaveProperty(digestHeader)
  })

  it('says no digest where nothing has changed: what the caller has already would be held against that of nothing', async () => {
    const tagged = fastify()
    await tagged.register(etag)
    compressAnswers(tagged)
    tagged.get('/short', async () => ({ name: 'développé couché' }))
    const { headers } = await tagged.inject('/short')
    const again = await tagged.inject({ url: '/short', headers: { 'if-none-match': headers.etag } })
    expect(again.statusCode).toBe(304)
    expect(again.headers).not.toHaveProperty(digestHeader)
    await tagged.close()
  })

  it('is told as a failure when it cannot be sent once it was compressed', async () => {
    app.addHook('onSend', async (_request, reply) => {
      if (reply.hasHeader('content-encoding')) throw new Error('no room')
    })
    expect((await get('/long', 'br')).statusCode).toBe(500)
  })

  it('travels as it is when it is short, or no JSON', async () => {
    expect((await get('/short', 'br')).headers).not.toHaveProperty('content-encoding')
    expect((await get('/picture', 'br')).headers).not.toHaveProperty('content-encoding')
  })
})
