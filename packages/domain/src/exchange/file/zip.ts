import type { FileRefusal } from '../file-reading.ts'
import { importBounds } from '../import-format.ts'

/** Takes the bytes of one file of an archive. */
export type ByteSink = { readonly push: (bytes: Uint8Array) => void }

/** A file of an archive, as it is found. */
export type PackedFile = {
  readonly name: string
  /** Begins to unpack it. @throws where it is damaged */
  readonly unpack: (take: (bytes: Uint8Array) => void) => void
}

/**
 * Opens a zip archive that comes in pieces, by a library: `found` hears of each file; the answer takes the next piece, and
 * whether it is the last. @throws where the archive is damaged, and what `found` and `take` throw
 */
export type Unzip = (found: (file: PackedFile) => void) => (bytes: Uint8Array, isLast: boolean) => void

/** An archive while its bytes come in. */
export type Archive = {
  readonly push: (bytes: Uint8Array) => void
  /** Null where all was unpacked. */
  readonly end: () => FileRefusal | null
}

const { files: mostFiles, inflated: mostInflated, ratio: mostRatio } = importBounds.zip

/** A small archive may be packed better than the ratio allows: no bomb is of this size. */
const alwaysAllowed = 1_000_000

/** Pushed at once: what comes out of so much is at most a thousand times as long. */
const pieceLength = 8192

/** The files of an archive in which exports are found; heart curves of Apple Health are none of them. */
const isWanted = (name: string): boolean =>
  /\.(?:csv|json)$|(?:^|\/)export\.xml$/iu.test(name) && !/(?:^|\/)(?:__macosx|\.|electrocardiograms\/)/iu.test(name)

/** Why an archive is read no further. */
class ArchiveRefusal extends Error {
  readonly refusal: FileRefusal

  constructor(refusal: FileRefusal) {
    super(refusal.reason)
    this.refusal = refusal
  }
}

/** Unpacks the wanted files of a zip archive, each into a sink of its own, within the bounds of an import. */
export function openArchive(unzip: Unzip, open: (name: string) => ByteSink): Archive {
  let packed = 0
  let inflated = 0
  let files = 0
  let refusal: FileRefusal | null = null

  const count = (length: number) => {
    inflated += length
    if (inflated > mostInflated || inflated > Math.max(alwaysAllowed, packed * mostRatio)) {
      throw new ArchiveRefusal({ reason: 'too-large', limit: 'inflated', most: mostInflated })
    }
  }

  const push = unzip((file) => {
    if (!isWanted(file.name)) return
    files += 1
    if (files > mostFiles) throw new ArchiveRefusal({ reason: 'too-large', limit: 'files', most: mostFiles })
    const sink = open(file.name)
    file.unpack((bytes) => {
      count(bytes.length)
      sink.push(bytes)
    })
  })

  const feed = (bytes: Uint8Array, isLast: boolean) => {
    if (refusal) return
    try {
      push(bytes, isLast)
    } catch (error) {
      refusal = error instanceof ArchiveRefusal ? error.refusal : { reason: 'broken', line: 1 }
    }
  }

  return {
    push: (bytes) => {
      for (let at = 0; at < bytes.length; at += pieceLength) {
        const piece = bytes.subarray(at, at + pieceLength)
        packed += piece.length
        feed(piece, false)
      }
    },
    end: () => {
      feed(new Uint8Array(), true)
      return refusal
    },
  }
}
