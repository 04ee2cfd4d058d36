import { createHash } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { compress, type Encoding, encodingFor } from './encoding.ts'

/** A text that many callers get: its bytes, and those of each encoding that somebody asked for, made once. */
export interface Ready {
  /** Its entity tag. */
  readonly tag: string
  body(encoding: Encoding | null): Promise<Buffer>
}

/** Makes a text ready; brotli works at `quality`, from 0 to 11. */
export const createReady = (text: string, quality: number, tag = tagOf(text)): Ready => {
  const plain = Buffer.from(text)
  const compressed = new Map<Encoding, Promise<Buffer>>()
  const prepare = (encoding: Encoding): Promise<Buffer> => {
    const coming = compress(encoding, plain, quality)
    compressed.set(encoding, coming)
    coming.catch(() => compressed.delete(encoding))
    return coming
  }
  return { tag, body: async (encoding) => (encoding ? (compressed.get(encoding) ?? prepare(encoding)) : plain) }
}

/** Answers with a ready text in the best encoding that the caller takes. */
export const sendReady = async (ready: Ready, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
  const encoding = encodingFor(request.headers['accept-encoding'])
  const body = await ready.body(encoding)
  // Only now: an error must not carry what was said of the answer.
  reply.header('vary', 'accept-encoding')
  if (reply.statusCode === 200) reply.header('etag', ready.tag)
  if (encoding) reply.header('content-encoding', encoding)
  return reply.send(body)
}

/** The entity tag of a content, weak as its encodings differ. */
export const tagOf = (content: string): string =>
  `W/"${createHash('sha256').update(content).digest('base64url').slice(0, 27)}"`
