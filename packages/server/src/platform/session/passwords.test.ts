import { describe, expect, it } from 'vitest'
import { createPasswords } from './passwords.ts'

describe('password hashing', () => {
  it('knows a password again, and nobody’s password is never right', async () => {
    const passwords = createPasswords({ running: 1, waiting: 10 })
    const stored = await passwords.hash('développé couché')
    expect(stored).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
    expect(await passwords.verify('développé couché', stored)).toBe(true)
    expect(await passwords.verify('developpe couche', stored)).toBe(false)
    expect(await passwords.verify('développé couché', null)).toBe(false)
    expect(passwords.isOutdated(stored)).toBe(false)
  })

  it('works on a bounded number at once, lets a bounded number wait, and refuses the others with a time to come back', async () => {
    const passwords = createPasswords({ running: 1, waiting: 2 })
    const results = await Promise.allSettled(Array.from({ length: 5 }, () => passwords.hash('squat')))
    expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled', 'fulfilled', 'rejected', 'rejected'])
    expect(results[4]).toMatchObject({ reason: { code: 'unavailable', details: { retryAfter: 2 } } })
    expect(await passwords.hash('squat')).toContain('$argon2id$')
  })
})
