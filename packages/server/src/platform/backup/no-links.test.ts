import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { giveName } from './backup-file.ts'

let folder: string

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'fonte-backup-'))
  writeFileSync(join(folder, 'draft'), 'rows')
})

afterEach(() => rmSync(folder, { recursive: true }))

/** A file system as many external disks and network shares have one. */
const noLinks = async (): Promise<void> => {
  throw Object.assign(new Error('operation not supported'), { code: 'ENOTSUP' })
}

const name = () => giveName(join(folder, 'draft'), join(folder, 'backup'), noLinks)

describe('a back-up on a disk that knows no links', () => {
  it('gets its name when it is whole', async () => {
    await name()
    expect(readdirSync(folder)).toEqual(['backup'])
    expect(readFileSync(join(folder, 'backup'), 'utf8')).toBe('rows')
  })

  it('leaves a file alone that took the name meanwhile', async () => {
    writeFileSync(join(folder, 'backup'), 'of somebody else')
    await expect(name()).rejects.toThrow('operation not supported')
    expect(readFileSync(join(folder, 'backup'), 'utf8')).toBe('of somebody else')
  })
})
