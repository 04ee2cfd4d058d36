import type { Post } from '@fonte/contract/community/post'
import type { ProblemCode } from '@fonte/contract/problem'
import { problemStatus } from '@fonte/contract/problem'
import type { Program } from '@fonte/contract/program'
import { onTestFinished, vi } from 'vitest'
import { call } from '../../../platform/api/client.ts'
import { namedAs } from '../../../platform/api/test-kit/answers.ts'
import { lastAnswer } from '../../../platform/connection.ts'
import { programOf } from '../../program/test-kit/program-kit.ts'

const uuid = (last: string) => `0198c0de-0000-7000-8000-${last.padStart(12, '0')}`

/** A post of the community. */
export const aPost = (number: number, changes: Partial<Post> = {}): Post => ({
  id: uuid(String(number)),
  title: `Publication ${number}`,
  message: '',
  program_id: uuid(`9${number}`),
  user_id: 'lea',
  program_name: 'Dos large',
  creator_name: 'lea',
  creator_avatar_url: null,
  exercise_count: 5,
  estimated_minutes: 45,
  image_url: null,
  work: [],
  rating: null,
  rating_count: 0,
  copy_count: 0,
  created_at: '2026-11-22T09:00:00.000Z',
  ...changes,
})

/** A program of one's own. */
export const aProgram = (number: number, changes: Partial<Program> = {}): Program =>
  programOf({ id: uuid(`9${number}`), name: 'Dos large', ...changes })

/** What the network does with a call: an answer, a refusal by its code, a proxy's page, or nothing. */
export type Reaction =
  | { readonly answer?: unknown }
  | { readonly refusal: ProblemCode }
  | 'page of a proxy'
  | 'no network'

/** A call that was made. */
interface Sent {
  readonly path: string
  readonly body: unknown
}

/** Answers the calls that follow, one after the other, then nothing; the answer lists what was sent. */
export function network(...reactions: readonly Reaction[]): readonly Sent[] {
  const sent: Sent[] = []
  const left = [...reactions]
  // The next test is in the same process, and begins with a network.
  onTestFinished(() => lastAnswer.set('online'))
  vi.stubGlobal('fetch', async (path: string, init: RequestInit) => {
    const body = typeof init.body === 'string' ? JSON.parse(init.body) : undefined
    sent.push({ path, body })
    const reaction = left.shift() ?? 'no network'
    if (reaction === 'no network') throw new TypeError('no network')
    if (reaction === 'page of a proxy') return new Response('<h1>Gateway timeout</h1>', { status: 504 })
    return namedAs(init, 'refusal' in reaction ? refused(reaction.refusal) : answered(repeating(reaction.answer, body)))
  })
  return sent
}

/** What was sent stands in the answer, as the server repeats it: the id of what was made, the rating that was given. */
const repeating = (answer: unknown, body: { readonly id?: string; readonly rating?: number } = {}) => {
  if (typeof answer !== 'object' || answer === null) return answer
  const { id, rating } = body
  return { ...answer, ...(id !== undefined && { id }), ...(rating !== undefined && { own_rating: rating }) }
}

const answered = (answer: unknown) =>
  answer === undefined
    ? new Response(null, { status: 204 })
    : new Response(JSON.stringify(answer), { headers: { 'content-type': 'application/json' } })

function refused(code: ProblemCode): Response {
  const status = problemStatus[code]
  const body = { type: 'about:blank', title: code, status, code, request_id: 'r1' }
  return new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/problem+json' } })
}

/** Lets a call get no answer, while the browser believes in a network. */
export async function fallSilent(): Promise<void> {
  network('no network')
  await call('get-maintenance').catch(() => undefined)
}

/** Lets the server answer a call again. */
export async function answerAgain(): Promise<void> {
  network({ refusal: 'unavailable' })
  await call('get-maintenance').catch(() => undefined)
}
