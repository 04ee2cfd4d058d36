import { digestHeader } from '@fonte/contract/answer/headers'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { notePlainSize } from '../../limits/charge-answers.ts'
import type { AnswerSchema } from './answer-schema.ts'
import { digestOf } from './digest.ts'
import { compress, type Effort, encodingFor } from './encoding.ts'
import { createKeptAnswers, type KeptAnswer } from './kept-answers.ts'
import { sendBytes, tagOf } from './ready-body.ts'

/** A version that is known with the caller, or how to read it. */
export type Version = string | (() => Promise<string>)

/** An answer that is asked for far more often than it changes: `version` tells whether the caller has it already. */
export interface Versioned<Call, Answer> {
  /** Differs whenever `answer` would, and never comes back; callers of one version get the same answer. */
  version(call: Call): Version
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

/** Does work in its caller's turn; undefined when nobody is there any more to be answered. */
type TakeTurn = <T>(work: () => Promise<T>) => Promise<T | undefined>

/**
 * Answers with 304 who has the answer of this version, everybody else with the bytes that are kept of it: written by
 * the operation's serializer and compressed once. A newer Fonte whose answer has another shape is another version;
 * `checked` holds the input of a call against the contract. Only what has to be read waits for its caller's turn.
 */
export const answerVersioned = <Call extends Exchange>(
  schema: AnswerSchema,
  { version, answer, effort = () => 'low' }: Versioned<Call, unknown>,
  checked: (call: Call) => Call,
) => {
  const kept = createKeptAnswers(room)
  let prefix: string | undefined
  const tagFor = (version: string): string => {
    prefix ??= tagOf(JSON.stringify(schema()))
    return tagOf(prefix + version)
  }
  const make = async (call: Call): Promise<KeptAnswer> => {
    const encoding = encodingOf(call)
    const content = (await answer(call)) as Record<string, unknown>
    const plain = Buffer.from(call.reply.serializeInput(content, schema()))
    const body = encoding ? await compress(encoding, plain, effort(call)) : plain
    return { body, plainSize: plain.length, digest: digestOf(plain) }
  }
  /** What can be answered without a look at the database; undefined where nothing can. */
  const atOnce = (call: Call, tag: string): FastifyReply | undefined => {
    if (has(call.request, tag)) return call.reply.code(304).headers({ etag: tag, vary: 'accept-encoding' }).send()
    const known = kept.known(keyOf(call, tag))
    return known && send(call, tag, known)
  }
  const inTime = async (call: Call, tag: string): Promise<FastifyReply> =>
    atOnce(call, tag) ?? send(call, tag, await kept.get(keyOf(call, tag), () => make(call)))
  return async (asked: Call, inTurn: TakeTurn): Promise<FastifyReply | undefined> => {
    const call = checked(asked)
    const named = version(call)
    if (typeof named !== 'string') return inTurn(async () => inTime(call, tagFor(await named())))
    const tag = tagFor(named)
    return atOnce(call, tag) ?? (await inTurn(() => inTime(call, tag)))
  }
}

const encodingOf = ({ request }: Exchange) => encodingFor(request.headers['accept-encoding'])

const keyOf = (call: Exchange, tag: string): string => `${encodingOf(call)} ${tag}`

const send = (call: Exchange, tag: string, { body, plainSize, digest }: KeptAnswer): FastifyReply => {
  const { reply } = call
  notePlainSize(reply, plainSize)
  reply.type('application/json; charset=utf-8').header(digestHeader, digest)
  return sendBytes(body, encodingOf(call), tag, reply)
}

const has = (request: FastifyRequest, tag: string): boolean => {
  const held = request.headers['if-none-match']
  return held !== undefined && (held === tag || held.split(',').some((one) => one.trim() === tag))
}
