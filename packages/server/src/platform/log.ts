import type { FastifyReply, FastifyRequest } from 'fastify'
import { type Logger, pino } from 'pino'

/** Neither addresses nor queries are written down: they tell who somebody is, or hold what only they may know. */
const serializers = {
  req: ({ method, url }: FastifyRequest) => ({ method, path: url.replace(/\?.*$/s, '') }),
  res: ({ statusCode }: FastifyReply) => ({ statusCode }),
}

/** The server's log, one JSON object a line on standard output; a person at a terminal is told of trouble only. */
export function createLog(isTerminal: boolean): Logger {
  return pino({ level: isTerminal ? 'warn' : 'info', base: null, serializers })
}
