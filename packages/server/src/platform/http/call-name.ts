import { callHeader, callNames } from '@fonte/contract/answer/headers'
import type { FastifyInstance } from 'fastify'

/** Has every answer repeat the name that its call came under, so that a client knows it for the answer to this call. */
export const repeatCallName = (app: FastifyInstance): void => {
  app.addHook('onRequest', (request, reply, done) => {
    const name = request.headers[callHeader]
    if (typeof name === 'string' && callNames.test(name)) reply.header(callHeader, name)
    done()
  })
}
