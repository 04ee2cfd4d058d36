import { digestHeader } from '@fonte/contract/answer/headers'
import type { ProblemAnswer, ProblemCode } from '@fonte/contract/problem'
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { brokenConstraint, isPassingState } from '../database.ts'
import { Problem } from '../problem.ts'
import { reasonOf } from '../start-error.ts'

const retryAfterOutage = 5

/** Codes of the network, of names that cannot be looked up, of a socket or file that is not there, and of too many open files. */
const networkCodes = /^(ECONN|EPIPE|ENOTFOUND|EAI_|ENOENT|ETIMEDOUT|EHOST|ENET|EMFILE|ENFILE)/

/** What the drivers say without a code. */
const drivers =
  /Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error|Query read timeout/

/** Failures that pass: another try may succeed, though nothing of the call changes. */
const isOutage = ({ code, message }: { readonly code?: unknown; readonly message: string }): boolean =>
  (typeof code === 'string' && (networkCodes.test(code) || isPassingState(code))) || drivers.test(message)

const codeByStatus: Readonly<Record<number, ProblemCode>> = {
  404: 'not-found',
  413: 'too-large',
  415: 'unsupported-media-type',
  416: 'range-unsatisfiable',
}

/** What a row pointed to went in the very moment in which it was written: its owner, or something that was sent. */
const vanished = (constraint: string): Problem =>
  new Problem(/_(user|creator)_id_fkey$/.test(constraint) ? 'signed-out' : 'invalid-input')

/** Turns whatever was thrown into a problem of the contract; only what is nobody's fault but ours becomes `internal`. */
export const problemOf = (error: Error & { readonly statusCode?: number; readonly code?: string }): Problem => {
  if (error instanceof Problem) return error
  if (isOutage(error)) return new Problem('unavailable', { retryAfter: retryAfterOutage })
  const constraint = brokenConstraint(error)
  if (constraint?.endsWith('_fkey')) return vanished(constraint)
  const status = error.statusCode ?? 500
  if (status >= 500) return new Problem('internal')
  return new Problem(codeByStatus[status] ?? 'invalid-input')
}

/** A problem in the words of the contract. */
export const problemBody = ({ code, status, details }: Problem, requestId: string): ProblemAnswer => {
  const { errors, current } = details
  return {
    type: 'about:blank',
    title: code.replaceAll('-', ' '),
    status,
    code,
    request_id: requestId,
    ...(errors && { errors: [...errors] }),
    ...(current !== undefined && { current }),
  }
}

/** What an answer says of its body: where it fails after that was chosen, none of it is true of the problem. */
const ofBody = [digestHeader, 'etag', 'last-modified', 'content-encoding', 'content-length']

const answer = (problem: Problem, request: FastifyRequest, reply: FastifyReply) => {
  const { retryAfter } = problem.details
  for (const name of ofBody) reply.removeHeader(name)
  // A body may have been promised for a year: a failure that passes is asked for again.
  if (problem.status >= 500) reply.header('cache-control', 'no-store')
  if (retryAfter !== undefined) reply.header('retry-after', String(Math.ceil(retryAfter)))
  const body = JSON.stringify(problemBody(problem, request.id))
  return reply.code(problem.status).type('application/problem+json').send(body)
}

/** Refusals of who calls, not of what they send: many of them tell of an attack. */
const watched: readonly number[] = [401, 403, 429]

/** Gives every failure of `app` the one shape of the contract, and the log what the answer leaves out. */
export const handleErrors = (app: FastifyInstance): void => {
  app.setErrorHandler<FastifyError | Problem>((error, request, reply) => {
    const problem = problemOf(error)
    if (problem.status === 500) request.log.error({ err: error }, 'call failed')
    else if (watched.includes(problem.status)) request.log.info({ code: problem.code }, 'call refused')
    else if (problem.code === 'unavailable')
      request.log.warn({ reason: reasonOf(error.cause ?? error) }, 'cannot answer for now')
    return answer(problem, request, reply)
  })
}

/** What fails before it reaches any route passes by the hooks that give other answers their headers. */
export const bareHeaders = {
  'cache-control': 'no-store',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
}

/** Answers what fails before it reaches any route, such as an address that cannot be decoded. */
export const answerUnroutable = (error: FastifyError, request: FastifyRequest, reply: FastifyReply) =>
  answer(problemOf(error), request, reply.headers(bareHeaders))

/** Answers an unknown address below /api. */
export const answerUnknownPath = (request: FastifyRequest, reply: FastifyReply) =>
  answer(new Problem('not-found'), request, reply)
