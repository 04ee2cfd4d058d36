export type FileEncoding = 'utf-8' | 'utf-16le' | 'utf-16be' | 'windows-1252'

/** Turns whole bytes into text; throws where they are no text of that encoding. The browser's TextDecoder, made fatal, does it. */
export type DecodeText = (bytes: Uint8Array, encoding: FileEncoding) => string

/** Takes bytes in pieces, cut anywhere, and answers their text. */
export type TextStream = {
  readonly push: (bytes: Uint8Array) => string
  readonly end: () => string
  /** Whether the text had to be read as Windows-1252. */
  readonly isOldWindows: () => boolean
}

const marks: readonly (readonly [FileEncoding, readonly number[]])[] = [
  ['utf-8', [0xef, 0xbb, 0xbf]],
  ['utf-16le', [0xff, 0xfe]],
  ['utf-16be', [0xfe, 0xff]],
]

/** The encoding that a byte order mark names, and how long the mark is; without one, what the first sign of ASCII looks like. */
function markOf(head: Uint8Array): { readonly encoding: FileEncoding; readonly length: number } {
  const found = marks.find(([, mark]) => mark.every((byte, index) => head[index] === byte))
  return found ? { encoding: found[0], length: found[1].length } : { encoding: unmarked(head), length: 0 }
}

/** A header begins with ASCII, of which UTF-16 makes a byte of nought beside another one. */
function unmarked([first, second]: Uint8Array): FileEncoding {
  if (second === 0 && first !== 0) return 'utf-16le'
  return first === 0 && second !== undefined && second !== 0 ? 'utf-16be' : 'utf-8'
}

/** Text in one script without a single sign of ASCII is no table; so much of it is decoded as it is. */
const longestHeld = 65_536

/**
 * Text of a file whose first bytes (three at least, or all) are `head`: UTF-16 by its byte order mark or its first sign, else
 * UTF-8, and from the first piece that is none, Windows-1252.
 */
export function textStream(decode: DecodeText, head: Uint8Array): TextStream {
  const mark = markOf(head)
  let encoding = mark.encoding
  let skip = mark.length
  let held: Uint8Array = new Uint8Array()

  const read = (bytes: Uint8Array): string => {
    try {
      return decode(bytes, encoding)
    } catch {
      // UTF-16 that is broken is read all the same: what is no text in it fails further on, row by row.
      encoding = 'windows-1252'
      return decode(bytes, encoding)
    }
  }

  return {
    push: (piece) => {
      const bytes = joinBytes(held, piece.subarray(Math.min(skip, piece.length)))
      skip -= Math.min(skip, piece.length)
      const whole = encoding.startsWith('utf-16') ? wholeUnits(bytes, encoding) : wholeCharacters(bytes)
      held = bytes.slice(whole)
      return whole === 0 ? '' : read(bytes.subarray(0, whole))
    },
    end: () => (held.length === 0 ? '' : read(held)),
    isOldWindows: () => encoding === 'windows-1252',
  }
}

/** Two pieces of bytes as one. */
export function joinBytes(one: Uint8Array, other: Uint8Array): Uint8Array {
  if (one.length === 0) return other
  const joined = new Uint8Array(one.length + other.length)
  joined.set(one)
  joined.set(other, one.length)
  return joined
}

/** So many bytes end with a sign of ASCII: no character of UTF-8 is cut there. */
function wholeCharacters(bytes: Uint8Array): number {
  for (let at = bytes.length; at > 0; at -= 1) if ((bytes[at - 1] ?? 0) < 0x80) return at
  return bytes.length > longestHeld ? bytes.length : 0
}

/** So many bytes end with a whole UTF-16 unit, which is not the first half of a pair. */
function wholeUnits(bytes: Uint8Array, encoding: FileEncoding): number {
  const even = bytes.length - (bytes.length % 2)
  const high = bytes[encoding === 'utf-16le' ? even - 1 : even - 2] ?? 0
  return high >= 0xd8 && high <= 0xdb ? even - 2 : even
}
