import type { ProblemWords } from '../../platform/api/problem-messages.ts'

/** What could not be done, and why where that says more than that an error occurred. */
export const withReason = (what: string, reason: string, words: Partial<ProblemWords>): string =>
  reason === words.internal ? what : `${what} ${reason}`
