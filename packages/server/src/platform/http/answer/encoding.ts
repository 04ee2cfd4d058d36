import { promisify } from 'node:util'
import {
  brotliCompress,
  brotliCompressSync,
  constants,
  gzip,
  gzipSync,
  type InputType,
  zstdCompress,
  zstdCompressSync,
} from 'node:zlib'

/** A way to compress what is sent. */
export type Encoding = 'zstd' | 'br' | 'gzip'

/** The encodings that a server offers, the one that costs it least for its result first. */
const offered: readonly Encoding[] = ['zstd', 'br', 'gzip']

/** The best encoding that a caller takes, by its `accept-encoding`; null when it takes none. */
export const encodingFor = (accepted = ''): Encoding | null => {
  const taken = accepted.split(',').flatMap((part) => {
    const [name, weight] = part.split(';').map((word) => word.trim().toLowerCase())
    return weight !== undefined && /^q=0(\.0*)?$/.test(weight) ? [] : [name]
  })
  return offered.find((encoding) => taken.includes(encoding)) ?? null
}

/** How hard to try, by how often the result is sent: once, to one person for a while, or to everybody. */
export type Effort = 'low' | 'medium' | 'high'

/**
 * Levels of each encoding. At the low ones, 30 kB of JSON cost 0.05 to 0.14 ms (brotli 5: 0.25) and shrink to between
 * 5 and 8 %. The library in both languages, 650 kB, shrinks to 20 % at the medium ones and costs 15 ms, to 17.5 % at the
 * high ones and costs 0.2 to 0.8 s, once a version.
 */
const levels: Readonly<Record<Effort, Readonly<Record<Encoding, number>>>> = {
  low: { zstd: 1, br: 3, gzip: 1 },
  medium: { zstd: 12, br: 5, gzip: 6 },
  high: { zstd: 19, br: 11, gzip: 9 },
}

const optionsFor = (encoding: Encoding, size: number, effort: Effort) => {
  const level = levels[effort][encoding]
  if (encoding === 'gzip') return { level }
  if (encoding === 'zstd') return { params: { [constants.ZSTD_c_compressionLevel]: level }, pledgedSrcSize: size }
  return { params: { [constants.BROTLI_PARAM_QUALITY]: level, [constants.BROTLI_PARAM_SIZE_HINT]: size } }
}

type Options = ReturnType<typeof optionsFor>

const here: Readonly<Record<Encoding, (content: InputType, options: Options) => Buffer>> = {
  zstd: zstdCompressSync,
  br: brotliCompressSync,
  gzip: gzipSync,
}

const aside: Readonly<Record<Encoding, (content: InputType, options: Options) => Promise<Buffer>>> = {
  zstd: promisify<InputType, Options, Buffer>(zstdCompress),
  br: promisify<InputType, Options, Buffer>(brotliCompress),
  gzip: promisify<InputType, Options, Buffer>(gzip),
}

/** Up to this size (bytes) the low effort takes 0.2 ms, about as much as handing the work to another thread. */
const small = 65_536

/** Compresses `content`; off the event loop where it takes long enough that others would notice. */
export const compress = async (encoding: Encoding, content: Buffer, effort: Effort): Promise<Buffer> => {
  const options = optionsFor(encoding, content.length, effort)
  return effort === 'low' && content.length <= small
    ? here[encoding](content, options)
    : aside[encoding](content, options)
}
