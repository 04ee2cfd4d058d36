import { Readable } from 'node:stream'
import type { ProblemCode } from '@fonte/contract/problem'
import { type Route, type RouteAnswer, type RouteInput, type RouteTable, smallBody } from '@fonte/contract/route'
import type { FastifyInstance, FastifyReply, FastifyRequest, RouteOptions } from 'fastify'
import * as z from 'zod/mini'
import { createGuard } from '../guard/guard.ts'
import { inTurn } from '../guard/turn.ts'
import type { JsonStream } from '../json-stream.ts'
import type { Platform } from '../platform.ts'
import { Problem, type ProblemDetails } from '../problem.ts'
import { findRevision, type StoredRevision } from '../revision-store.ts'
import type { Caller } from '../session/caller.ts'
import { schemaOfAnswers } from './answer/answer-schema.ts'
import { JsonText } from './answer/json-text.ts'
import { answerVersioned, type Versioned } from './answer/versioned.ts'
import { checkInput } from './checked-input.ts'
import { tellRevision } from './revision-header.ts'

type DeclaredProblem<R extends Route> = R['problems'] extends readonly ProblemCode[] ? R['problems'][number] : never

/**
 * A signed-in operation knows its user; an anonymous one has a visitor, who may be signed in or not. `owner` says whose rows
 * the call may touch: those of the user, or anybody's (null) for an administrator.
 */
type Person<R extends Route> = R['access'] extends 'anonymous'
  ? { readonly visitor: Caller | null }
  : R['access'] extends 'owner-or-admin'
    ? { readonly user: Caller; readonly owner: string | null }
    : { readonly user: Caller }

/** What a handler receives: the checked input, who calls, and the way to fail with a code its table row declares. */
export type Call<R extends Route> = RouteInput<R> &
  Person<R> & {
    fail(code: DeclaredProblem<R>, details?: ProblemDetails): never
    readonly request: FastifyRequest
    readonly reply: FastifyReply
  }

type Answering<R extends Route> = (
  call: Call<R>,
) => Promise<RouteAnswer<R> | JsonStream<RouteAnswer<R>> | JsonText<RouteAnswer<R>>>

/** One handler for each operation of a table: a missing one, or a wrong answer, does not compile. */
export type Handlers<T extends RouteTable> = {
  readonly [K in keyof T]: Answering<T[K]> | Versioned<Call<T[K]>, RouteAnswer<T[K]>>
}

/** A call whose row of the table is not known any more. */
type AnyCall = Pick<Call<Route>, 'request' | 'reply'> & Record<string, unknown>

type AnyHandler = ((call: AnyCall) => Promise<unknown>) | Versioned<AnyCall, unknown>

const fail = (code: ProblemCode, details?: ProblemDetails): never => {
  throw new Problem(code, details)
}

/** Adds the operations of one noun to the server: address, guards, checks and answer all come from its table. */
export const implement = <T extends RouteTable>(
  app: FastifyInstance,
  platform: Platform,
  table: T,
  handlers: Handlers<T>,
): void => {
  for (const [operation, route] of Object.entries<Route>(table)) {
    // The loop forgets which row belongs to which handler; `Handlers<T>` has checked that they fit.
    const handler = handlers[operation as keyof T] as unknown as AnyHandler
    const schema = schemaOfAnswers(route.answer ?? z.null())
    // What a cache may answer would say where changes stood when it went into the cache.
    const isKeptNowhere = route.method !== 'GET' || route.keptNowhere
    const versioned =
      typeof handler === 'function' ? null : answerVersioned(schema, handler, (call) => checkInput(route, call))
    const guard = createGuard(platform, route)
    const options: RouteOptions = {
      method: route.method,
      url: route.path,
      bodyLimit: route.largestBody ?? smallBody,
      config: { routeClass: route.rate, ...(route.method !== 'GET' && { writing: operation }) },
      onRequest: guard.admit,
      onError: (request, _reply, error) => guard.noteFailure(request, error),
      handler: async (request, reply) => {
        if (isKeptNowhere) reply.header('cache-control', 'no-store')
        const person = guard.personOf(request)
        const call: AnyCall = { ...person, fail, request, reply }
        const caller = 'user' in person ? person.user : person.visitor
        const tell = (revision: StoredRevision | undefined) =>
          caller && revision && tellRevision(reply, platform.config.sessionKeys, caller.id, revision)
        if (isKeptNowhere) tell(caller?.revision)
        const turn = <T>(work: (confirmed: object) => Promise<T>) =>
          inTurn(platform, { route, caller, reply }, async () => work(await guard.confirm(request)))
        const answer =
          typeof handler === 'function'
            ? await turn(async (confirmed) => handler(checkInput(route, { ...call, ...confirmed })))
            : await versioned?.(call, turn)
        if (reply.sent) return reply
        if (caller && route.method !== 'GET' && !(answer instanceof Readable))
          tell(await findRevision(caller.id, platform.database.read))
        if (!route.answer) return reply.code(204).send()
        reply.type('application/json; charset=utf-8')
        if (answer instanceof Readable) return reply.send(answer)
        if (answer instanceof JsonText) return reply.send(answer.text)
        return reply.send(reply.serializeInput(answer as Record<string, unknown>, schema()))
      },
    }
    app.route(options)
  }
}
