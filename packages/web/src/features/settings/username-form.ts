import { normalizeUsername, usernameProblem } from '@fonte/domain/account/username'
import { ApiProblem, GatewayFailure, NetworkFailure, StrangeAnswer } from '../../platform/api/api-problem.ts'

/** Whether what is typed differs from the username as it is stored. */
export const isChanged = (typed: string, stored: string): boolean => normalizeUsername(typed) !== stored

/** What a name itself may be refused for. */
export type NameFailure = 'taken' | 'malformed' | 'mixed_scripts' | 'reserved'

/**
 * What a failed change is about: the name itself, its history (`untraced`), too many changes (`often`), no
 * answer (`network`), somebody else's answer (`stranger`), or anything else.
 */
export type UsernameFailure = NameFailure | 'untraced' | 'often' | 'network' | 'stranger' | 'other'

/** What keeps a typed name from being a username, as far as the page can tell; null for nothing. */
export function typedFailure(typed: string): NameFailure | null {
  const problem = usernameProblem(normalizeUsername(typed))
  return problem === null ? null : nameFailure(problem)
}

const nameFailure = (reason: string | undefined): NameFailure =>
  reason === 'mixed_scripts' || reason === 'reserved' ? reason : 'malformed'

/** What to tell about a change that failed. */
export function usernameFailure(failure: unknown): UsernameFailure {
  if (failure instanceof StrangeAnswer) return 'stranger'
  if (failure instanceof NetworkFailure && !(failure instanceof GatewayFailure)) return 'network'
  if (!(failure instanceof ApiProblem)) return 'other'
  if (failure.code === 'username-taken') return 'taken'
  if (failure.code === 'username-untraced') return 'untraced'
  if (failure.code === 'too-many-renames') return 'often'
  return failure.code === 'invalid-input' ? nameFailure(failure.errors[0]?.reason) : 'other'
}
