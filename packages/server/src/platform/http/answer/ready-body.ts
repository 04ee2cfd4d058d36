import { hash } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { compress, type Encoding, encodingFor } from './encoding.ts'

/** A text that many callers get while the server runs: its bytes, and those of each encoding that somebody asked for. */
export interface ReadyText {
  /** Its entity tag. */
  readonly tag: string
  body(encoding: Encoding | null): Promise<Buffer>
}

/** Makes a text ready: each encoding is made once, as small as it gets. */
export const createReady = (text: string): ReadyText => {
  const plain = Buffer.from(text)
  const compressed = new Map<Encoding, Promise<Buffer>>()
  const prepare = (encoding: Encoding): Promise<Buffer> => {
    const coming = compress(encoding, plain, 'high')
    compressed.set(encoding, coming)
    coming.catch(() => compressed.delete(encoding))
    return coming
  }
  return {
    tag: tagOf(text),
    body: async (encoding) => (encoding ? (compressed.get(encoding) ?? prepare(encoding)) : plain),
  }
}

/** Answers with a ready text in the best encoding that the caller takes. */
export const sendReady = async (
  ready: ReadyText,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> => {
  const encoding = encodingFor(request.headers['accept-encoding'])
  return sendBytes(await ready.body(encoding), encoding, ready.tag, reply)
}

/** Answers with bytes that are compressed already. */
export const sendBytes = (body: Buffer, encoding: Encoding | null, tag: string, reply: FastifyReply): FastifyReply => {
  reply.header('vary', 'accept-encoding')
  if (reply.statusCode === 200) reply.header('etag', tag)
  if (encoding) reply.header('content-encoding', encoding)
  return reply.send(body)
}

/** The entity tag of a content, weak as its encodings differ. */
export const tagOf = (content: string): string => `W/"${hash('sha256', content, 'base64url').slice(0, 27)}"`
