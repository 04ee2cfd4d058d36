import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { FastifyReply, FastifyRequest } from 'fastify'

type Encoding = 'br' | 'gzip'

/** A text that many callers get, compressed once in each encoding that somebody asked for. */
export interface Ready {
  /** Its entity tag. */
  readonly tag: string
  readonly text: string
  body(encoding: Encoding): Promise<Buffer>
}

/** Makes a text ready; brotli works at `quality`, from 0 to 11. */
export const createReady = (text: string, quality: number, tag = tagOf(text)): Ready => {
  const compressors = {
    br: () => promisify(brotliCompress)(text, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } }),
    gzip: () => promisify(gzip)(text),
  }
  const compressed = new Map<Encoding, Promise<Buffer>>()
  const compress = (encoding: Encoding): Promise<Buffer> => {
    const coming = compressors[encoding]()
    compressed.set(encoding, coming)
    coming.catch(() => compressed.delete(encoding))
    return coming
  }
  return { tag, text, body: (encoding) => compressed.get(encoding) ?? compress(encoding) }
}

/** The best encoding that a caller takes, by its `accept-encoding`. */
const encodingFor = (accepted = ''): Encoding | null => {
  const taken = accepted.split(',').flatMap((part) => {
    const [name, weight] = part.split(';').map((word) => word.trim().toLowerCase())
    return weight !== undefined && /^q=0(\.0*)?$/.test(weight) ? [] : [name]
  })
  return taken.includes('br') ? 'br' : taken.includes('gzip') ? 'gzip' : null
}

/** Answers with a ready text in the best encoding that the caller takes. */
export const sendReady = async (ready: Ready, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
  const encoding = encodingFor(request.headers['accept-encoding'])
  const body = encoding ? await ready.body(encoding) : ready.text
  // Only now: an error must not carry what was said of the answer.
  reply.header('vary', 'accept-encoding')
  if (reply.statusCode === 200) reply.header('etag', ready.tag)
  if (encoding) reply.header('content-encoding', encoding)
  return reply.send(body)
}

/** The entity tag of a content, weak as its encodings differ. */
export const tagOf = (content: string): string =>
  `W/"${createHash('sha256').update(content).digest('base64url').slice(0, 27)}"`
