import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { closeSync, existsSync, openSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import process from 'node:process'
import { fileURLToPath } from 'node:url'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { notedPostmaster } from '../platform/embedded/orphan.ts'
import { freePort } from '../platform/embedded/postmaster.ts'
import { compiledCode } from '../test-kit/server-process.ts'
import { makeDataDir } from './test-kit/data-dir.ts'

const root = fileURLToPath(new URL('../../../..', import.meta.url))

let dataDir: string
const children: ChildProcess[] = []

beforeEach(() => {
  dataDir = makeDataDir()
})

afterEach(() => {
  for (const child of children.splice(0)) child.kill('SIGKILL')
  rmSync(dataDir, { recursive: true })
})

const launch = async (stdout: number | 'pipe') => {
  const port = await freePort()
  const url = `http://127.0.0.1:${port}`
  const child = spawn(process.execPath, ['packages/server/src/main.ts'], {
    cwd: root,
    env: { ...compiledCode, ...process.env, PORT: String(port), DATA_DIR: dataDir, PUBLIC_URL: url },
    stdio: ['ignore', stdout, 'ignore'],
  })
  children.push(child)
  const over = once(child, 'exit')
  const status = (path: string) =>
    fetch(`${url}${path}`).then(
      (response) => response.status,
      () => 0,
    )
  await vi.waitUntil(async () => child.exitCode !== null || (await status('/readyz')) === 200, {
    timeout: 60_000,
    interval: 50,
  })
  return { child, over, status }
}

/** More than the log gathers before it is written. */
const callOften = async (status: (path: string) => Promise<number>) => {
  const seen = new Set<number>()
  for (let call = 0; call < 100; call += 1) seen.add(await status('/api/maintenance'))
  return [...seen]
}

const endInOrder = async ({ child, over }: Awaited<ReturnType<typeof launch>>) => {
  child.kill('SIGTERM')
  expect(await over).toEqual([0, null])
  expect(notedPostmaster(join(dataDir, 'postgres'))).toBeNull()
}

describe('a server whose log cannot be written', { timeout: 120_000 }, () => {
  it.runIf(existsSync('/dev/full'))('goes on, and ends in order, on a disk that is full', async () => {
    const full = openSync('/dev/full', 'w')
    const server = await launch(full)
    closeSync(full)
    expect(await callOften(server.status)).toEqual([200])
    await endInOrder(server)
  })

  it('goes on, and ends in order, when whoever read it has gone', async () => {
    const server = await launch('pipe')
    server.child.stdout?.destroy()
    expect(await callOften(server.status)).toEqual([200])
    await endInOrder(server)
  })
})
