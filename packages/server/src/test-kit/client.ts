import { isDeepStrictEqual } from 'node:util'
import { setModel, setModelHeader } from '@fonte/contract/answer/headers'
import { commonProblems, type ProblemAnswer, problemSchema } from '@fonte/contract/problem'
import { guardProblems, type Route } from '@fonte/contract/route'
import { type OperationId, routes } from '@fonte/contract/routes'
import type { FastifyInstance, LightMyRequestResponse } from 'fastify'
import * as z from 'zod/mini'
import { type Caller, type Input, type Output, pathOf, type RawInput } from './caller.ts'
import { type CookieJar, createCookieJar } from './cookie-jar.ts'

interface Answer {
  readonly status: number
  readonly retryAfter: number | null
  readonly body: unknown
}

/** A browser that calls operations and checks each answer by the contract. */
export interface Client extends Caller {
  readonly jar: CookieJar
  /** Calls an operation that is to be refused, and returns the problem. */
  refusal<O extends OperationId>(
    operation: O,
    ...input: Input<O>
  ): Promise<ProblemAnswer & { retryAfter: number | null }>
  /** Calls an operation with anything at all; answers whatever comes, checked by the contract. */
  send(operation: OperationId, input: RawInput): Promise<Answer>
  /** The same browser with a page that knows no details of a program's sets, as of a version before. */
  former(): Client
  /** The same address, with cookies stolen or copied from this browser. */
  copy(): Client
}

export interface ClientOptions {
  readonly publicUrl: string
  readonly now: () => number
  readonly address?: string | undefined
  /** The user agent that it says it is. */
  readonly agent?: string | undefined
  readonly jar?: CookieJar
  readonly isFormer?: boolean
}

/** A call that the server refused. */
class RefusedCall extends Error {
  readonly answer: Answer

  constructor(operation: string, answer: Answer) {
    super(`${operation} was refused: ${answer.status} ${JSON.stringify(answer.body)}`)
    this.answer = answer
  }
}

/** What a success carries: all that its schema names, and nothing else. */
const promised = (operation: OperationId, schema: z.ZodMiniType, response: LightMyRequestResponse): unknown => {
  const sent: unknown = response.json()
  const body = z.parse(schema, sent)
  if (!isDeepStrictEqual(body, sent)) throw new Error(`${operation} sent more than the contract names`)
  return body
}

/** The answer as the contract has it: a success by its schema, a refusal by the codes that its row declares. */
const checked = (operation: OperationId, response: LightMyRequestResponse): Answer => {
  const route: Route = routes[operation]
  const { statusCode: status, headers } = response
  const retryAfter = headers['retry-after'] === undefined ? null : Number(headers['retry-after'])
  if (status === 204 && !route.answer) return { status, retryAfter, body: undefined }
  if (status === 200 && route.answer) return { status, retryAfter, body: promised(operation, route.answer, response) }
  if (!headers['content-type']?.toString().startsWith('application/problem+json')) {
    throw new Error(`${operation} answered ${status} as ${headers['content-type']}`)
  }
  const problem = z.parse(problemSchema, response.json())
  const declared: readonly string[] = [...commonProblems, ...(route.problems ?? []), ...guardProblems(route)]
  if (!declared.includes(problem.code)) throw new Error(`${operation} answered the undeclared code ${problem.code}`)
  return { status, retryAfter, body: problem }
}

/** A new browser; `address` is the network address it calls from. */
export const createClient = (app: FastifyInstance, options: ClientOptions): Client => {
  const jar = options.jar ?? createCookieJar(options.now)
  const send = async (operation: OperationId, input: RawInput): Promise<Answer> => {
    const route: Route = routes[operation]
    const cookie = jar.header()
    const response = await app.inject({
      method: route.method,
      url: pathOf(route, input),
      remoteAddress: options.address ?? '127.0.0.1',
      headers: {
        origin: options.publicUrl,
        ...(options.agent !== undefined && { 'user-agent': options.agent }),
        ...(cookie !== undefined && { cookie }),
        ...(input.body !== undefined && { 'content-type': 'application/json' }),
        ...(!options.isFormer && { [setModelHeader]: setModel }),
      },
      ...(input.body !== undefined && { payload: JSON.stringify(input.body) }),
    })
    jar.take([response.headers['set-cookie'] ?? []].flat())
    return checked(operation, response)
  }
  const outcome = async (operation: OperationId, input: RawInput = {}) => {
    const answer = await send(operation, input)
    return { answer, refused: answer.status >= 400 }
  }
  return {
    jar,
    send,
    call: async (operation, ...[input]) => {
      const { answer, refused } = await outcome(operation, input)
      if (refused) throw new RefusedCall(operation, answer)
      return answer.body as Output<typeof operation>
    },
    refusal: async (operation, ...[input]) => {
      const { answer, refused } = await outcome(operation, input)
      if (!refused) throw new Error(`${operation} was not refused`)
      return { ...(answer.body as ProblemAnswer), retryAfter: answer.retryAfter }
    },
    former: () => createClient(app, { ...options, jar, isFormer: true }),
    copy: () => createClient(app, { ...options, jar: jar.copy() }),
  }
}
