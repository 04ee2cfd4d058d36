import { type ProblemCode, problemStatus } from '@fonte/contract/problem'

/** What an error answer may carry besides its code. */
export interface ProblemDetails {
  /** Where and why an input was refused, one row a field. */
  readonly errors?: readonly { readonly path: string; readonly reason: string }[]
  /** The row as the server has it now, for `version-conflict`. */
  readonly current?: unknown
  /** Seconds until another try makes sense. */
  readonly retryAfter?: number
}

/** A failure with a code of the contract: thrown anywhere below a handler, answered as problem details. */
export class Problem extends Error {
  readonly code: ProblemCode
  readonly details: ProblemDetails

  /** `cause` is for the log alone. */
  constructor(code: ProblemCode, details: ProblemDetails = {}, cause?: unknown) {
    super(code, { cause })
    this.name = 'Problem'
    this.code = code
    this.details = details
  }

  get status(): number {
    return problemStatus[this.code]
  }
}
