import { execFileSync } from 'node:child_process'
import { chmodSync, cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import process from 'node:process'
import { fileURLToPath } from 'node:url'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'

const own = fileURLToPath(new URL('.', import.meta.url))

let folder

const write = (path, text) => {
  mkdirSync(dirname(join(folder, path)), { recursive: true })
  writeFileSync(join(folder, path), text)
  utimesSync(join(folder, path), new Date('2026-01-01'), new Date('2026-01-01'))
}

const page = () => readFileSync(join(folder, 'packages/web/dist/index.html'), 'utf8')

/** A project with the scripts that are tested, and a builder whose page says what it was built from. */
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'fonte-build-'))
  cpSync(own, join(folder, 'scripts/setup'), { recursive: true })
  write('package-lock.json', '{}')
  write('tsconfig.base.json', '{}')
  write('packages/contract/src/routes.ts', 'routes')
  write('packages/domain/src/sets.ts', 'sets of 1')
  write('packages/web/src/main.tsx', 'main')
  const builder = `const { mkdirSync, readFileSync, writeFileSync } = require('node:fs')
    mkdirSync('dist', { recursive: true })
    writeFileSync('dist/index.html', 'from ' + readFileSync('../domain/src/sets.ts', 'utf8'))`
  write('node_modules/vite/bin/vite.js', builder)
  write('node_modules/.bin/node', `#!/bin/sh\nexec ${process.execPath} "$@"\n`)
  chmodSync(join(folder, 'node_modules/.bin/node'), 0o755)
})

afterEach(() => rmSync(folder, { recursive: true }))

/** Whether the pages are built now. */
const builds = () => {
  const script = `import('./scripts/setup/build.mjs').then(({ ensureBuilt }) => ensureBuilt())`
  return execFileSync(process.execPath, ['-e', script], { cwd: folder, encoding: 'utf8' }).includes(
    'Building the pages',
  )
}

describe('the pages', () => {
  it('are built where there are none, and left as they are afterwards', () => {
    expect(builds()).toBe(true)
    expect(page()).toBe('from sets of 1')
    expect(builds()).toBe(false)
  })

  it('are built again from a newer version whose files are older', () => {
    builds()
    write('packages/domain/src/sets.ts', 'sets of 2')
    expect(builds()).toBe(true)
    expect(page()).toBe('from sets of 2')
  })

  it('are built again when those that are there came from elsewhere', () => {
    builds()
    write('packages/web/dist/index.html', 'from an archive')
    expect(builds()).toBe(true)
    expect(page()).toBe('from sets of 1')
  })
})
