import type { ImportedEntry } from '@fonte/contract/import'
import { deflateJson, fromBase64, inflate, toBase64 } from '../../../platform/file/deflate.ts'

/** Workouts as they wait on the device: JSON, deflated, in base64. Text, as what waits may have to be locked. */
export type PackedEntries = string

/** Makes workouts some ten times as short as their JSON. */
export const packEntries = async (entries: readonly ImportedEntry[]): Promise<PackedEntries> =>
  toBase64(await deflateJson(entries))

/** What `packEntries` made shorter. @throws Error for anything else */
export const unpackEntries = async (packed: PackedEntries): Promise<readonly ImportedEntry[]> =>
  new Response(inflate(fromBase64(packed))).json()
