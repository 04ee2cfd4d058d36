import { get } from 'node:http'

/** One answer as it came. */
export interface AnswerSize {
  /** On the wire, without the head. */
  readonly bytes: number
  /** By which it is asked for again. */
  readonly etag: string
}

/** Asks for an answer with these headers. */
export const measureAnswer = (url: string, headers: Readonly<Record<string, string>>): Promise<AnswerSize> =>
  new Promise((resolve, reject) => {
    const request = get(url, { headers }, (response) => {
      let bytes = 0
      response.on('data', (chunk: Buffer) => {
        bytes += chunk.length
      })
      response.on('end', () =>
        response.statusCode === 200
          ? resolve({ bytes, etag: response.headers.etag ?? '' })
          : reject(new Error(`${url} answered ${response.statusCode}`)),
      )
    })
    request.on('error', reject)
  })
