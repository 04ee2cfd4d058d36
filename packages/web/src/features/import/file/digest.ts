import { sha256 } from '@noble/hashes/sha2.js'
import { utf8ToBytes } from '@noble/hashes/utils.js'

/** SHA-256 of a text, in plain JavaScript: browsers offer their own on https only. */
export const digest = async (text: string): Promise<Uint8Array> => sha256(utf8ToBytes(text))
