import { type ByteOptions, byteFile, type NamedContent } from './file/byte-file.ts'
import { withFiles } from './file-lines.ts'
import type { FileAnswer } from './file-reading.ts'
import { readJson } from './formats/json/json-file.ts'
import { placesOfLogs } from './formats/json/wger.ts'
import { importBounds } from './import-format.ts'
import { joinTables, type NamedAnswer } from './join-tables.ts'

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

/**
 * One answer for what an archive holds: several tables of one app are one, several answers in JSON are looked at together.
 * Of an archive that holds several files a line says in which of them it stands.
 */
function answerOf(contents: readonly NamedContent[], options: ByteOptions): FileAnswer {
  const placed = contents.length > 1 ? withFiles : (answer: FileAnswer) => answer
  const json = contents.flatMap(({ name, content }) => (content.outcome === 'json' ? [{ name, ...content }] : []))
  const answers = contents.flatMap(({ name, content }): NamedAnswer[] => {
    return content.outcome === 'json' ? [] : [{ name, answer: placed(content, linesOf(name)) }]
  })
  const [first] = json
  if (first) {
    const isAlone = json.length === 1
    const answer = readJson(isAlone ? first.content : json.map(({ content }) => content), options)
    const placeOf = isAlone ? linesOf(first.name) : placesOfLogs(json)
    answers.push({ name: json.map(({ name }) => name).join(', '), answer: placed(answer, placeOf) })
  }
  const { answer } = answers.find((each) => each.answer.outcome === 'own') ?? answers[0] ?? noAnswer
  return joinTables(answers) ?? answer
}

const linesOf = (file: string) => (line: number) => ({ line, file })

const noAnswer = { answer: { outcome: 'refused', refusal: { reason: 'no-workout' } } } as const
