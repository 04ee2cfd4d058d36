import { rmSync } from 'node:fs'
import { join } from 'node:path'
import process from 'node:process'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { notedPostmaster } from '../platform/embedded/orphan.ts'
import { launchServer, type ServerProcess, serverOptions } from '../test-kit/server-process.ts'
import { makeDataDir } from './test-kit/data-dir.ts'

/** A defect that strikes at a signal. */
const defect = `data:text/javascript,process.on('SIGUSR2',()=>{throw new Error('unforeseen')})`

let dataDir: string
let server: ServerProcess

beforeEach(async () => {
  dataDir = makeDataDir()
  server = await launchServer({ dataDir, nodeOptions: [...serverOptions, '--import', defect] })
}, 60_000)

afterEach(async () => {
  await server.end()
  rmSync(dataDir, { recursive: true })
}, 60_000)

const isGone = () => {
  try {
    process.kill(server.pid, 0)
    return false
  } catch {
    return true
  }
}

it('stops its database, too, when a failure that nobody caught ends the server', async () => {
  process.kill(server.pid, 'SIGUSR2')
  await vi.waitUntil(isGone, { timeout: 30_000 })
  expect(notedPostmaster(join(dataDir, 'postgres'))).toBeNull()
}, 60_000)
