import type { FileAnswer } from '../file-reading.ts'
import { tableDialects } from '../formats/dialects.ts'
import type { ReadOptions } from '../table/dialect.ts'
import { tableFile } from '../table/table-file.ts'

/** A file as it was taken apart: JSON is looked at once all files of an archive are there. */
export type FileContent = FileAnswer | { readonly outcome: 'json'; readonly content: unknown }

/** The text of a file while it comes in. */
export type TextFile = { readonly push: (text: string) => void; readonly end: () => FileContent }

/** The reader of a text that begins so. */
export function textFile(head: string, options: ReadOptions): TextFile {
  const begin = head.trimStart()
  if (begin.startsWith('{') || begin.startsWith('[')) return jsonFile()
  return tableFile(tableDialects, options)
}

function jsonFile(): TextFile {
  const parts: string[] = []
  return {
    push: (text) => parts.push(text),
    end: () => {
      const text = parts.join('')
      try {
        return { outcome: 'json', content: JSON.parse(text) as unknown }
      } catch {
        return { outcome: 'refused', refusal: { reason: 'broken', line: 1 } }
      }
    },
  }
}
