import { describe, expect, it } from 'vitest'
import { fc } from '../test-kit/properties.ts'
import { isUuidV7, uuidV7 } from './uuid.ts'

const tenBytes = fc.uint8Array({ minLength: 10, maxLength: 10 })
const anyTime = fc.integer({ min: 0, max: 2 ** 48 - 1 })

describe('a UUID of version 7', () => {
  it('is the example of RFC 9562', () => {
    const random = Uint8Array.from([0x0c, 0xc3, 0x18, 0xc4, 0xdc, 0x0c, 0x0c, 0x07, 0x39, 0x8f])
    expect(uuidV7(0x017f22e279b0, random)).toBe('017f22e2-79b0-7cc3-98c4-dc0c0c07398f')
  })

  it('is well formed whatever the time and the random bytes', () => {
    fc.assert(
      fc.property(anyTime, tenBytes, (ms, random) => {
        expect(isUuidV7(uuidV7(ms, random))).toBe(true)
      }),
    )
  })

  it('sorts by the time it was made', () => {
    fc.assert(
      fc.property(anyTime, anyTime, tenBytes, tenBytes, (a, b, random, otherRandom) => {
        fc.pre(a < b)
        expect(uuidV7(a, random) < uuidV7(b, otherRandom)).toBe(true)
      }),
    )
  })

  it('has 74 random bits', () => {
    const none = uuidV7(0, new Uint8Array(10))
    const all = uuidV7(0, new Uint8Array(10).fill(255))
    expect([none, all]).toEqual(['00000000-0000-7000-8000-000000000000', '00000000-0000-7fff-bfff-ffffffffffff'])
  })

  it('goes on to the last time that fits', () => {
    expect(uuidV7(2 ** 48 - 1, new Uint8Array(10))).toBe('ffffffff-ffff-7000-8000-000000000000')
  })

  it('needs ten bytes and a time', () => {
    expect(() => uuidV7(0, new Uint8Array(9))).toThrow(RangeError)
    for (const ms of [-1, 0.5, Number.NaN, 2 ** 48]) expect(() => uuidV7(ms, new Uint8Array(10))).toThrow(RangeError)
  })
})

describe('recognising one', () => {
  it('takes either case', () => {
    expect(isUuidV7('017F22E2-79B0-7CC3-98C4-DC0C0C07398F')).toBe(true)
  })

  it.each([
    '',
    '017f22e279b07cc398c4dc0c0c07398f',
    '017f22e2-79b0-4cc3-98c4-dc0c0c07398f',
    '017f22e2-79b0-7cc3-c8c4-dc0c0c07398f',
    '017f22e2-79b0-7cc3-98c4-dc0c0c07398f\n',
    '{017f22e2-79b0-7cc3-98c4-dc0c0c07398f}',
    'g17f22e2-79b0-7cc3-98c4-dc0c0c07398f',
  ])('refuses %o', (text) => {
    expect(isUuidV7(text)).toBe(false)
  })
})
