import { revisionHeader } from '@fonte/contract/answer/headers'
import type { ProblemCode } from '@fonte/contract/problem'
import type { Route, RouteAnswer, RouteInput, RouteTable } from '@fonte/contract/route'
import type { FastifyInstance, FastifyReply, FastifyRequest, RouteOptions } from 'fastify'
import * as z from 'zod/mini'
import type { JsonText } from '../json-text.ts'
import type { Platform } from '../platform.ts'
import { Problem, type ProblemDetails } from '../problem.ts'
import { findRevision, type Revision } from '../revision-store.ts'
import type { Caller } from '../session/caller.ts'
import { answerSchema } from './json-schema.ts'
import { requireOwnOrigin } from './origin.ts'
import { answerVersioned, type Versioned } from './versioned.ts'

type DeclaredProblem<R extends Route> = R['problems'] extends readonly ProblemCode[] ? R['problems'][number] : never

/** A signed-in operation knows its user; an anonymous one has a visitor, who may be signed in or not. */
type Person<R extends Route> = R['access'] extends 'anonymous'
  ? { readonly visitor: Caller | null }
  : { readonly user: Caller }

/** What a handler receives: the checked input, who calls, and the way to fail with a code its table row declares. */
export type Call<R extends Route> = RouteInput<R> &
  Person<R> & {
    fail(code: DeclaredProblem<R>, details?: ProblemDetails): never
    readonly request: FastifyRequest
    readonly reply: FastifyReply
  }

type Answering<R extends Route> = (call: Call<R>) => Promise<RouteAnswer<R> | JsonText<RouteAnswer<R>>>

/** One handler for each operation of a table: a missing one, or a wrong answer, does not compile. */
export type Handlers<T extends RouteTable> = {
  readonly [K in keyof T]: Answering<T[K]> | Versioned<Call<T[K]>, RouteAnswer<T[K]>>
}

/** A call whose row of the table is not known any more. */
type AnyCall = Pick<Call<Route>, 'request' | 'reply'> & Record<string, unknown>

type AnyHandler = ((call: AnyCall) => Promise<unknown>) | Versioned<AnyCall, unknown>

const inputParts = ['params', 'query', 'body'] as const

/** Checks one part of the input by its schema. @throws Problem `invalid-input` with the path and reason of each field. */
const parsePart = (schema: Route['body'], part: string, value: unknown): unknown => {
  if (!schema) return undefined
  const parsed = z.safeParse(schema, value)
  if (parsed.success) return parsed.data
  const errors = parsed.error.issues.map((issue) => ({
    path: [part, ...issue.path].join('.'),
    reason: issue.code === 'custom' ? issue.message : issue.code,
  }))
  throw new Problem('invalid-input', { errors })
}

/** Seconds after which somebody whom maintenance keeps out may look again. */
export const maintenanceRetry = 30

/**
 * Who calls, if the guards of the table let them.
 * @throws Problem `rate-limited`, `maintenance`, `signed-out`, `admin-required`
 */
const identify = async (platform: Platform, route: Route, request: FastifyRequest) => {
  const caller = await platform.authenticate(request)
  await platform.limiter.consume(route.rate, request, caller)
  const isAdmin = caller?.role === 'admin'
  const isClosed = platform.maintenance.isOn() && !route.duringMaintenance
  if (isClosed && !isAdmin) throw new Problem('maintenance', { retryAfter: maintenanceRetry })
  if (route.access === 'anonymous') return { visitor: caller }
  if (!caller) throw new Problem('signed-out')
  if (route.access === 'admin' && !isAdmin) throw new Problem('admin-required')
  return { user: caller }
}

const fail = (code: ProblemCode, details?: ProblemDetails): never => {
  throw new Problem(code, details)
}

/** Lets a device see whether the database still has all that it was told. */
const tellRevision = (reply: FastifyReply, revision: Revision | undefined): void => {
  if (revision) reply.header(revisionHeader, `${revision.number} ${revision.reset_at_number}`)
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
    const schema = route.answer && answerSchema(route.answer)
    const respond = typeof handler === 'function' ? handler : answerVersioned(JSON.stringify(schema), handler)
    // Reads may come from a cache, and then say what was true when they went into it.
    const tells = route.method !== 'GET' || operation === 'get-session'
    const parts = inputParts.filter((part) => route[part])
    const options: RouteOptions = {
      method: route.method,
      url: route.path,
      ...(route.answer && { schema: { response: { 200: schema } } }),
      handler: async (request, reply) => {
        if (route.method !== 'GET') requireOwnOrigin(request, platform.config.publicUrl)
        const person = await identify(platform, route, request)
        const caller = 'user' in person ? person.user : person.visitor
        if (tells) tellRevision(reply, caller?.revision)
        const call: AnyCall = { ...person, fail, request, reply }
        for (const part of parts) Object.assign(call, { [part]: parsePart(route[part], part, request[part]) })
        const answer = await respond(call)
        if (caller && route.method !== 'GET') tellRevision(reply, await findRevision(caller.id, platform.database.read))
        if (!route.answer) return reply.code(204).send()
        // No operation answers a bare string: this is JSON that the database wrote. As bytes, for its tag and its length
        // would have it encoded again.
        if (typeof answer === 'string') return reply.type('application/json; charset=utf-8').send(Buffer.from(answer))
        return answer
      },
    }
    app.route(options)
  }
}
