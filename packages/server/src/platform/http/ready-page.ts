import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { FastifyReply, FastifyRequest } from 'fastify'

/** What the page of one request says about its server. */
export type PageMarks = (request: FastifyRequest) => readonly string[]

/** Answers a request with a page. */
export type SendPage = (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>

type Encoding = 'br' | 'gzip'

const compressors: Readonly<Record<Encoding, (text: string) => Promise<Buffer>>> = {
  br: (text) =>
    promisify(brotliCompress)(text, { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } }),
  gzip: (text) => promisify(gzip)(text, { level: constants.Z_BEST_COMPRESSION }),
}

/** The best encoding that a browser takes, by its `accept-encoding`. */
const encodingFor = (accepted = ''): Encoding | null => {
  const taken = accepted.split(',').flatMap((part) => {
    const [name, weight] = part.split(';').map((word) => word.trim().toLowerCase())
    return weight !== undefined && /^q=0(\.0*)?$/.test(weight) ? [] : [name]
  })
  return taken.includes('br') ? 'br' : taken.includes('gzip') ? 'gzip' : null
}

/** A page as it goes out: hashed once, and compressed once in each encoding that somebody asked for. */
const createReady = (html: string) => {
  const etag = `W/"${createHash('sha256').update(html).digest('base64url').slice(0, 27)}"`
  const compressed = new Map<Encoding, Promise<Buffer>>()
  return {
    etag,
    body: (encoding: Encoding): Promise<Buffer> => {
      const known = compressed.get(encoding) ?? compressors[encoding](html)
      compressed.set(encoding, known)
      return known
    },
    html,
  }
}

const withMarks = (html: string, marks: readonly string[]): string =>
  html.replace('</head>', `${marks.map((name) => `<meta name="${name}" content="1">`).join('')}</head>`)

/** Sends a page that stays the same while the server runs, but for its few marks; browsers ask anew each time. */
export const readyPage = (html: string, marks: PageMarks): SendPage => {
  const ready = new Map<string, ReturnType<typeof createReady>>()
  return async (request, reply) => {
    const names = marks(request)
    const page = ready.get(names.join()) ?? createReady(withMarks(html, names))
    ready.set(names.join(), page)
    const encoding = encodingFor(request.headers['accept-encoding'])
    if (encoding) reply.header('content-encoding', encoding)
    reply.type('text/html; charset=utf-8')
    reply.headers({ etag: page.etag, 'cache-control': 'no-cache', vary: 'accept-encoding' })
    return reply.send(encoding ? await page.body(encoding) : page.html)
  }
}
