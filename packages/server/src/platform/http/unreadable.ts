import type { Socket } from 'node:net'
import type { ProblemCode } from '@fonte/contract/problem'
import type { FastifyInstance } from 'fastify'
import { Problem } from '../problem.ts'
import { bareHeaders, problemBody } from './errors.ts'

/** What Node's parser says, as far as it is told: anything else is `unreadable`. */
const codeOf: Readonly<Record<string, ProblemCode>> = {
  ERR_HTTP_REQUEST_TIMEOUT: 'timeout',
  HPE_HEADER_OVERFLOW: 'headers-too-large',
}

const asText = (problem: Problem): string => {
  const body = JSON.stringify(problemBody(problem, crypto.randomUUID()))
  const headers = {
    ...bareHeaders,
    connection: 'close',
    'content-type': 'application/problem+json',
    'content-length': Buffer.byteLength(body),
  }
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`)
  return [`HTTP/1.1 ${problem.status} ${problem.code}`, ...lines, '', body].join('\r\n')
}

/**
 * Answers what never becomes a request, such as bytes that are no HTTP, too large headers or a call that arrives too
 * slowly, and hangs up. The answer does not repeat what was sent.
 */
export const answerUnreadable = (failure: Error & { readonly code?: string }, socket: Socket): void => {
  if (failure.code === 'ECONNRESET' || socket.destroyed) return
  if (socket.writable) socket.write(asText(new Problem(codeOf[failure.code ?? ''] ?? 'unreadable')))
  socket.destroySoon()
}

const hostsIn = (rawHeaders: readonly string[]): number => {
  let hosts = 0
  for (let at = 0; at < rawHeaders.length; at += 2) {
    if (rawHeaders[at]?.length === 4 && rawHeaders[at]?.toLowerCase() === 'host') hosts += 1
  }
  return hosts
}

/** Lets two kinds of requests through to `app` that Node would refuse in its own, empty way, and refuses the first, and any that names two hosts. */
export const refuseAsOthers = (app: FastifyInstance): void => {
  app.addHook('onRequest', ({ headers, raw }, _reply, done) => {
    const isWithout = headers.host === undefined && raw.httpVersion !== '1.0'
    // Which of several counts is anybody’s guess, and a proxy’s may differ from ours.
    if (isWithout || hostsIn(raw.rawHeaders) > 1) done(new Problem('unreadable'))
    else done()
  })
  // Whoever expects something of a server that does not know what has to do without, as RFC 9110 allows.
  app.server.on('checkExpectation', (request, response) => app.routing(request, response))
}
