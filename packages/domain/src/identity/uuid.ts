const version7 = /^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/iu
const lastTimestamp = 2 ** 48 - 1

/**
 * A UUID of version 7 (RFC 9562, section 5.7) from the time in epoch ms and ten random bytes: ids made later sort later.
 * Throws a RangeError when the bytes are too few or the time does not fit into 48 bits.
 */
export function uuidV7(ms: number, random: Uint8Array): string {
  if (random.length < 10) throw new RangeError('a UUID needs ten random bytes')
  if (!Number.isInteger(ms) || ms < 0 || ms > lastTimestamp) throw new RangeError(`not a time in milliseconds: ${ms}`)
  const randomDigits = Array.from(random.subarray(0, 10), (byte, i) =>
    hex(i === 0 ? 0x70 | (byte & 0x0f) : i === 2 ? 0x80 | (byte & 0x3f) : byte),
  )
  const digits = ms.toString(16).padStart(12, '0') + randomDigits.join('')
  return [
    [0, 8],
    [8, 12],
    [12, 16],
    [16, 20],
    [20, 32],
  ]
    .map(([from, to]) => digits.slice(from, to))
    .join('-')
}

/** Whether the text is a UUID of version 7, in either case. */
export function isUuidV7(text: string): boolean {
  return version7.test(text)
}

function hex(byte: number): string {
  return byte.toString(16).padStart(2, '0')
}
