import { type ByteOptions, byteFile } from './file/byte-file.ts'
import type { FileContent } from './file/text-file.ts'
import type { FileAnswer, FileReading } from './file-reading.ts'
import { readJson } from './formats/json/json-file.ts'
import { importBounds } from './import-format.ts'

/**
 * Reads a file of another app, whatever its bytes are: what it holds, or why it is refused. Bytes come in pieces and are
 * let go as soon as they are read. Nothing is moved into a time zone or a unit yet: `settleWorkouts` does that with the
 * answers to the reading's questions. Throws only what the source throws.
 */
export async function readFile(source: AsyncIterable<Uint8Array>, options: ByteOptions): Promise<FileAnswer> {
  const file = byteFile(options)
  let length = 0
  for await (const bytes of source) {
    length += bytes.length
    if (length > importBounds.bytes) {
      return { outcome: 'refused', refusal: { reason: 'too-large', limit: 'bytes', most: importBounds.bytes } }
    }
    file.push(bytes)
  }
  return answerOf(file.end(), options)
}

/** One answer for what an archive holds: several tables of one app are one, several answers in JSON are looked at together. */
function answerOf(contents: readonly FileContent[], options: ByteOptions): FileAnswer {
  const json = contents.flatMap((content) => (content.outcome === 'json' ? [content.content] : []))
  const answers: FileAnswer[] = contents.flatMap((content) => (content.outcome === 'json' ? [] : [content]))
  if (json.length > 0) answers.push(readJson(json.length === 1 ? json[0] : json, options))
  const read = answers.flatMap((answer) => (answer.outcome === 'read' ? [answer.reading] : []))
  const [first] = read.toSorted((one, other) => other.workouts.length - one.workouts.length)
  if (first) return { outcome: 'read', reading: joinReadings(first, read) }
  return (
    answers.find(({ outcome }) => outcome === 'own') ??
    answers[0] ?? { outcome: 'refused', refusal: { reason: 'no-workout' } }
  )
}

/** The reading with the most workouts, and the measures of the others. */
function joinReadings(first: FileReading, all: readonly FileReading[]): FileReading {
  const others = all.filter((reading) => reading !== first)
  return { ...first, measures: [...first.measures, ...others.flatMap(({ measures }) => measures)] }
}
