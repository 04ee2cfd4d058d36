import type { Problem } from '@fonte/contract/problem'
import { ApiProblem, NetworkFailure } from './api-problem.ts'

/**
 * What the server answered, `undefined` for an empty answer.
 * @throws ApiProblem when the server refused; NetworkFailure when the answer is not Fonte's
 */
export async function readAnswer(response: Response): Promise<unknown> {
  if (response.ok) return response.status === 204 ? undefined : await readJson(response)
  throw new ApiProblem(await readProblem(response), retryAfter(response))
}

async function readProblem(response: Response): Promise<Problem> {
  const read = await readJson(response).catch((failure: unknown) => failure)
  if (isProblemBody(read)) return read
  // A proxy in front of a server that is down answers with a page of its own: that is still "try again later".
  if (response.status >= 500) return unavailable(response.status)
  throw new NetworkFailure(read)
}

async function readJson(response: Response): Promise<unknown> {
  if (!/\bjson\b/.test(response.headers.get('content-type') ?? '')) throw new NetworkFailure('not JSON')
  try {
    return await response.json()
  } catch (failure) {
    throw new NetworkFailure(failure)
  }
}

const isProblemBody = (read: unknown): read is Problem =>
  typeof read === 'object' && read !== null && 'code' in read && 'status' in read

const unavailable = (status: number): Problem => ({
  type: 'about:blank',
  title: '',
  status,
  code: 'unavailable',
  request_id: '',
})

function retryAfter(response: Response): number | undefined {
  const seconds = Number(response.headers.get('retry-after') ?? Number.NaN)
  return Number.isFinite(seconds) ? seconds : undefined
}
