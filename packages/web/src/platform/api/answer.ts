import { problemShape } from '@fonte/contract/answer/answer-shapes'
import { fits } from '@fonte/contract/answer/fits'
import { callHeader, digestHeader } from '@fonte/contract/answer/headers'
import type { Shape } from '@fonte/contract/answer/shape'
import type { ProblemAnswer } from '@fonte/contract/problem'
import type { OperationId } from '@fonte/contract/routes'
import { giveWay } from '../idle/idle.ts'
import { noteBody } from './answer-bodies.ts'
import { ApiProblem, GatewayFailure, NetworkFailure, StrangeAnswer } from './api-problem.ts'
import { namesItsCall, shapeOfAnswer } from './known-operations.ts'
import type { CallParts } from './request.ts'

/** From so many bytes on an answer holds up a frame of a slow phone. */
const longAnswer = 50_000

/** What was asked for: an answer counts only if it is the answer to this. */
export interface Asked {
  readonly id: OperationId
  readonly parts: CallParts
  /** The name that the call was sent under; undefined for a read. */
  readonly name: string | undefined
}

/**
 * What the server answered, `undefined` for an empty answer.
 * @throws ApiProblem when the server refused; StrangeAnswer when the answer is not Fonte's, or not to this call;
 * GatewayFailure when a proxy answers that its server does not; NetworkFailure when it was cut off
 */
export async function readAnswer(response: Response, asked: Asked): Promise<unknown> {
  if (response.type === 'opaqueredirect') throw new StrangeAnswer('a redirect')
  const answered = response.headers.get(callHeader)
  if (answered !== null && answered !== asked.name) throw new StrangeAnswer('another call')
  const shape = shapeOfAnswer(asked.id)
  if (response.ok && !shape) {
    // Anybody can answer nothing: only the call's name says whose nothing it is.
    if (response.status === 204 && answered !== null) return undefined
    throw new StrangeAnswer('nothing, from nobody')
  }
  let read: unknown
  try {
    if (!/\bjson\b/.test(response.headers.get('content-type') ?? '')) throw new StrangeAnswer('a page')
    const body = await response.arrayBuffer()
    await requireUnchanged(response, body)
    read = JSON.parse(new TextDecoder().decode(body))
    if (body.byteLength > longAnswer) {
      noteBody(read, new Uint8Array(body))
      // To read a long answer and to hold it against its shape are two pieces of work: a tap comes between them.
      await giveWay()
    }
  } catch (failure) {
    const unread = failure instanceof StrangeAnswer ? failure : new NetworkFailure(failure)
    throw response.ok ? unread : refusalOf(response, unread, shape)
  }
  if (!response.ok) throw refusalOf(response, read, shape)
  if (shape && fits(shape, read) && namesItsCall(asked.id, read, asked.parts)) return read
  throw new StrangeAnswer('another shape or row')
}

/** Why there is no answer: what was read of a refusal, or why nothing could be. */
function refusalOf(response: Response, read: unknown, row: Shape | undefined): Error {
  const { status } = response
  if (isProblem(read, row) && read.status === status) return new ApiProblem(read, retryAfter(response))
  // 511 is how a network asks to sign in first; with the others a proxy says that its server does not answer.
  if (status >= 500 && status !== 511) return new GatewayFailure(retryAfter(response))
  return read instanceof NetworkFailure ? read : new StrangeAnswer('another shape')
}

/** Whether it is a refusal of Fonte's; a row that comes with it looks like the one that was to be answered. */
const isProblem = (read: unknown, row: Shape = 'a'): read is ProblemAnswer =>
  fits(problemShape, read) && fits({ 'current?': row }, read)

/** Holds a body against what the server says of it. A server of the version before says nothing, and a page on plain http cannot tell. */
async function requireUnchanged(response: Response, body: ArrayBuffer): Promise<void> {
  const said = response.headers.get(digestHeader)
  if (said === null || !crypto.subtle) return
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', body))
  if (said !== `sha-256=:${btoa(String.fromCharCode(...digest))}:`) throw new StrangeAnswer('changed on its way')
}

function retryAfter(response: Response): number | undefined {
  const seconds = Number(response.headers.get('retry-after') ?? Number.NaN)
  return Number.isFinite(seconds) ? seconds : undefined
}
