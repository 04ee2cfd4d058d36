import { execFile } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import process from 'node:process'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { contentsOf } from '../test-kit/database-contents.ts'
import { compiledCode, launchServer, type ServerProcess } from '../test-kit/server-process.ts'

const script = fileURLToPath(new URL('../admin-command.ts', import.meta.url))

let folder: string
let server: ServerProcess

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'fonte-backup-'))
  for (const name of ['first', 'second']) mkdirSync(join(folder, name))
  server = await launchServer({ dataDir: join(folder, 'first') })
})

afterAll(async () => {
  await server.end()
  rmSync(folder, { recursive: true })
})

/** Carries a command out in a process of its own; answers its exit code and what it said. */
const command = (dataDir: string, ...args: string[]) =>
  new Promise<{ code: number; words: string }>((resolve) => {
    const env = { ...compiledCode, ...process.env, DATA_DIR: join(folder, dataDir) }
    execFile(process.execPath, [script, ...args], { env }, (error, stdout, stderr) =>
      resolve({ code: Number(error?.code ?? 0), words: stdout + stderr }),
    )
  })

it('a running embedded database is backed up and restored into a new data folder by the command line, row by row', async () => {
  const file = join(folder, 'backup')
  const made = await command('first', 'backup', file)
  expect(made).toMatchObject({ code: 0, words: expect.stringContaining('read again and whole') })
  expect(made.words).toMatch(/exercises: \d+ rows/)
  const before = await contentsOf(server.databaseUrl())
  expect(before.contents.users).toHaveLength(2)
  expect(await command('first', 'restore', file)).toEqual({
    code: 1,
    words: expect.stringContaining('This database is not empty'),
  })
  expect(await command('second', 'restore', file)).toMatchObject({ code: 0 })
  const restored = await launchServer({ dataDir: join(folder, 'second') })
  expect(await contentsOf(restored.databaseUrl())).toEqual(before)
  await restored.end()
})

it('a back-up that cannot be made, or is none, ends its command with exit code 1 and one plain sentence', async () => {
  expect(await command('first', 'backup', join(folder, 'nowhere', 'backup'))).toEqual({
    code: 1,
    words: expect.stringMatching(/could not be made: .+\n$/),
  })
  expect(await command('first', 'restore', script)).toMatchObject({
    code: 1,
    words: 'This file is no back-up of Fonte.\n',
  })
  expect((await command('first', 'backup')).code).toBe(2)
})
