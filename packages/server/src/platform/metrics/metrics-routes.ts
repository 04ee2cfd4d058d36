import { timingSafeEqual } from 'node:crypto'
import fastify, { type FastifyInstance, type FastifyRequest } from 'fastify'
import { isLoopbackUrl } from '../config.ts'
import { answerUnknownPath, bareHeaders, handleErrors } from '../http/errors.ts'
import type { Platform } from '../platform.ts'
import { Problem } from '../problem.ts'
import { hashSecret } from '../session/tokens.ts'
import { reasonOf, StartError } from '../start-error.ts'
import type { Metrics } from './metrics.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** How the answers of a route are counted: the class of its limit, or `stream`. */
    readonly routeClass?: string
    /** Id of an operation that changes something. */
    readonly writing?: string
  }
}

const metricsPath = '/metrics'

const countAnswers = (app: FastifyInstance, metrics: Metrics): void => {
  app.addHook('onRequest', (request, reply, done) => {
    if (request.routeOptions.config.routeClass === 'stream') {
      metrics.streamOpened()
      reply.raw.once('close', metrics.streamClosed)
    }
    done()
  })
  app.addHook('onResponse', (request, reply, done) => {
    const { routeClass = 'page', writing } = request.routeOptions.config
    const figures = { routeClass, status: reply.statusCode, seconds: reply.elapsedTime / 1_000 }
    metrics.answered(writing ? { ...figures, writing } : figures)
    done()
  })
}

const carries = ({ headers }: FastifyRequest, token: string): boolean =>
  timingSafeEqual(hashSecret(headers.authorization ?? ''), hashSecret(`Bearer ${token}`))

const answerWith = (app: FastifyInstance, metrics: Metrics, admit: (request: FastifyRequest) => void): void => {
  app.get(metricsPath, async (request, reply) => {
    admit(request)
    return reply
      .type(metrics.contentType)
      .header('cache-control', 'no-store')
      .send(await metrics.text())
  })
}

/** A server of its own on the loopback, for a Prometheus on this machine; a page of somebody’s browser is refused. */
const listenLocally = (app: FastifyInstance, metrics: Metrics, port: number): void => {
  const local = fastify({ forceCloseConnections: true })
  handleErrors(local)
  local.addHook('onRequest', async (_request, reply) => {
    reply.headers(bareHeaders)
  })
  local.setNotFoundHandler(answerUnknownPath)
  answerWith(local, metrics, ({ headers }) => {
    if (!isLoopbackUrl(`http://${headers.host ?? ''}`)) throw new Problem('not-found')
  })
  app.addHook('onReady', async () => {
    await local.listen({ host: '127.0.0.1', port }).catch((error: unknown) => {
      throw new StartError(`The figures cannot be shown on port ${port} (METRICS_PORT): ${reasonOf(error)}.`)
    })
  })
  app.addHook('onClose', () => local.close())
}

/**
 * Counts the answers of `app`, and shows the figures at `/metrics`: on a port of the loopback, to whoever carries the token,
 * or not at all. The address of a caller opens nothing on the public port: a proxy comes from the loopback, too.
 */
export const addMetrics = async (app: FastifyInstance, platform: Platform): Promise<void> => {
  const { port, token } = platform.config.metrics
  if (port === null && token === null) {
    app.get(metricsPath, async () => {
      throw new Problem('not-found')
    })
    return
  }
  // Its library takes memory, which a server without figures shall not need.
  const { createMetrics } = await import('./metrics.ts')
  const metrics = createMetrics(platform)
  app.addHook('onClose', async () => metrics.stop())
  countAnswers(app, metrics)
  if (port !== null) listenLocally(app, metrics, port)
  answerWith(app, metrics, (request) => {
    if (token === null) throw new Problem('not-found')
    if (!carries(request, token)) throw new Problem('signed-out')
  })
}
