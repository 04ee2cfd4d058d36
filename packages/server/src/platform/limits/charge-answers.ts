import type { FastifyInstance } from 'fastify'
import type { Limiter } from './limiter.ts'

/** Counts the bytes of each answer of `app`, before they are compressed, against the person it goes to. */
export const chargeAnswers = (app: FastifyInstance, limiter: Limiter): void => {
  app.addHook('onSend', async (request, _reply, payload) => {
    if (typeof payload === 'string' || Buffer.isBuffer(payload)) {
      await limiter.chargeAnswer(request, Buffer.byteLength(payload))
    }
    return payload
  })
}
