import { get } from 'node:http'

/** Sizes in bytes of one answer, and the mark by which it is asked for again. */
export interface Weight {
  readonly plain: number
  readonly brotli: number
  readonly etag: string
}

const bytesOf = (url: string, cookie: string, encoding: string) =>
  new Promise<{ readonly bytes: number; readonly etag: string }>((resolve, reject) => {
    const request = get(url, { headers: { cookie, 'accept-encoding': encoding } }, (response) => {
      let bytes = 0
      response.on('data', (chunk: Buffer) => {
        bytes += chunk.length
      })
      response.on('end', () => resolve({ bytes, etag: response.headers.etag ?? '' }))
    })
    request.on('error', reject)
  })

/** Asks for an answer as it is and compressed. */
export const weigh = async (url: string, cookie: string): Promise<Weight> => {
  const plain = await bytesOf(url, cookie, 'identity')
  const brotli = await bytesOf(url, cookie, 'br')
  return { plain: plain.bytes, brotli: brotli.bytes, etag: plain.etag }
}
