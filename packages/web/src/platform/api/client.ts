import { callHeader, personHeader, revisionHeader, setModel, setModelHeader } from '@fonte/contract/answer/headers'
import type { OperationId } from '@fonte/contract/routes'
import { countAnswers, lastAnswer, noteAnswer, noteSilence } from '../connection.ts'
import { newUuid } from '../new-uuid.ts'
import type { RevisionKeeper, SeenRevision } from '../outbox/revision-keeper.ts'
import { isSessionOfAnother } from '../session/marker.ts'
import { readAnswer } from './answer.ts'
import { ApiProblem, isProblem, NetworkFailure, StrangeAnswer } from './api-problem.ts'
import { eitherSignal } from './either-signal.ts'
import type { Answer, Input } from './operation.ts'
import { type CallParts, methodAndUrl } from './request.ts'

export type { Answer, Input } from './operation.ts'

type Options = { readonly signal?: AbortSignal }

type Arguments<Id extends OperationId> = keyof Input<Id> extends never
  ? [input?: Record<string, never>, options?: Options]
  : [input: Input<Id>, options?: Options]

/** How the client keeps its session alive; the session gives it, so that neither imports the other. */
export interface Renewal {
  /** Whether the access token is known to be at its end. */
  readonly isExpired: () => boolean
  /** Renews the session, once for all who ask at the same time; false when it is over. Throws NetworkFailure. */
  readonly renew: () => Promise<boolean>
  /** Who is signed in; null where nobody is, or nobody is known yet. */
  readonly who: () => string | null
}

/** How long to wait for an answer (ms). */
const timeout = 20_000

/** Operations that make, renew, exchange or end a session themselves. */
const outsideSession: ReadonlySet<OperationId> = new Set([
  'sign-in',
  'refresh-session',
  'sign-out',
  'sign-up',
  'change-password',
])

/** Anybody may ask who is signed in, sign in, and sign out whoever is. */
const isOfNobody = (id: OperationId) => id === 'get-session' || (outsideSession.has(id) && id !== 'change-password')

/** Addresses of which an answer was not Fonte's, and none has been taken since. */
const distrusted = new Set<string>()

let renewal: Renewal | undefined
let revisions: Pick<RevisionKeeper, 'seen' | 'receive'> | undefined
let onRefusal: ((refusal: ApiProblem) => void) | undefined

/** Calls `listener` for every refusal of the server's, beside the caller. */
export function watchRefusals(listener: (refusal: ApiProblem) => void): void {
  onRefusal = listener
}

/** Tells `keeper` what each answer of Fonte's says of where the person's changes stand. */
export function followRevisions(keeper: Pick<RevisionKeeper, 'seen' | 'receive'>): void {
  revisions = keeper
}

/** Tells the client how to renew the session. */
export function renewWith(next: Renewal | undefined): void {
  renewal = next
}

/**
 * Calls an operation of the server: `await call('get-program', { params: { id } })`.
 * An access token at its end is renewed first, a 401 renews it and repeats the call once. A renewal finds whoever is
 * signed in by then: for another person than the one who began the call it ends with `signed-out`, and so does a call of a
 * page that shows another person than the one whose session the browser has.
 * @throws ApiProblem when the server refuses; NetworkFailure when no answer of Fonte's comes back, StrangeAnswer among
 * them when somebody else's does
 */
export async function call<Id extends OperationId>(id: Id, ...[input, options]: Arguments<Id>): Promise<Answer<Id>> {
  const session = outsideSession.has(id) ? undefined : renewal
  const parts: CallParts = input ?? {}
  const person = isOfNobody(id) ? null : (renewal?.who() ?? null)
  /** Whether the call is still of the person who began it. */
  const isTheirs = () => person === null || (renewal?.who() === person && !isSessionOfAnother(person))
  if (session?.isExpired() || !isTheirs()) {
    await session?.renew()
    // The session of whoever began the call is over, and another person's has begun.
    if (!isTheirs()) throw new ApiProblem({ status: 401, code: 'signed-out' })
  }
  try {
    return (await send(id, parts, person, options)) as Answer<Id>
  } catch (failure) {
    if (!session || !isProblem(failure, 'signed-out') || !(await session.renew()) || !isTheirs()) throw failure
    return (await send(id, parts, person, options)) as Answer<Id>
  }
}

/** Sends a call of a person, or of nobody, once, and reads its answer. */
async function send(
  id: OperationId,
  parts: CallParts,
  person: string | null,
  { signal }: Options = {},
): Promise<unknown> {
  const [method, url] = methodAndUrl(id, parts)
  // What the answer must repeat; a read has none, as nothing depends on which of two like answers it gets.
  const name = method === 'GET' ? undefined : newUuid()
  const headers = {
    ...(name !== undefined && { [callHeader]: name }),
    ...(person !== null && { [personHeader]: person }),
    ...(parts.body !== undefined && { 'content-type': 'application/json', [setModelHeader]: setModel }),
  }
  const body = parts.body === undefined ? null : JSON.stringify(parts.body)
  // A redirect is left where it is: Fonte has none, and what is sent is not for strangers.
  const init: RequestInit = { method, headers, body, credentials: 'same-origin', redirect: 'manual' }
  const late = AbortSignal.timeout(timeout)
  const seen = revisions?.seen
  // What a stranger answered may be in the browser's own cache, under the version of Fonte's answer.
  const cache = distrusted.has(url) ? 'reload' : 'no-cache'
  const before = countAnswers()
  let response: Response | undefined
  try {
    const end = signal ? eitherSignal(late, signal) : late
    response = await fetch(url, { ...init, cache, signal: end }).catch((failure: unknown) => {
      throw new NetworkFailure(failure)
    })
    const answer = await readAnswer(response, { id, parts, name })
    distrusted.delete(url)
    genuine(response, seen)
    return answer
  } catch (failure) {
    if (failure instanceof StrangeAnswer) {
      lastAnswer.set('stranger')
      distrusted.add(url)
    } else if (failure instanceof NetworkFailure) {
      signal?.throwIfAborted()
      // A read, which can be called off, is asked for again by itself: its cache knows when it is given up. One that had
      // no answer for so long is told of before that.
      if (!signal || late.aborted) noteSilence(before)
    } else if (response && failure instanceof ApiProblem) {
      genuine(response, seen)
      onRefusal?.(failure)
    }
    throw failure
  }
}

/** What an answer tells besides, once it has proved to be Fonte's. */
function genuine(response: Response, seen: SeenRevision | undefined): void {
  noteAnswer()
  const said = response.headers.get(revisionHeader)
  if (said !== null) revisions?.receive(said, seen)
}
