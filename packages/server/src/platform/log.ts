import { setTimeout as pause } from 'node:timers/promises'
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

/** So many bytes wait for a destination that takes none; beyond them lines are lost, not the server’s memory. */
const heldBytes = 1_000_000

/**
 * The server's log, one JSON object a line on standard output (or the file of `fd`); a person at a terminal is told of
 * trouble only. A log that cannot be written, on a full disk or to somebody who has gone, ends nothing.
 */
export function createLog(isTerminal: boolean, fd = 1): Logger {
  const options = { level: isTerminal ? 'warn' : 'info', base: null, serializers }
  const manner = isTerminal ? { sync: true } : { sync: false, ...gathered }
  const destination = pino.destination({ fd, maxLength: heldBytes, ...manner })
  const log = pino(options, destination)
  outliveFailures(destination, log)
  return log
}

/** What could not be written is tried again with what follows; once all of it is, the log says that there was trouble. */
const outliveFailures = (destination: ReturnType<typeof pino.destination>, log: Logger): void => {
  let trouble: { readonly reason: string; lost: number } | null = null
  destination.on('error', (error) => {
    trouble ??= { reason: error.message, lost: 0 }
  })
  destination.on('drop', () => {
    trouble ??= { reason: 'too many lines waited', lost: 0 }
    trouble.lost += 1
  })
  destination.on('drain', () => {
    if (trouble === null) return
    const told = trouble
    trouble = null
    log.warn(told, 'the log could not be written for a while')
  })
  // At the exit of the process it would try for ever.
  const flushSync = destination.flushSync.bind(destination)
  destination.flushSync = () => {
    if (trouble === null) flushSync()
  }
}

/** Writes what still waits to be written, as far as a second allows: to be awaited before the process ends. */
export const finishLog = async (log: Logger): Promise<void> => {
  const written = new Promise<void>((resolve) => log.flush(() => resolve()))
  await Promise.race([written, pause(1_000)])
}

/** Writes one line for each answer of `app`, with the call it was for. */
export const logAnswers = (app: FastifyInstance): void => {
  app.addHook('onResponse', (request, reply, done) => {
    request.log.info({ req: request, res: reply, responseTime: reply.elapsedTime }, 'answered')
    done()
  })
}
