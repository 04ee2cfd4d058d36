import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

/** A way to compress what is sent. */
export type Encoding = 'br' | 'gzip'

/** The best encoding that a caller takes, by its `accept-encoding`; null when it takes none. */
export const encodingFor = (accepted = ''): Encoding | null => {
  const taken = accepted.split(',').flatMap((part) => {
    const [name, weight] = part.split(';').map((word) => word.trim().toLowerCase())
    return weight !== undefined && /^q=0(\.0*)?$/.test(weight) ? [] : [name]
  })
  return taken.includes('br') ? 'br' : taken.includes('gzip') ? 'gzip' : null
}

/** Brings the library, in both languages, to 100 kB; the next step costs twice the time for 3 kB. */
export const brotliQuality = 5

const brotli = promisify(brotliCompress)
const zip = promisify(gzip)

/** Compresses `content` off the event loop; brotli works at `quality`, from 0 to 11. */
export const compress = (encoding: Encoding, content: string | Buffer, quality: number): Promise<Buffer> => {
  if (encoding === 'gzip') return zip(content)
  const size = Buffer.byteLength(content)
  return brotli(content, {
    params: { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_SIZE_HINT]: size },
  })
}
