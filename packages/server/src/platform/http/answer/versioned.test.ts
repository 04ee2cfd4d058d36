import { hash } from 'node:crypto'
import { zstdDecompressSync } from 'node:zlib'
import { digestHeader } from '@fonte/contract/answer/headers'
import fastify, { type FastifyInstance } from 'fastify'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { schemaOfAnswers } from './answer-schema.ts'
import { answerVersioned } from './versioned.ts'

describe('an answer with a version', () => {
  let app: FastifyInstance
  let version: string
  let content: string
  let reads: number
  let turns = 0
  let duringRead: () => void

  beforeEach(() => {
    app = fastify()
    ;[version, content, reads, duringRead] = ['1', 'push', 0, () => undefined]
    const versioned = {
      version: () => version,
      answer: async () => {
        reads += 1
        const read = { content }
        duringRead()
        return read
      },
    }
    const schema = schemaOfAnswers(z.object({ content: z.string() }))
    const respond = answerVersioned(schema, versioned, (call) => call)
    app.get('/programs', (request, reply) =>
      respond({ request, reply }, (work) => {
        turns += 1
        return work()
      }),
    )
  })

  afterEach(() => app.close())

  const get = (headers = {}) => app.inject({ url: '/programs', headers })

  it('is read and compressed once for each version and encoding', async () => {
    const [first, second] = [await get({ 'accept-encoding': 'zstd' }), await get({ 'accept-encoding': 'br, zstd' })]
    expect(first.headers).toMatchObject({ 'content-encoding': 'zstd', vary: 'accept-encoding' })
    expect(zstdDecompressSync(second.rawPayload).toString()).toBe('{"content":"push"}')
    expect([first.headers.etag, reads]).toEqual([second.headers.etag, 1])
    expect((await get()).json()).toEqual({ content: 'push' })
    ;[version, content] = ['2', 'pull']
    expect((await get()).json()).toEqual({ content: 'pull' })
  })

  it('says the digest of its content before compression, also where its bytes were kept; 304 says none', async () => {
    const digest = `sha-256=:${hash('sha256', '{"content":"push"}', 'base64')}:`
    for (const encoding of ['zstd', 'zstd', 'identity']) {
      expect((await get({ 'accept-encoding': encoding })).headers[digestHeader]).toBe(digest)
    }
    const { headers } = await get()
    expect((await get({ 'if-none-match': headers.etag })).headers).not.toHaveProperty(digestHeader)
  })

  it('takes no turn among its caller’s calls where nothing is to be read', async () => {
    const { headers } = await get()
    const before = turns
    await get()
    await get({ 'if-none-match': headers.etag })
    expect(turns).toBe(before)
    version = '2'
    await get()
    expect(turns).toBe(before + 1)
  })

  it('is not sent to who has this version, whatever its encoding', async () => {
    const { headers } = await get({ 'accept-encoding': 'br' })
    const again = await get({ 'if-none-match': `"other", ${headers.etag}`, 'accept-encoding': 'gzip' })
    expect([again.statusCode, again.body, again.headers.etag]).toEqual([304, '', headers.etag])
    version = '2'
    expect((await get({ 'if-none-match': headers.etag })).statusCode).toBe(200)
  })

  it('that changed while it was read is read anew for the next version, not for the older one', async () => {
    duringRead = () => {
      ;[version, content] = ['2', 'pull']
    }
    expect((await get()).json()).toEqual({ content: 'push' })
    duringRead = () => undefined
    expect((await get()).json()).toEqual({ content: 'pull' })
    version = '1'
    expect([(await get()).json(), reads]).toEqual([{ content: 'push' }, 2])
  })
})
