import { personHeader } from '@fonte/contract/answer/headers'
import type { ProblemCode } from '@fonte/contract/problem'
import type { Route } from '@fonte/contract/route'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { problemOf } from '../http/errors.ts'
import { countedAddressOf } from '../limits/network-address.ts'
import type { Platform } from '../platform.ts'
import { Problem } from '../problem.ts'
import type { Caller } from '../session/caller.ts'
import { requireOwnOrigin } from './origin.ts'

/** Who calls: the person signed in, or a visitor who may be signed in or not. */
type Person = { readonly user: Caller; readonly owner?: string | null } | { readonly visitor: Caller | null }

/** A call that was let pass, and when (epoch ms). */
interface Admitted {
  readonly person: Person
  readonly at: number
}

/** What stands before an operation: it decides by the head of a call, before anything of its body is read. */
export interface Guard {
  /** Refuses the call or notes who makes it. @throws Problem `wrong-origin`, `rate-limited`, `maintenance`, `signed-out`, `premium-required`, `admin-required`, `second-factor-required` */
  admit(request: FastifyRequest, reply: FastifyReply): Promise<void>
  /** Counts a call that failed, where failures count. */
  noteFailure(request: FastifyRequest, error: Error): Promise<void>
  /** Who makes a call that was admitted. */
  personOf(request: FastifyRequest): Person
  /**
   * The same at the moment in which its work begins: looked up once more where its body, or its turn, was long in coming.
   * @throws Problem `maintenance`, `signed-out`, `premium-required`, `admin-required`, `second-factor-required`
   */
  confirm(request: FastifyRequest): Promise<Person>
}

/** So long (ms) after the head of a call what it said of its caller is taken to be so. */
const fresh = 1_000

/** Seconds after which somebody whom maintenance keeps out may look again. */
export const maintenanceRetry = 30

/** What counts against a network address. A foreign origin does not: other sites could use up a visitor's allowance. */
const failures: readonly ProblemCode[] = [
  'invalid-input',
  'unreadable',
  'too-large',
  'unsupported-media-type',
  'wrong-credentials',
  'wrong-password',
  'wrong-code',
  'link-invalid',
]

/** Who calls, counted for that person; a token that was refused a moment ago is not looked up again. */
const identify = async (platform: Platform, { rate }: Route, request: FastifyRequest): Promise<Caller | null> => {
  const { authenticate, cookies, limiter } = platform
  const { access } = cookies.tokens(request)
  limiter.admitToken(rate, access)
  const caller = await authenticate(request)
  if (caller) await limiter.consumePerson(rate, request, caller, access)
  // The page shows somebody else, whose session was replaced in this browser: what they do is not done in this name.
  if (caller && (request.headers[personHeader] ?? caller.id) !== caller.id) throw new Problem('signed-out')
  return caller
}

/** Who may go on, if access and maintenance allow it. */
const permit = (platform: Platform, route: Route, caller: Caller | null): Person => {
  const isAdmin = caller?.role === 'admin'
  const isClosed = platform.maintenance.isOn() && !route.duringMaintenance
  if (isClosed && !isAdmin) throw new Problem('maintenance', { retryAfter: maintenanceRetry })
  if (route.access === 'anonymous') return { visitor: caller }
  if (!caller) throw new Problem('signed-out')
  if (route.access === 'admin' && !isAdmin) throw new Problem('admin-required')
  const isForAdmins = route.access === 'admin' || route.access === 'owner-or-admin'
  if (isForAdmins && isAdmin && !caller.mayAdminister) throw new Problem('second-factor-required')
  if (route.access === 'premium' && !isAdmin && !caller.isPremium) throw new Problem('premium-required')
  return route.access === 'owner-or-admin' ? { user: caller, owner: isAdmin ? null : caller.id } : { user: caller }
}

/** Counts the call against its network address where one person could speak as many; who goes too far is noted in the log. */
const countAddress = async (
  { limiter }: Platform,
  { rate }: Route,
  request: FastifyRequest,
  user: Caller,
): Promise<void> => {
  try {
    await limiter.countAddress(rate, countedAddressOf(request))
  } catch (refusal) {
    request.log.warn({ securityEvent: 'address-limit', rate, userId: user.id }, 'too many calls from one address')
    throw refusal
  }
}

/**
 * The guard of one row of the table. An operation that asks for a session counts for its person; for an address only where
 * the class of its calls says so.
 */
export const createGuard = (platform: Platform, route: Route): Guard => {
  const { arrivals, config, limiter } = platform
  const people = new WeakMap<FastifyRequest, Admitted>()
  const personOf = (request: FastifyRequest): Person => people.get(request)?.person ?? { visitor: null }
  const isOpen = route.access === 'anonymous'
  return {
    admit: async (request, reply) => {
      if (route.method !== 'GET') requireOwnOrigin(request, config.publicUrl)
      if (isOpen) await limiter.admitAddress(route.rate, countedAddressOf(request))
      const caller = await identify(platform, route, request)
      if (caller) arrivals.release(request)
      else arrivals.requireRoom(request, reply)
      const person = permit(platform, route, caller)
      if ('user' in person) await countAddress(platform, route, request, person.user)
      people.set(request, { person, at: platform.now() })
    },
    noteFailure: async (request, error) => {
      if (!isOpen || !failures.includes(problemOf(error).code)) return
      await limiter.noteFailure(route.rate, countedAddressOf(request))
    },
    personOf,
    confirm: async (request) => {
      const person = personOf(request)
      const at = people.get(request)?.at ?? platform.now()
      if (platform.now() - at <= fresh) return person
      const caller = 'user' in person ? person.user : person.visitor
      return permit(platform, route, caller && (await platform.sessions.again(caller)))
    },
  }
}
