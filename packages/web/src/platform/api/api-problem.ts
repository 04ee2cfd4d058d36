import type { ProblemAnswer, ProblemCode } from '@fonte/contract/problem'

/** What is known of a refusal; the page's own have a status and a code alone. */
type Refusal = Pick<ProblemAnswer, 'status' | 'code'> &
  Partial<Pick<ProblemAnswer, 'errors' | 'request_id' | 'current'>>

/** The server answered, and refused: choose words by `code`, never by text. */
export class ApiProblem extends Error {
  override readonly name = 'ApiProblem'
  readonly code: ProblemCode
  readonly status: number
  /** For `invalid-input`: where and why, one row a field. */
  readonly errors: readonly { readonly path: string; readonly reason: string }[]
  readonly requestId: string
  /** Seconds to wait before another try, where the server says so. */
  readonly retryAfter: number | undefined
  /** For `version-conflict`: the row as the server has it now. */
  readonly current: unknown

  constructor(problem: Refusal, retryAfter?: number) {
    super(`${problem.status} ${problem.code}`)
    this.code = problem.code
    this.status = problem.status
    this.errors = problem.errors ?? []
    this.requestId = problem.request_id ?? ''
    this.retryAfter = retryAfter
    this.current = problem.current
  }
}

/** No answer of Fonte's came back: no network, a time-out, half an answer, or a stranger's. */
export class NetworkFailure extends Error {
  override readonly name = 'NetworkFailure'

  constructor(cause: unknown) {
    super('no answer from the server', { cause })
  }
}

/** Somebody answered in Fonte's place, or Fonte to another call: as good as no answer, for whoever only needs one. */
export class StrangeAnswer extends NetworkFailure {}

/** A proxy answered that the server gives it no answer: the network is well, and others may be answered. */
export class GatewayFailure extends NetworkFailure {
  /** Seconds to wait before another try, where the proxy says so. */
  readonly retryAfter: number | undefined

  constructor(retryAfter: number | undefined) {
    super('a proxy')
    this.retryAfter = retryAfter
  }
}

/** Whether the failure is a refusal with this code. */
export const isProblem = (failure: unknown, code: ProblemCode): failure is ApiProblem =>
  failure instanceof ApiProblem && failure.code === code
