import { fold } from '../../words/fold.ts'
import type { ImportFormat } from '../import-format.ts'
import type { SettledWorkout } from '../settle/settled-workout.ts'

/** The 32 bytes of SHA-256 of a text in UTF-8, by the platform. */
export type Digest = (text: string) => Promise<Uint8Array>

/**
 * What makes two workouts of files one: the format, the start as the file has it, the title, and how many of these came
 * before it. The same file gives the same keys, whatever zone and units were answered.
 */
export function importKeys(
  format: ImportFormat,
  workouts: readonly Pick<SettledWorkout, 'fileStart' | 'title'>[],
): readonly string[] {
  const counts = new Map<string, number>()
  return workouts.map(({ fileStart, title }) => {
    const key = JSON.stringify([format, fileStart, fold(title)])
    const count = counts.get(key) ?? 0
    counts.set(key, count + 1)
    return `${key}#${count}`
  })
}

/**
 * The id of a person's workout by its key: a UUID of version 8 (RFC 9562, section 5.8) of SHA-256. The same on each of their
 * devices, another for everybody else.
 */
export async function importId(userId: string, key: string, digest: Digest): Promise<string> {
  const bytes = (await digest(`${userId}\n${key}`)).slice(0, 16)
  bytes[6] = 0x80 | ((bytes[6] ?? 0) & 0x0f)
  bytes[8] = 0x80 | ((bytes[8] ?? 0) & 0x3f)
  const digits = hexadecimal(bytes)
  return digits.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/u, '$1-$2-$3-$4-$5')
}

/** Bytes as lower-case digits. */
const hexadecimal = (bytes: Uint8Array): string =>
  Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
