import type { FastifyReply, FastifyRequest } from 'fastify'
import { notePlainSize } from '../../limits/charge-answers.ts'
import { compress, type Effort, encodingFor } from './encoding.ts'
import { createKeptAnswers } from './kept-answers.ts'
import { sendBytes, tagOf } from './ready-body.ts'

/** An answer that is asked for far more often than it changes: `version` tells whether the caller has it already. */
export interface Versioned<Call, Answer> {
  /** Differs whenever `answer` would, and never comes back; callers of one version get the same answer. */
  version(call: Call): string | Promise<string>
  /** Reads what is so after the version was: it may be newer than the version says, which the next version tells. */
  answer(call: Call): Promise<Answer>
  /** How small the answer is made: by how many callers get it. `low` unless said otherwise. */
  readonly effort?: (call: Call) => Effort
}

/** Bytes that are kept ready of one operation: the library in some encodings, or the lists of some thousand people. */
const room = 4_194_304

interface Exchange {
  readonly request: FastifyRequest
  readonly reply: FastifyReply
}

/**
 * Answers with 304 who has the answer of this version, everybody else with the bytes that are kept of it: written by
 * the operation's serializer and compressed once. `shape` is what the answer looks like: a newer Fonte that answers
 * otherwise is another version.
 */
export const answerVersioned = <Call extends Exchange>(
  shape: string,
  { version, answer, effort = () => 'low' }: Versioned<Call, unknown>,
) => {
  const kept = createKeptAnswers(room)
  const prefix = tagOf(shape)
  return async (call: Call): Promise<FastifyReply> => {
    const { request, reply } = call
    const current = await version(call)
    const tag = tagOf(prefix + current)
    if (has(request, tag)) return reply.code(304).headers({ etag: tag, vary: 'accept-encoding' }).send()
    const encoding = encodingFor(request.headers['accept-encoding'])
    const { body, plainSize } = await kept.get(`${encoding} ${tag}`, async () => {
      const plain = Buffer.from(String(reply.serialize(await answer(call))))
      const bytes = encoding ? await compress(encoding, plain, effort(call)) : plain
      return { body: bytes, plainSize: plain.length }
    })
    notePlainSize(reply, plainSize)
    return sendBytes(body, encoding, tag, reply.type('application/json; charset=utf-8'))
  }
}

const has = (request: FastifyRequest, tag: string): boolean =>
  (request.headers['if-none-match'] ?? '').split(',').some((held) => held.trim() === tag)
