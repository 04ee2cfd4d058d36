import { describe, expect, it } from 'vitest'
import { keyName, openSecret, sealSecret } from './sealed-secret.ts'

const [key, former, stranger] = ['now', 'before', 'other'].map((text) => Buffer.alloc(32, text)) as [
  Buffer,
  Buffer,
  Buffer,
]
const secret = Buffer.from('12345678901234567890')

describe('the secret of a second factor', () => {
  it('is opened with the key it was sealed with, also after that key was replaced', () => {
    const sealed = sealSecret([former], 'zoe', secret)
    expect(openSecret([former], 'zoe', sealed)).toEqual(secret)
    expect(openSecret([key, former], 'zoe', sealed)).toEqual(secret)
  })

  it('is sealed with the current key, differently each time, and does not show', () => {
    const [one, other] = [sealSecret([key, former], 'zoe', secret), sealSecret([key, former], 'zoe', secret)]
    expect(one.key_name).toBe(keyName(key))
    expect(one.sealed_secret).not.toEqual(other.sealed_secret)
    expect(one.sealed_secret.includes(secret)).toBe(false)
  })

  it('stays shut without its key, in the row of somebody else, and when a bit of it was changed', () => {
    const sealed = sealSecret([key], 'zoe', secret)
    expect(openSecret([stranger], 'zoe', sealed)).toBeNull()
    expect(openSecret([stranger], 'zoe', { ...sealed, key_name: keyName(stranger) })).toBeNull()
    expect(openSecret([key], 'max', sealed)).toBeNull()
    const changed = Buffer.from(sealed.sealed_secret)
    changed.writeUInt8(changed.readUInt8(15) ^ 1, 15)
    expect(openSecret([key], 'zoe', { ...sealed, sealed_secret: changed })).toBeNull()
    expect(openSecret([key], 'zoe', { ...sealed, sealed_secret: Buffer.alloc(5) })).toBeNull()
  })
})
