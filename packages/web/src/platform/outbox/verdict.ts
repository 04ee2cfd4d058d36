import type { ProblemCode } from '@fonte/contract/problem'
import { ApiProblem, NetworkFailure } from '../api/api-problem.ts'

/**
 * What a failed try means for its entry: `offline` and `signed-out` stop the whole queue, `later` lets only its thing
 * wait, `refused` sets it aside until its person decides. Nothing is ever dropped.
 */
export type Verdict = 'offline' | 'signed-out' | 'later' | 'refused'

/** Refusals of how a call came over the wire; they say nothing of the entry it carried. */
const onTheWay: readonly ProblemCode[] = ['unreadable', 'headers-too-large']

export function verdictOn(failure: unknown): Verdict {
  if (failure instanceof NetworkFailure) return 'offline'
  if (!(failure instanceof ApiProblem)) return 'later'
  if (failure.status === 401) return 'signed-out'
  const mayPass = failure.status >= 500 || failure.status === 408 || failure.status === 429
  return mayPass || onTheWay.includes(failure.code) ? 'later' : 'refused'
}

const longestWait = 300_000

/** How long (ms) to wait after a number of failed tries: doubling, at most five minutes, spread by chance (0 to 1). */
export function backOff(attempts: number, chance: number): number {
  return Math.min(1_000 * 2 ** attempts, longestWait) * (0.5 + chance / 2)
}
