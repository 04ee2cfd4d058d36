import { describe, expect, it } from 'vitest'
import { type DecodeText, textStream } from './encoding.ts'

const decode: DecodeText = (bytes, encoding) => new TextDecoder(encoding, { fatal: true }).decode(bytes)

/** The text of a file that arrives in pieces of so many bytes, and whether it had to be read as Windows-1252. */
function inPieces(bytes: Uint8Array, length: number): { readonly text: string; readonly isOldWindows: boolean } {
  const stream = textStream(decode, bytes.subarray(0, 3))
  let text = ''
  for (let at = 0; at < bytes.length; at += length) text += stream.push(bytes.subarray(at, at + length))
  return { text: text + stream.end(), isOldWindows: stream.isOldWindows() }
}

const utf16 = (text: string, encoding: 'utf-16le' | 'utf-16be') => {
  const bytes = new Uint8Array(text.length * 2)
  const view = new DataView(bytes.buffer)
  for (let at = 0; at < text.length; at += 1) view.setUint16(at * 2, text.charCodeAt(at), encoding === 'utf-16le')
  return bytes
}

describe('a text that arrives in pieces', () => {
  const text = 'Date,Exercice\n2026-01-05,Développé couché 🏋️\n2026-01-06,ベンチプレス'

  it.each([1, 2, 3, 7, 1000])('is the same wherever it is cut: every %i bytes', (length) => {
    const bytes = new TextEncoder().encode(text)
    expect(inPieces(bytes, length)).toEqual({ text, isOldWindows: false })
  })

  it.each(['utf-16le', 'utf-16be'] as const)(
    'is the same in %s wherever it is cut, between the halves of a pair, too',
    (encoding) => {
      const pairs = `${text}\u{10FFFF}é\u{10000}`
      for (const length of [1, 2, 3, 5, 1000]) {
        expect(inPieces(utf16(pairs, encoding), length)).toEqual({ text: pairs, isOldWindows: false })
      }
    },
  )

  it('is handed on at once where a pair is whole', () => {
    const stream = textStream(decode, utf16('D', 'utf-16le'))
    const [first, second] = [utf16('a🏋', 'utf-16le'), utf16('\uE000', 'utf-16le')]
    expect([stream.push(first), stream.push(second)]).toEqual(['a🏋', '\uE000'])
  })

  it('is handed on up to its last sign of ASCII, and the rest with what comes next', () => {
    const stream = textStream(decode, new Uint8Array(3))
    expect(stream.push(new TextEncoder().encode('60 kg;é'))).toBe('60 kg;')
    expect(stream.push(new TextEncoder().encode('paule;'))).toBe('épaule;')
  })

  it('is not held for ever where no sign of ASCII comes', () => {
    const [bytes, longest] = [new TextEncoder().encode('é'), 65_536]
    const of = (characters: number) => new Uint8Array(characters * 2).map((_, at) => bytes[at % 2] ?? 0)
    expect(textStream(decode, new Uint8Array(3)).push(of(longest / 2))).toBe('')
    expect(textStream(decode, new Uint8Array(3)).push(of(longest / 2 + 1))).toHaveLength(longest / 2 + 1)
  })
})
