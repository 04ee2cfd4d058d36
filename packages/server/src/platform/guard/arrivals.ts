import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { answerUnreadable } from '../http/unreadable.ts'
import { countedAddressOf } from '../limits/network-address.ts'
import { Problem } from '../problem.ts'

/** Bodies on their way to this server. Until its sender turns out to be signed in, a body counts for its network address. */
export interface Arrivals {
  /** Follows the body of a call until it is there, and hangs up when that takes too long. */
  follow(request: FastifyRequest, reply: FastifyReply): void
  /** Refuses a call whose address has too many bodies on their way. @throws Problem `rate-limited` */
  requireRoom(request: FastifyRequest, reply: FastifyReply): void
  /** Counts a body no more: its sender is signed in. */
  release(request: FastifyRequest): void
}

export interface ArrivalBounds {
  /** Bodies of one network address that may be on their way at once. */
  readonly perAddress: number
  /** How long (ms) each of them may take. */
  readonly longest: number
}

/** Who presses a button sends one small body; a hundred do so at once from one gym. */
export const arrivalBounds: ArrivalBounds = { perAddress: 100, longest: 30_000 }

/** Seconds after which there may be room again. */
const retryAfter = 5

const hasBody = ({ headers }: FastifyRequest): boolean =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0

const hangUp = ({ raw }: FastifyRequest, reply: FastifyReply): void => {
  if (reply.sent) raw.socket.destroy()
  else answerUnreadable(Object.assign(new Error('slow body'), { code: 'ERR_HTTP_REQUEST_TIMEOUT' }), raw.socket)
}

/** Follows bodies within these bounds. */
export const createArrivals = ({ perAddress, longest } = arrivalBounds): Arrivals => {
  const counts = new Map<string, number>()
  const releases = new WeakMap<FastifyRequest, () => void>()
  const add = (address: string, number: number): void => {
    const sum = (counts.get(address) ?? 0) + number
    if (sum === 0) counts.delete(address)
    else counts.set(address, sum)
  }
  const release = (request: FastifyRequest): void => {
    releases.get(request)?.()
    releases.delete(request)
  }
  return {
    follow: (request, reply) => {
      if (!hasBody(request)) return
      const address = countedAddressOf(request)
      add(address, 1)
      const slow = setTimeout(hangUp, longest, request, reply).unref()
      releases.set(request, () => {
        clearTimeout(slow)
        add(address, -1)
      })
      for (const end of ['end', 'close']) request.raw.once(end, () => release(request))
      // What nobody reads, because the call was refused, flows away.
      reply.raw.once('finish', () => request.raw.resume())
    },
    requireRoom: (request, reply) => {
      if (!releases.has(request) || (counts.get(countedAddressOf(request)) ?? 0) <= perAddress) return
      // On an open connection the refused body would come all the same.
      reply.header('connection', 'close')
      release(request)
      throw new Problem('rate-limited', { retryAfter })
    },
    release,
  }
}

/** Follows every body that comes to `app`; the guards of the table release those of people who are signed in. */
export const followArrivals = (app: FastifyInstance, arrivals: Arrivals): void => {
  app.addHook('onRequest', (request, reply, done) => {
    arrivals.follow(request, reply)
    if (request.is404) arrivals.requireRoom(request, reply)
    done()
  })
}
