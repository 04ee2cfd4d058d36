import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { type Logger, pino } from 'pino'

/** What of an error tells where and why it happened; PostgreSQL’s details repeat whole rows. */
const err = (error: Error & { readonly code?: unknown; readonly constraint?: unknown }) => {
  const { type, message, stack } = pino.stdSerializers.err(error)
  return { type, message, stack, code: error.code, constraint: error.constraint }
}

/** Neither addresses nor queries are written down: they tell who somebody is, or hold what only they may know. */
export const serializers = {
  err,
  req: ({ method, url }: FastifyRequest) => ({ method, path: url.replace(/\?.*$/s, '') }),
  res: ({ statusCode }: FastifyReply) => ({ statusCode }),
}

/** So many bytes of the log are gathered before they are written, and for so long (ms) at most. */
const gathered = { minLength: 4096, periodicFlush: 500 }

/** The server's log, one JSON object a line on standard output; a person at a terminal is told of trouble only. */
export function createLog(isTerminal: boolean): Logger {
  const options = { level: isTerminal ? 'warn' : 'info', base: null, serializers }
  return isTerminal ? pino(options) : pino(options, pino.destination({ sync: false, ...gathered }))
}

/** Writes one line for each answer of `app`, with the call it was for. */
export const logAnswers = (app: FastifyInstance): void => {
  app.addHook('onResponse', (request, reply, done) => {
    request.log.info({ req: request, res: reply, responseTime: reply.elapsedTime }, 'answered')
    done()
  })
}
