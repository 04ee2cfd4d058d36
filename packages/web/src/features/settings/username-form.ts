import { normalizeUsername, usernameProblem } from '@fonte/domain/account/username'
import { ApiProblem, NetworkFailure, StrangeAnswer } from '../../platform/api/api-problem.ts'

/** Whether what is typed differs from the username as it is stored. */
export const isChanged = (typed: string, stored: string): boolean => normalizeUsername(typed) !== stored

/** Whether what is typed can be a username. */
export const isUsable = (typed: string): boolean => usernameProblem(normalizeUsername(typed)) === null

/**
 * What a failed change is about: the name itself (`taken`, `malformed`), its history (`untraced`), no answer
 * (`network`), somebody else's answer (`stranger`), or anything else.
 */
export type UsernameFailure = 'taken' | 'malformed' | 'untraced' | 'network' | 'stranger' | 'other'

/** What to tell about a change that failed. */
export function usernameFailure(failure: unknown): UsernameFailure {
  if (failure instanceof StrangeAnswer) return 'stranger'
  if (failure instanceof NetworkFailure) return 'network'
  if (!(failure instanceof ApiProblem)) return 'other'
  if (failure.code === 'username-taken') return 'taken'
  if (failure.code === 'username-untraced') return 'untraced'
  return failure.code === 'invalid-input' ? 'malformed' : 'other'
}
