import type * as z from 'zod/mini'
import type { ProblemCode } from './problem.ts'

/**
 * Who may call an operation, which the server alone judges. `signed-in` is the default, and means one’s own rows;
 * `premium` is the premium flag, or an administrator; `owner-or-admin` one’s own rows, an administrator anybody’s.
 */
export type Access = 'anonymous' | 'signed-in' | 'premium' | 'owner-or-admin' | 'admin'

/** Which published rate limit an operation falls under (`docs/security.md` lists the numbers). */
export type RateClass =
  | 'read'
  | 'export'
  | 'write'
  | 'create'
  | 'import'
  | 'publish'
  | 'rating'
  | 'sign-in'
  | 'second-step'
  | 'sign-up'
  | 'mail'
  | 'link'
  | 'refresh'

type Schema = z.ZodMiniType

/** One operation of the programming interface: a row of a noun's route table. */
export interface Route {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  /** Fastify path; parameters as `:name`. */
  readonly path: `/api/${string}`
  /** One sentence for the published document. */
  readonly summary: string
  readonly access?: Access
  readonly rate: RateClass
  /** A read of much at once: few of one person's are worked on at the same time. */
  readonly heavy?: boolean
  /** Goes on for everybody while the service is closed for maintenance. */
  readonly duringMaintenance?: boolean
  /** The answer of a read is kept by no cache, not even the browser’s own; answers to changes never are. */
  readonly keptNowhere?: boolean
  readonly params?: Schema
  readonly query?: Schema
  readonly body?: Schema
  /** Bytes that the body may have; `smallBody` unless it says otherwise. */
  readonly largestBody?: number
  /** Shape of the answer; what it does not name never leaves the server. Absent: 204 without a body. */
  readonly answer?: Schema
  /** Problem codes beyond the common ones that this operation can answer. */
  readonly problems?: readonly ProblemCode[]
}

/** Bytes that a body may have where its row of the table names no other number: a form, every letter of four bytes. */
export const smallBody = 4096

/** A noun's operations by operation id. */
export type RouteTable = Readonly<Record<string, Route>>

/** Codes that the guards before an operation can answer, beyond the common ones and those of its row. */
export const guardProblems = ({ access, duringMaintenance }: Route): readonly ProblemCode[] => [
  ...(access === 'anonymous' ? [] : (['signed-out'] as const)),
  ...(access === 'admin' ? (['admin-required', 'second-factor-required'] as const) : []),
  ...(access === 'owner-or-admin' ? (['second-factor-required'] as const) : []),
  ...(access === 'premium' ? (['premium-required'] as const) : []),
  ...(duringMaintenance ? [] : (['maintenance'] as const)),
]

/** Declares a noun's table, keeping each row's exact type. */
export const defineRoutes = <const T extends RouteTable>(table: T): T => table

/** What nobody changes once it was read: the same type, read-only throughout. */
type Unchanging<T> = { readonly [K in keyof T]: Unchanging<T[K]> }

/** What an operation answers by this schema. */
export type Answered<S extends Schema> = Unchanging<z.output<S>>

/** A schema of the domain’s type `T`: the noun is the domain’s, the schema says how it travels. */
export type Describes<T> = z.ZodMiniType<T>

type Parsed<S> = S extends Schema ? Answered<S> : undefined
type Sent<S> = S extends Schema ? Unchanging<z.input<S>> : undefined

/** What a handler receives of the call, checked against the table. */
export interface RouteInput<R extends Route> {
  readonly params: Parsed<R['params']>
  readonly query: Parsed<R['query']>
  readonly body: Parsed<R['body']>
}

/** What a client passes to call the operation: only the parts its row declares. */
export type RouteCall<R extends Route> = {
  readonly [K in 'params' | 'query' | 'body' as R[K] extends Schema ? K : never]: Sent<R[K]>
}

/** What the operation answers; nothing for an empty answer. */
export type RouteAnswer<R extends Route> = R['answer'] extends Schema ? Answered<R['answer']> : void
