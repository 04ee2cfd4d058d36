import type { ImportedEntry } from '@fonte/contract/import'
import { importCallBounds } from '@fonte/domain/exchange/import-format'
import { type PackedEntries, packEntries } from './packed-entries.ts'

/** As much JSON as one call may bring (UTF-16 units, each at most three bytes of UTF-8). */
const mostLength = 100_000

/** A part of a file on its way to the server. */
export interface ImportPart {
  readonly packed: PackedEntries
  readonly workouts: number
}

/** Cuts workouts into parts that one call each can bring, in their order. */
export async function importParts(entries: readonly ImportedEntry[]): Promise<readonly ImportPart[]> {
  const parts: ImportPart[] = []
  let waiting: ImportedEntry[] = []
  let length = 0
  const close = async () => {
    if (waiting.length > 0) parts.push({ packed: await packEntries(waiting), workouts: waiting.length })
    waiting = []
    length = 0
  }
  for (const entry of entries) {
    const more = JSON.stringify(entry).length
    if (waiting.length === importCallBounds.workouts || length + more > mostLength) await close()
    waiting.push(entry)
    length += more
  }
  await close()
  return parts
}
