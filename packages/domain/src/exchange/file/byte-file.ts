import type { FileRefusal } from '../file-reading.ts'
import type { ReadOptions } from '../table/dialect.ts'
import { nameText } from '../values/written-text.ts'
import { type DecodeText, joinBytes, textStream } from './encoding.ts'
import { type FileContent, type TextFile, textFile } from './text-file.ts'
import { openArchive, type Unzip } from './zip.ts'

/** What a file holds, and what it is called in its archive; nothing where it came by itself. */
export type NamedContent = { readonly name: string; readonly content: FileContent }

/** A file while its bytes come in; an archive has several contents. */
export type ByteFile = { readonly push: (bytes: Uint8Array) => void; readonly end: () => readonly NamedContent[] }

export type ByteOptions = ReadOptions & { readonly decode: DecodeText; readonly unzip: Unzip }

/** So many bytes are collected before the file is known for what it is. */
const headLength = 65_536

const zipMark = [0x50, 0x4b, 0x03, 0x04]
const databaseMark = [...'SQLite format 3'].map((letter) => letter.charCodeAt(0))

const beginsWith = (bytes: Uint8Array, mark: readonly number[]): boolean =>
  mark.every((byte, index) => bytes[index] === byte)

/** A file of any kind: a zip archive, a database, or text. */
export function byteFile(options: ByteOptions): ByteFile {
  return headed((head) => {
    if (beginsWith(head, zipMark)) return archiveFile(options)
    if (beginsWith(head, databaseMark)) return refusedFile({ reason: 'database' })
    return textByteFile(head, options)
  })
}

/** Collects the head of a file, opens the file by it and hands it on. */
function headed(open: (head: Uint8Array) => ByteFile): ByteFile {
  let head: Uint8Array = new Uint8Array()
  let file: ByteFile | null = null
  const begin = (): ByteFile => {
    const opened = open(head)
    opened.push(head)
    head = new Uint8Array()
    return opened
  }
  return {
    push: (bytes) => {
      if (file) file.push(bytes)
      else {
        head = joinBytes(head, bytes)
        if (head.length >= headLength) file = begin()
      }
    },
    end: () => {
      if (file === null && head.length === 0) return [alone({ outcome: 'refused', refusal: { reason: 'empty' } })]
      file ??= begin()
      return file.end()
    },
  }
}

const refusedFile = (refusal: FileRefusal): ByteFile => ({
  push: () => undefined,
  end: () => [alone({ outcome: 'refused', refusal })],
})

const alone = (content: FileContent): NamedContent => ({ name: '', content })

/** Of the name of a packed file so many characters are told. */
const longestName = 255

function archiveFile(options: ByteOptions): ByteFile {
  const files: { readonly name: string; readonly file: ByteFile }[] = []
  const archive = openArchive(options.unzip, (name) => {
    const file = headed((head) => textByteFile(head, options))
    files.push({ name: nameText(name, longestName), file })
    return file
  })
  return {
    push: archive.push,
    end: () => {
      const refusal = archive.end()
      if (refusal) return [alone({ outcome: 'refused', refusal })]
      return files.flatMap(({ name, file }) => file.end().map(({ content }) => ({ name, content })))
    },
  }
}

function textByteFile(head: Uint8Array, options: ByteOptions): ByteFile {
  const stream = textStream(options.decode, head)
  let file: TextFile | null = null
  const pushText = (text: string) => {
    if (text === '') return
    file ??= textFile(text, options)
    file.push(text)
  }
  return {
    push: (bytes) => pushText(stream.push(bytes)),
    end: () => {
      pushText(stream.end())
      const content = file?.end() ?? ({ outcome: 'refused', refusal: { reason: 'empty' } } as const)
      return [alone(stream.isOldWindows() ? withOldWindows(content) : content)]
    },
  }
}

/** Says that the text was read as Windows-1252: its accents may be wrong. */
function withOldWindows(content: FileContent): FileContent {
  if (content.outcome !== 'read') return content
  const remarks = [...content.reading.remarks, { what: 'windows-1252', count: 0 } as const]
  return { outcome: 'read', reading: { ...content.reading, remarks } }
}
