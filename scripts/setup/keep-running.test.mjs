import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import process from 'node:process'
import { createInterface } from 'node:readline'
import { pathToFileURL } from 'node:url'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { root } from './place.mjs'

let folder

/** A package whose start runs a server as ours does; it says when it is up, and how it ended. */
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'fonte-keep-running-'))
  const keeper = pathToFileURL(join(root, 'scripts/setup/keep-running.mjs')).href
  const server = `
    process.on('SIGTERM', () => { console.log('ended'); process.exit() })
    setInterval(() => {}, 1_000)
    console.log('up ' + process.ppid)`
  writeFileSync(join(folder, 'server.mjs'), server)
  writeFileSync(
    join(folder, 'start.mjs'),
    `import { keepRunning } from '${keeper}'\nprocess.exitCode = await keepRunning(process.execPath, ['server.mjs'])`,
  )
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ private: true, scripts: { start: 'node start.mjs' } }))
})

afterAll(() => rmSync(folder, { recursive: true }))

/** Starts a program in the package's folder; answers its process and what the server says, line by line. */
const start = (program, ...args) => {
  const { npm_lifecycle_script: _, ...env } = process.env
  const child = spawn(program, args, { cwd: folder, env, stdio: ['ignore', 'pipe', 'ignore'] })
  const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]()
  return { child, next: async () => (await lines.next()).value }
}

it.each(['SIGTERM', 'SIGKILL'])('a server ends in order when npm, which started it, is ended by %s', async (signal) => {
  const { child, next } = start('npm', 'start', '--silent')
  expect(await next()).toMatch(/^up/)
  child.kill(signal)
  expect(await next()).toBe('ended')
})

it('a server that was not started by npm gets the signals of who started it', async () => {
  const { child, next } = start(process.execPath, 'start.mjs')
  expect(await next()).toBe(`up ${child.pid}`)
  child.kill('SIGTERM')
  expect(await next()).toBe('ended')
})
