import { expect, it, vi } from 'vitest'
import { memoryBackend } from '../storage/memory-backend.ts'
import { createStorage } from '../storage/storage.ts'
import { Vault } from './vault.ts'

vi.mock('./locking.ts', () => {
  throw new Error('the file does not come')
})

it('a device where nothing is locked opens without the file that locks and opens rows', async () => {
  const storage = createStorage(async () => memoryBackend([]))
  const vault = new Vault({ storage, hasMarker: () => true })
  await vault.open('ada', 'a2V5')
  expect(await storage.kept('lock-key')).toEqual({ userId: 'ada', key: 'a2V5' })
})

it('a device that was somebody else’s waits for that file: their rows are to be locked first', async () => {
  const storage = createStorage(async () => memoryBackend([]))
  const vault = new Vault({ storage, hasMarker: () => true })
  await vault.open('ada', 'a2V5')
  await expect(vault.open('ben', 'bGV5')).rejects.toThrow()
  expect(await storage.kept('lock-key')).toEqual({ userId: 'ada', key: 'a2V5' })
})
