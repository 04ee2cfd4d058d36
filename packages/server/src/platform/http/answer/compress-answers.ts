import type { FastifyInstance, FastifyReply } from 'fastify'
import { sayDigest } from './digest.ts'
import { compress, encodingFor } from './encoding.ts'

/** Smaller answers travel in one packet as they are (bytes). */
const threshold = 1024

const isJson = (reply: FastifyReply): boolean => /\bjson\b/.test(String(reply.getHeader('content-type')))

/**
 * Says the digest of the JSON that `app` answers, and compresses it for callers who take it; what was compressed before
 * stays as it is, and so does what is still being written.
 */
export const compressAnswers = (app: FastifyInstance): void => {
  app.addHook('onSend', (request, reply, payload, done) => {
    const isWhole = typeof payload === 'string' || Buffer.isBuffer(payload)
    if (!isWhole || reply.statusCode === 304 || !isJson(reply) || reply.hasHeader('content-encoding')) return done()
    sayDigest(reply, payload)
    if (Buffer.byteLength(payload) < threshold) return done()
    reply.header('vary', 'accept-encoding')
    const encoding = encodingFor(request.headers['accept-encoding'])
    if (!encoding) return done()
    // A promise, as what throws behind `done` would be answered by nobody.
    return compress(encoding, Buffer.from(payload), 'low').then((body) => {
      reply.header('content-encoding', encoding)
      reply.removeHeader('content-length')
      return body
    })
  })
}
