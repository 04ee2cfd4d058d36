import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../../test-kit/test-database.ts'
import { writeBackup } from './backup-file.ts'

const links = vi.hoisted(() => ({ answer: 'ENOTSUP' }))

/** A file system as many external disks have one. */
vi.mock('node:fs/promises', async (original) => ({
  ...(await original<object>()),
  link: async () => {
    throw Object.assign(new Error('no links here'), { code: links.answer })
  },
}))

let folder: string
let source: TestDatabase

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'fonte-backup-'))
  source = await createTestDatabase()
})

afterAll(async () => {
  await source.drop()
  rmSync(folder, { recursive: true })
})

describe('a back-up on a disk that knows no links', () => {
  it('gets its name when it is whole', async () => {
    await writeBackup({ url: source.url, path: join(folder, 'first') })
    expect(readdirSync(folder)).toEqual(['first'])
  })

  it('leaves a file alone that took the name meanwhile, and nothing of itself', async () => {
    links.answer = 'EEXIST'
    await expect(writeBackup({ url: source.url, path: join(folder, 'second') })).rejects.toThrow('it is there already')
    expect(existsSync(join(folder, 'second'))).toBe(false)
    expect(readdirSync(folder)).toEqual(['first'])
  })
})
