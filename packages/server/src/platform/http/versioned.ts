import type { FastifyReply, FastifyRequest } from 'fastify'
import { brotliQuality } from './encoding.ts'
import { createReady, type Ready, sendReady, tagOf } from './ready-body.ts'

/** An answer that is large and seldom changes: `version` tells cheaply whether the caller has it already. */
export interface Versioned<Call, Answer> {
  /** Differs whenever `answer` would; callers of one version get the same answer. */
  version(call: Call): Promise<string>
  answer(call: Call): Promise<Answer>
}

/** How many versions of an answer are kept ready: one for all who make nothing of their own, and some for others. */
const room = 8

interface Exchange {
  readonly request: FastifyRequest
  readonly reply: FastifyReply
}

/**
 * Answers with 304 who has the answer of this version, everybody else with what is kept ready of it. `shape` is what the
 * answer looks like: a newer Fonte that answers otherwise is another version.
 */
export const answerVersioned = <Call extends Exchange>(
  shape: string,
  { version, answer }: Versioned<Call, unknown>,
) => {
  const kept = new Map<string, Ready>()
  /** What was asked for last is kept longest. */
  const keep = (ready: Ready) => {
    kept.delete(ready.tag)
    kept.set(ready.tag, ready)
    const [oldest] = kept.keys()
    if (kept.size > room && oldest !== undefined) kept.delete(oldest)
  }
  return async (call: Call): Promise<FastifyReply> => {
    const { request, reply } = call
    const current = await version(call)
    const tag = tagOf(`${shape} ${current}`)
    if (has(request, tag)) return reply.code(304).headers({ etag: tag, vary: 'accept-encoding' }).send()
    const ready = kept.get(tag) ?? createReady(String(reply.serialize(await answer(call))), brotliQuality, tag)
    // What changed while it was read is not kept under the older version, which may come back.
    if (kept.has(tag) || (await version(call)) === current) keep(ready)
    return sendReady(ready, request, reply.type('application/json; charset=utf-8'))
  }
}

const has = (request: FastifyRequest, tag: string): boolean =>
  (request.headers['if-none-match'] ?? '').split(',').some((held) => held.trim() === tag)
