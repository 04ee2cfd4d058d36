import { expect, it } from 'vitest'
import { createFairQueue } from '../limits/fair-queue.ts'
import { createPasswords, hashingLimits, publishedCost } from './passwords.ts'

it('a password is known again, and nobody’s password is never right', async () => {
  const passwords = createPasswords(createFairQueue(hashingLimits), publishedCost)
  const claimant = { source: '203.0.113.7', account: 'lea@lifters.example' }
  const stored = await passwords.hash('développé couché', claimant)
  expect(stored).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
  expect(await passwords.verify('développé couché', stored, claimant)).toBe(true)
  expect(await passwords.verify('developpe couche', stored, claimant)).toBe(false)
  expect(await passwords.verify('développé couché', null, claimant)).toBe(false)
  expect(passwords.isOutdated(stored)).toBe(false)
})
