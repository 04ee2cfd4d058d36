import { Readable } from 'node:stream'
import type { Route } from '@fonte/contract/route'
import type { FastifyReply } from 'fastify'
import type { Lane } from '../limits/lanes.ts'
import type { Platform } from '../platform.ts'
import type { Caller } from '../session/caller.ts'
import { whileCallerWaits } from '../statements/caller-scope.ts'

/** Aborts when the connection closes before the answer is out. */
const signalOf = ({ raw }: FastifyReply): AbortSignal => {
  const gone = new AbortController()
  raw.once('close', () => {
    if (!raw.writableFinished) gone.abort()
  })
  return gone.signal
}

/** Null for what makes, renews or ends a session: nobody is to be kept from that by their own calls. */
const laneOf = ({ method, access, rate, heavy }: Route): Lane | null => {
  if (rate === 'export') return 'export'
  if (method === 'GET') return heavy ? 'heavy-read' : 'read'
  return access === 'anonymous' ? null : 'write'
}

/**
 * Does the work of a call in its turn among those of the same person. What only reads ends when its caller goes, in the
 * database too; a write that has begun is finished. Undefined when nobody is there any more to be answered.
 * @throws Problem `too-many-at-once`
 */
export const inTurn = async <T>(
  platform: Platform,
  { route, caller, reply }: { readonly route: Route; readonly caller: Caller | null; readonly reply: FastifyReply },
  work: () => Promise<T>,
): Promise<T | undefined> => {
  const lane = laneOf(route)
  const gone = signalOf(reply)
  let leave: (() => void) | undefined
  try {
    if (lane && caller) leave = await platform.lanes.enter(lane, caller.id, gone)
    const answer = await (lane === 'write' || lane === null ? work() : whileCallerWaits(gone, work))
    // A stream is still being written when its beginning has been answered.
    if (leave && answer instanceof Readable) answer.once('close', leave)
    else leave?.()
    return answer
  } catch (failure) {
    leave?.()
    if (!gone.aborted) throw failure
    reply.hijack()
    return undefined
  }
}
