import { Readable } from 'node:stream'

declare const content: unique symbol

/** JSON of a `T` that is written piece by piece, as fast as the caller reads; each piece as its store names the columns. */
export type JsonStream<T> = Readable & { readonly [content]: T }

/** The parts of a document by their names: a value, or the items of a list, which are asked for batch by batch. */
export type StreamedParts<T> = {
  readonly [K in keyof T]: T[K] extends readonly (infer Item)[] ? AsyncIterable<readonly Item[]> : T[K]
}

async function* listText(batches: AsyncIterable<readonly unknown[]>): AsyncGenerator<string> {
  let separator = ''
  for await (const batch of batches) {
    for (const item of batch) {
      yield `${separator}${JSON.stringify(item)}`
      separator = ','
    }
  }
}

const isList = (part: unknown): part is AsyncIterable<readonly unknown[]> =>
  typeof part === 'object' && part !== null && Symbol.asyncIterator in part

async function* documentText(parts: object): AsyncGenerator<string> {
  let separator = '{'
  for (const [name, part] of Object.entries(parts)) {
    yield `${separator}${JSON.stringify(name)}:`
    separator = ','
    if (!isList(part)) yield JSON.stringify(part)
    else {
      yield '['
      yield* listText(part)
      yield ']'
    }
  }
  yield '}'
}

/** A document as a stream: no more of it is in memory than one batch of one list. */
export const jsonStream = <T extends object>(parts: StreamedParts<T>): JsonStream<T> =>
  Readable.from(documentText(parts)) as JsonStream<T>
