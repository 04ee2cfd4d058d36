import type { ImportedEntry } from '@fonte/contract/import'

/** Workouts as they wait on the device: JSON, deflated, in base64. Text, as what waits may have to be locked. */
export type PackedEntries = string

/** So many bytes become letters at once: all of them would be too many arguments. */
const step = 8192

async function through(bytes: Uint8Array<ArrayBuffer>, stream: GenericTransformStream): Promise<Uint8Array> {
  const changed = new Blob([bytes]).stream().pipeThrough(stream)
  return new Uint8Array(await new Response(changed).arrayBuffer())
}

/** Makes workouts some ten times as short as their JSON. */
export async function packEntries(entries: readonly ImportedEntry[]): Promise<PackedEntries> {
  const text = new TextEncoder().encode(JSON.stringify(entries))
  const packed = await through(text, new CompressionStream('deflate-raw'))
  let letters = ''
  for (let at = 0; at < packed.length; at += step) letters += String.fromCharCode(...packed.subarray(at, at + step))
  return btoa(letters)
}

/** What `packEntries` made shorter. @throws Error for anything else */
export async function unpackEntries(packed: PackedEntries): Promise<readonly ImportedEntry[]> {
  const bytes = Uint8Array.from(atob(packed), (letter) => letter.charCodeAt(0))
  const text = await through(bytes, new DecompressionStream('deflate-raw'))
  return JSON.parse(new TextDecoder().decode(text))
}
