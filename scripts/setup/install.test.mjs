import { execFileSync } from 'node:child_process'
import { chmodSync, cpSync, existsSync, mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import process from 'node:process'
import { fileURLToPath } from 'node:url'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'

const own = fileURLToPath(new URL('.', import.meta.url))

let folder

/** A project with the scripts that are tested, and an npm that only notes that it was asked. */
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'fonte-install-'))
  cpSync(own, join(folder, 'scripts/setup'), { recursive: true })
  mkdirSync(join(folder, 'node_modules/.bin'), { recursive: true })
  const npm = join(folder, 'node_modules/.bin/npm')
  writeFileSync(npm, '#!/bin/sh\necho "$@" > asked\n')
  chmodSync(npm, 0o755)
})

afterEach(() => rmSync(folder, { recursive: true }))

const write = (path, packages, date) => {
  writeFileSync(join(folder, path), JSON.stringify({ packages }))
  utimesSync(join(folder, path), date, date)
}

const bar = { version: '20.0.0', integrity: 'sha512-steel' }
const newerBar = { version: '20.0.1', integrity: 'sha512-chrome' }
const elsewhere = { version: '1.0.0', integrity: 'sha512-rack', optional: true, os: ['darwin'] }

/** Whether npm is asked to install, given the lock file (as old as an archive may make it) and npm's own note. */
const installs = (lock, installed) => {
  write('package-lock.json', { '': { name: 'fonte' }, ...lock }, new Date('2026-01-01'))
  if (installed) write('node_modules/.package-lock.json', installed, new Date('2026-06-01'))
  const script = `import('./scripts/setup/install.mjs').then(({ ensureInstalled }) => ensureInstalled())`
  execFileSync(process.execPath, ['-e', script], { cwd: folder })
  return existsSync(join(folder, 'asked'))
}

describe.skipIf(process.platform === 'win32')('the dependencies', () => {
  it('are installed where there are none', () => {
    expect(installs({ 'node_modules/bar': bar }, null)).toBe(true)
  })

  it('are left as they are when they are those of the lock file, whoever installed them', () => {
    const lock = { 'node_modules/bar': bar, 'node_modules/rack': elsewhere }
    expect(installs(lock, { 'node_modules/bar': bar })).toBe(false)
  })

  it('are left as they are when only Fonte’s own version was raised', () => {
    const own = (version) => ({ 'packages/rack': { name: '@fonte/rack', version } })
    const link = { 'node_modules/@fonte/rack': { resolved: 'packages/rack', link: true } }
    expect(installs({ ...link, ...own('0.2.0') }, { ...link, ...own('0.1.0') })).toBe(false)
  })

  it('are installed again when a newer version was unpacked over an older one, although its files are older', () => {
    expect(installs({ 'node_modules/bar': newerBar }, { 'node_modules/bar': bar })).toBe(true)
  })

  it('are installed again when one was added, and when one has gone', () => {
    expect(installs({ 'node_modules/bar': bar, 'node_modules/plate': bar }, { 'node_modules/bar': bar })).toBe(true)
    rmSync(join(folder, 'asked'))
    expect(installs({ 'node_modules/bar': bar }, { 'node_modules/bar': bar, 'node_modules/plate': bar })).toBe(true)
  })

  it('are installed again when an optional one is there in another version', () => {
    const older = { ...elsewhere, version: '0.9.0' }
    expect(installs({ 'node_modules/rack': elsewhere }, { 'node_modules/rack': older })).toBe(true)
  })
})
