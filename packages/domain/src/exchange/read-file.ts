import { type ByteOptions, byteFile, type NamedContent } from './file/byte-file.ts'
import { withFiles } from './file-lines.ts'
import type { FileAnswer } from './file-reading.ts'
import { readPages, readWholeJson } from './formats/json/json-file.ts'
import { placesOfLogs } from './formats/json/wger.ts'
import { importBounds } from './import-format.ts'
import { isEmpty, joinTables, type NamedAnswer } from './join-tables.ts'

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
  const pages: NamedJson[] = []
  const answers = contents.flatMap(({ name, content }): NamedAnswer[] => {
    if (content.outcome !== 'json') return [{ name, answer: placed(content, linesOf(name)) }]
    const whole = readWholeJson(content.content, options)
    if (whole) return [{ name, answer: placed(whole, linesOf(name)) }]
    pages.push({ name, content: content.content })
    return []
  })
  if (pages.length > 0) answers.push(answerOfPages(pages, options, placed))
  return joinTables(answers) ?? ownAnswer(answers) ?? answers[0]?.answer ?? noAnswer
}

type NamedJson = { readonly name: string; readonly content: unknown }

/** Answers of an app's server, which are one together. */
function answerOfPages(pages: readonly NamedJson[], options: ByteOptions, placed: typeof withFiles): NamedAnswer {
  const [first] = pages
  const isAlone = pages.length === 1
  const answer = readPages(isAlone ? first?.content : pages.map(({ content }) => content), options)
  const placeOf = isAlone ? linesOf(first?.name ?? '') : placesOfLogs(pages)
  return { name: pages.map(({ name }) => name).join(', '), answer: placed(answer, placeOf) }
}

/** A file of Fonte's own is restored by itself: beside others it is refused, with the names of all. */
function ownAnswer(answers: readonly NamedAnswer[]): FileAnswer | null {
  const own = answers.find(({ answer }) => answer.outcome === 'own')
  if (!own) return null
  const files = answers.filter(({ answer }) => !isEmpty(answer)).map(({ name }) => name)
  return files.length === 1 ? own.answer : { outcome: 'refused', refusal: { reason: 'several-own', files } }
}

const linesOf = (file: string) => (line: number) => ({ line, file })

const noAnswer = { outcome: 'refused', refusal: { reason: 'no-workout' } } as const
