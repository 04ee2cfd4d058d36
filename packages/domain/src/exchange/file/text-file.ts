import type { FileAnswer } from '../file-reading.ts'
import { appleHealth, isAppleHealth } from '../formats/apple-health.ts'
import { tableDialects } from '../formats/dialects.ts'
import { isJefit, readJefit } from '../formats/jefit.ts'
import type { ReadOptions } from '../table/dialect.ts'
import { tableFile } from '../table/table-file.ts'

/** A file as it was taken apart: JSON is looked at once all files of an archive are there. */
export type FileContent = FileAnswer | { readonly outcome: 'json'; readonly content: unknown }

/** The text of a file while it comes in. */
export type TextFile = { readonly push: (text: string) => void; readonly end: () => FileContent }

/** The reader of a text that begins so. */
export function textFile(head: string, options: ReadOptions): TextFile {
  const begin = head.trimStart()
  if (isAppleHealth(begin)) return appleHealth(options)
  if (begin.startsWith('{') || begin.startsWith('[')) return wholeFile(readJsonText)
  if (isJefit(begin)) return wholeFile((text) => readJefit(text, options))
  return tableFile(tableDialects, options)
}

/** A text that is looked at once all of it is there. */
function wholeFile(read: (text: string) => FileContent): TextFile {
  const parts: string[] = []
  return { push: (text) => parts.push(text), end: () => read(parts.join('')) }
}

function readJsonText(text: string): FileContent {
  try {
    return { outcome: 'json', content: JSON.parse(text) as unknown }
  } catch {
    return { outcome: 'refused', refusal: { reason: 'broken', line: 1 } }
  }
}
