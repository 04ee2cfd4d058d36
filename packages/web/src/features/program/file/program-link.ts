import { type ProgramFile, programFileBounds } from '@fonte/domain/program/file/program-file'
import { deflateJson, fromBase64, inflate, toBase64 } from '../../../platform/file/deflate.ts'

/** What of a page's address begins the data of a program: a browser sends no server what stands behind the `#`. */
const mark = '#p='

const base64url = (bytes: Uint8Array): string =>
  toBase64(bytes).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')

const bytesOf = (data: string): Uint8Array<ArrayBuffer> => fromBase64(data.replaceAll('-', '+').replaceAll('_', '/'))

/** The link that opens a program on the Fonte of `origin`; null where it would be too long. */
export async function programLink(file: ProgramFile, origin: string): Promise<string | null> {
  const bytes = await deflateJson(file)
  // Four characters for three bytes.
  if (bytes.length * 4 > programFileBounds.link * 3) return null
  return `${origin}/import${mark}${base64url(bytes)}`
}

/** Whether the part of an address from `#` on holds a program. */
export const holdsProgram = (hash: string): boolean => hash.startsWith(mark)

/**
 * The JSON that a link packs, read from the part of the address from `#` on; undefined where it was cut, spoilt, or grows
 * beyond what a file may hold.
 */
export async function linkedContent(hash: string): Promise<unknown> {
  const data = hash.slice(mark.length)
  if (data.length > programFileBounds.link || !/^[\w-]+$/.test(data)) return undefined
  try {
    return JSON.parse((await boundedText(inflate(bytesOf(data)))) ?? '')
  } catch {
    return undefined
  }
}

/** The text of a stream; null, without reading on, once it is longer than a file may be. */
async function boundedText(stream: ReadableStream<Uint8Array>): Promise<string | null> {
  const decoder = new TextDecoder('utf-8', { fatal: true })
  const reader = stream.getReader()
  let text = ''
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    text += decoder.decode(part.value, { stream: true })
    if (text.length > programFileBounds.file) {
      await reader.cancel()
      return null
    }
  }
  return text + decoder.decode()
}
