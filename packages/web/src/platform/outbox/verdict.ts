import type { ProblemCode } from '@fonte/contract/problem'
import { ApiProblem, GatewayFailure, NetworkFailure, StrangeAnswer } from '../api/api-problem.ts'
import type { OutboxKind } from './outbox-kind.ts'

/**
 * What a failed try means for its entry: `offline` and `signed-out` stop the whole queue, `later` lets only what
 * it changes wait, `refused` sets it aside until its person decides. Nothing is ever dropped.
 */
export type SendVerdict = 'offline' | 'signed-out' | 'later' | 'refused'

/**
 * Whether the server refused a field, or an operation, that it does not know: it is of a version before this page. Nothing
 * is wrong with what was sent, and a newer server takes it whole.
 */
const isOlderServers = ({ code, errors }: ApiProblem, { isNewOperation }: Sent): boolean | undefined =>
  code === 'not-found'
    ? isNewOperation
    : code === 'invalid-input' && errors.some(({ reason }) => reason === 'unrecognized_keys')

type Sent = Pick<OutboxKind<unknown>, 'isNewOperation'>

/** Refusals of how a call came over the wire; they say nothing of the entry it carried. */
const onTheWay: readonly ProblemCode[] = ['unreadable', 'headers-too-large']

/** What the failure of a write of this kind means, and the reason that its entry keeps (`last_error`). */
export function verdictOn(failure: unknown, kind: Sent): readonly [SendVerdict, reason: string] {
  // One answer that cannot be understood must not hold up what the others carry.
  if (failure instanceof StrangeAnswer) return ['later', 'stranger']
  // So may a proxy answer for one alone, as when it takes the server too long.
  if (failure instanceof GatewayFailure) return ['later', 'unavailable']
  if (failure instanceof NetworkFailure) return ['offline', 'network']
  if (!(failure instanceof ApiProblem)) return ['later', 'internal']
  const { status, code } = failure
  if (status === 401) return ['signed-out', code]
  if (isOlderServers(failure, kind)) return ['later', 'older-server']
  const mayPass = status >= 500 || status === 408 || status === 429 || onTheWay.includes(code)
  return [mayPass ? 'later' : 'refused', code]
}

const longestWait = 300_000

/** How long (ms) to wait after a number of failed tries: doubling, at most five minutes, spread by `random` (0 to 1). */
export function backOff(attempts: number, random: number): number {
  return Math.min(1_000 * 2 ** attempts, longestWait) * (0.5 + random / 2)
}
