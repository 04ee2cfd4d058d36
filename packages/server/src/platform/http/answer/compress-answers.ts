import type { FastifyInstance, FastifyReply } from 'fastify'
import { compress, encodingFor } from './encoding.ts'

/** Smaller answers travel in one packet as they are (bytes). */
const threshold = 1024

const isJson = (reply: FastifyReply): boolean => /\bjson\b/.test(String(reply.getHeader('content-type')))

/** Compresses the JSON that `app` answers for callers who take it; what was compressed before stays as it is. */
export const compressAnswers = (app: FastifyInstance): void => {
  app.addHook('onSend', async (request, reply, payload) => {
    if (typeof payload !== 'string' && !Buffer.isBuffer(payload)) return payload
    if (!isJson(reply) || reply.hasHeader('content-encoding') || Buffer.byteLength(payload) < threshold) return payload
    reply.header('vary', 'accept-encoding')
    const encoding = encodingFor(request.headers['accept-encoding'])
    if (!encoding) return payload
    const body = await compress(encoding, Buffer.from(payload), 'low')
    reply.header('content-encoding', encoding)
    reply.removeHeader('content-length')
    return body
  })
}
