import { callHeader } from '@fonte/contract/answer/headers'

/** The answer as Fonte gives it to this call: under the call's own name, unless it already has one. */
export function namedAs(init: RequestInit, answer: Response): Response {
  const name = new Headers(init.headers).get(callHeader)
  if (name !== null && !answer.headers.has(callHeader)) answer.headers.set(callHeader, name)
  return answer
}
