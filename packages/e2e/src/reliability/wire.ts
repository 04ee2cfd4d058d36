import { once } from 'node:events'
import { createServer, type IncomingMessage, request as openRequest, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'

/** An answer of the server, as it came. */
export interface Answer {
  readonly status: number
  readonly headers: Record<string, string | string[] | undefined>
  readonly body: Buffer
  /** After so many bytes of the body the connection is reset. */
  readonly cutAt?: number
}

/** Hands the request to the server, each time it is called; `handed` resolves once the server's machine has it. */
export type Deliver = () => { readonly handed: Promise<void>; readonly answer: Promise<Answer> }

/** What befalls a workout on its way: the answer that the browser gets, or null for a connection that is reset. */
export type Fate = (deliver: Deliver, asked: Asked) => Promise<Answer | null>

/** What the server is said to answer at a path, in place of its own text. */
export type Rewrite = (text: string) => string

/** The network between a browser and Fonte: real connections, which the browser has no way to foresee. */
export interface Wire {
  readonly url: string
  /** How often a finished workout was handed to the server so far. */
  readonly deliveries: number
  /** Resets every connection and each new one; the browser goes on believing that it is online. */
  cut(): void
  restore(): void
  /** Restores it for good: what was still to befall anything befalls it no more. */
  calm(): void
  /** From now on all calls of the programming interface meet this fate, or none any more. */
  interpose(fate: Fate | null): void
  /** Resets the calls of finished workouts only, until the answer is called. */
  holdWorkouts(): () => void
  /** Decides what befalls the next finished workout; resolves when it has. */
  befall(fate: Fate): Promise<void>
  /** Changes what is served at a path from now on. */
  rewrite(path: string, change: Rewrite): void
  close(): Promise<void>
}

/** What is known of a call before its body. */
export type Asked = Pick<IncomingMessage, 'method' | 'url' | 'headers'>

const forward = (target: string, { method = 'GET', url, headers }: Asked) =>
  openRequest(`${target}${url}`, { agent: false, headers, method })

const isWorkout = ({ method, url }: IncomingMessage) => method === 'POST' && url === '/api/workout-history'

/** The stream of events has no end to wait for: it is left alone. */
const isCall = ({ url }: IncomingMessage) => url?.startsWith('/api/') === true && url !== '/api/events'

const reset = ({ socket }: IncomingMessage) => socket.resetAndDestroy()

const pass = (target: string, request: IncomingMessage, response: ServerResponse) => {
  const onward = forward(target, request)
  request.pipe(onward)
  onward.on('error', () => reset(request))
  onward.on('response', (answer) => {
    response.writeHead(answer.statusCode ?? 502, answer.headers)
    answer.on('error', () => reset(request))
    answer.pipe(response)
  })
  response.on('close', () => onward.destroy())
}

const deliverOf =
  (target: string, request: Asked, body: Buffer, counted: () => void): Deliver =>
  () => {
    const onward = forward(target, request)
    const handed = once(onward, 'finish').then(() => undefined)
    const responded = once(onward, 'response') as Promise<[IncomingMessage]>
    const answer = responded.then(async ([message]) => {
      const { statusCode: status = 0, headers } = message
      return { status, headers, body: await buffer(message) }
    })
    // Whoever leaves one of the two out of account does not care for its failure either.
    for (const outcome of [handed, answer]) outcome.catch(() => undefined)
    counted()
    onward.end(body)
    return { handed, answer }
  }

const give = (response: ServerResponse, { status, headers, body, cutAt }: Answer) => {
  const { 'transfer-encoding': _, ...plain } = headers
  response.writeHead(status, status === 204 ? plain : { ...plain, 'content-length': body.length })
  if (cutAt === undefined) response.end(body)
  else response.write(body.subarray(0, cutAt), () => response.destroy())
}

/** Serves a changed text, asked for in plain and never from a cache. */
const serveChanged = async (target: string, request: IncomingMessage, response: ServerResponse, change: Rewrite) => {
  const { method, url } = request
  const { answer } = deliverOf(target, { method, url, headers: {} }, Buffer.alloc(0), () => undefined)()
  const { status, headers, body } = await answer
  const { etag: _, 'last-modified': __, ...rest } = headers
  give(response, { status, headers: rest, body: Buffer.from(change(body.toString())) })
}

/** Opens a wire to a server. */
export const openWire = async (target: string): Promise<Wire> => {
  const fates: { readonly fate: Fate; readonly over: () => void }[] = []
  const rewrites = new Map<string, Rewrite>()
  let isCut = false
  let isHeld = false
  let interposed: Fate | null = null
  let deliveries = 0
  const meet = async (request: IncomingMessage, response: ServerResponse) => {
    const counted = () => {
      if (isWorkout(request)) deliveries += 1
    }
    const deliver = deliverOf(target, request, await buffer(request), counted)
    const next = isWorkout(request) ? fates.shift() : undefined
    const fate = next?.fate ?? interposed ?? (() => deliver().answer)
    const answer = await fate(deliver, request).catch(() => null)
    if (answer) give(response, answer)
    else reset(request)
    next?.over()
  }
  const serve = async (request: IncomingMessage, response: ServerResponse) => {
    const change = rewrites.get(new URL(request.url ?? '/', target).pathname)
    if (isCut || (isHeld && isWorkout(request))) reset(request)
    else if (isWorkout(request) || (interposed && isCall(request))) await meet(request, response)
    else if (change) await serveChanged(target, request, response, change)
    else pass(target, request, response)
  }
  const server = createServer((request, response) => void serve(request, response).catch(() => reset(request)))
  server.on('connection', (socket) => socket.on('error', () => undefined))
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    get deliveries() {
      return deliveries
    },
    cut: () => {
      isCut = true
      server.closeAllConnections()
    },
    restore: () => {
      isCut = false
    },
    calm: () => {
      isCut = false
      interposed = null
      fates.length = 0
    },
    interpose: (fate) => {
      interposed = fate
    },
    holdWorkouts: () => {
      isHeld = true
      return () => {
        isHeld = false
      }
    },
    befall: (fate) => new Promise((over) => fates.push({ fate, over })),
    rewrite: (path, change) => void rewrites.set(path, change),
    close: async () => {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}
