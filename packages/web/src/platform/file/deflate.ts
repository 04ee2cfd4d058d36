/** So many bytes become letters at once: all of them would be too many arguments. */
const step = 8192

/** JSON as deflated bytes, some ten times as short. */
export async function deflateJson(value: unknown): Promise<Uint8Array> {
  const packed = new Blob([JSON.stringify(value)]).stream().pipeThrough(new CompressionStream('deflate-raw'))
  return new Uint8Array(await new Response(packed).arrayBuffer())
}

/** What comes out of deflated bytes, as it is read. It fails where they are damaged. */
export const inflate = (bytes: Uint8Array<ArrayBuffer>): ReadableStream<Uint8Array> =>
  new Blob([bytes]).stream().pipeThrough(new DecompressionStream('deflate-raw'))

/** Bytes as text. */
export function toBase64(bytes: Uint8Array): string {
  let letters = ''
  for (let at = 0; at < bytes.length; at += step) letters += String.fromCharCode(...bytes.subarray(at, at + step))
  return btoa(letters)
}

/** The bytes of a base64 text. @throws DOMException for any other text */
export const fromBase64 = (text: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0))
