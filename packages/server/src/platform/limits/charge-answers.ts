import type { FastifyInstance, FastifyReply } from 'fastify'
import type { Limiter } from './limiter.ts'

const plainSizes = new WeakMap<FastifyReply, number>()

/** Says how large (bytes) an answer is that is sent as it was compressed once for many. */
export const notePlainSize = (reply: FastifyReply, bytes: number): void => {
  plainSizes.set(reply, bytes)
}

/** Counts the bytes of each answer of `app`, before they are compressed, against the person it goes to. */
export const chargeAnswers = (app: FastifyInstance, limiter: Limiter): void => {
  app.addHook('onSend', (request, reply, payload, done) => {
    const isWhole = typeof payload === 'string' || Buffer.isBuffer(payload)
    const size = isWhole ? (plainSizes.get(reply) ?? Buffer.byteLength(payload)) : 0
    const counted = limiter.chargeAnswer(request, size)
    // A promise, as what throws behind `done` would be answered by nobody.
    return counted ? counted.then(() => payload) : done()
  })
}
