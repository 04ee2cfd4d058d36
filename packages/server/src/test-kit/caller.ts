import type { Route, RouteAnswer, RouteCall } from '@fonte/contract/route'
import { type OperationId, routes } from '@fonte/contract/routes'

type Routes = typeof routes

/** The input of an operation; one without any needs none. */
export type Input<O extends OperationId> = keyof RouteCall<Routes[O]> extends never ? [] : [input: RouteCall<Routes[O]>]

/** What an operation answers. */
export type Output<O extends OperationId> = RouteAnswer<Routes[O]>

/** Parts of a call that need not be in order. */
export interface RawInput {
  readonly params?: unknown
  readonly query?: unknown
  readonly body?: unknown
}

/** Calls operations: in the process of the test, over the network, or with the cookies of a page. */
export interface Caller {
  /** Answers what the operation answers. Throws when it is refused. */
  call<O extends OperationId>(operation: O, ...input: Input<O>): Promise<Output<O>>
}

/** One call as it is sent. */
export interface SentCall {
  readonly method: Route['method']
  /** Path and query, without the origin. */
  readonly path: string
  readonly body: unknown
}

/** Sends one call as a page of Fonte’s own origin would, and answers its status and text. */
type Send = (call: SentCall) => Promise<{ readonly status: number; readonly text: string }>

/** Path and query of a call. */
export const pathOf = (route: Route, { params = {}, query = {} }: RawInput): string => {
  const values = params as Record<string, unknown>
  const path = route.path.replaceAll(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(values[name])))
  const search = new URLSearchParams(
    Object.entries(query as object).flatMap(([name, value]): [string, string][] =>
      value === undefined ? [] : [[name, String(value)]],
    ),
  )
  return search.size > 0 ? `${path}?${search}` : path
}

/** A caller of a server that runs elsewhere. */
export const createCaller = (send: Send): Caller => ({
  call: async (operation, ...[input]) => {
    const route: Route = routes[operation]
    const given: RawInput = input ?? {}
    const { status, text } = await send({ method: route.method, path: pathOf(route, given), body: given.body })
    if (status >= 400) throw new Error(`${operation} was refused: ${status} ${text}`)
    return (text === '' ? undefined : JSON.parse(text)) as Output<typeof operation>
  },
})
