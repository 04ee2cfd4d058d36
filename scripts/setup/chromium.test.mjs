import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { ensureChromium, ensureShell } from './chromium.mjs'

let folder

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'fonte-chromium-'))
  for (const name of ['chromium', 'chromium-headless-shell']) writeFileSync(join(folder, name), '')
  vi.stubEnv('PATH', folder)
  vi.stubEnv('CHROMIUM_PATH', '')
})

afterEach(() => {
  vi.unstubAllEnvs()
  rmSync(folder, { recursive: true })
})

it('the browser tests take the Chromium without a window, everything else the whole browser', async () => {
  expect(await ensureShell()).toBe(join(folder, 'chromium-headless-shell'))
  expect(await ensureChromium()).toBe(join(folder, 'chromium'))
})

it('a Chromium that is named is taken for both', async () => {
  vi.stubEnv('CHROMIUM_PATH', '/opt/chromium')
  expect([await ensureShell(), await ensureChromium()]).toEqual(['/opt/chromium', '/opt/chromium'])
})
