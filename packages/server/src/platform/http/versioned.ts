import type { FastifyReply, FastifyRequest } from 'fastify'
import { compress, type Effort, encodingFor } from './encoding.ts'
import { createKeptAnswers } from './kept-answers.ts'
import { sendBytes, tagOf } from './ready-body.ts'

/** An answer that is asked for far more often than it changes: `version` tells cheaply whether the caller has it already. */
export interface Versioned<Call, Answer> {
  /** Differs whenever `answer` would; callers of one version get the same answer. */
  version(call: Call): Promise<string>
  answer(call: Call): Promise<Answer>
  /** How small the answer of a version is made: by how many callers get it. `low` unless said otherwise. */
  readonly effort?: (version: string) => Effort
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
    const body = await kept.get(`${encoding} ${tag}`, async () => {
      const plain = Buffer.from(String(reply.serialize(await answer(call))))
      // What changed while it was read is not kept under the older version, which may come back.
      const keeps = (await version(call)) === current
      return { body: encoding ? await compress(encoding, plain, effort(current)) : plain, keeps }
    })
    return sendBytes(body, encoding, tag, reply.type('application/json; charset=utf-8'))
  }
}

const has = (request: FastifyRequest, tag: string): boolean =>
  (request.headers['if-none-match'] ?? '').split(',').some((held) => held.trim() === tag)
