import type { FileAnswer, FileReading } from '../exchange/file-reading.ts'
import { readFile } from '../exchange/read-file.ts'
import type { ImportAnswers } from '../exchange/settle/settled-workout.ts'
import { unzipForTests } from './unzip.ts'

/** The moment at which files are read in tests: nothing in them is later. */
const readAt = Date.UTC(2026, 10, 22, 12)

/** What is answered of a file in tests that are not about the answers. */
export const usualAnswers: ImportAnswers = {
  zone: 'Europe/Paris',
  weightUnit: 'kg',
  distanceUnit: 'km',
  convertBack: null,
  keepNotes: true,
}

/** Text by the platform, as the web's worker decodes it. */
const decodeText = (bytes: Uint8Array, encoding: string): string =>
  new TextDecoder(encoding, { fatal: true, ignoreBOM: true }).decode(bytes)

/** Reads bytes as a file that arrives in pieces of that length. */
export function readBytes(bytes: Uint8Array, pieceLength = 65_536): Promise<FileAnswer> {
  async function* pieces() {
    for (let at = 0; at < bytes.length; at += pieceLength) yield bytes.subarray(at, at + pieceLength)
  }
  return readFile(pieces(), { decode: decodeText, unzip: unzipForTests, now: readAt })
}

/** Reads text as a file. */
export const readText = (text: string, pieceLength?: number): Promise<FileAnswer> =>
  readBytes(new TextEncoder().encode(text), pieceLength)

/** Reads text that is a known export. */
export async function readingOf(text: string): Promise<FileReading> {
  const answer = await readText(text)
  if (answer.outcome !== 'read') throw new Error(`not read: ${JSON.stringify(answer)}`)
  return answer.reading
}
