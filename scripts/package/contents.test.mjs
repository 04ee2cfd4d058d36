import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { root } from '../setup/place.mjs'
import { isPackaged, packagedManifest, packagedParts } from './contents.mjs'

/** The files of ours that a script names in its imports, and theirs, by their paths from the project’s folder. */
const importedBy = (path, found = new Set()) => {
  found.add(path)
  const text = readFileSync(join(root, path), 'utf8')
  for (const [, name] of text.matchAll(/from '(\.[^']+)'/g)) {
    const target = join(path, '..', name).replaceAll('\\', '/')
    if (!found.has(target)) importedBy(target, found)
  }
  return found
}

describe('the archive', () => {
  it('holds every script that its own commands use', () => {
    expect([...importedBy('scripts/packaged.mjs')].filter((path) => !packagedParts.includes(path))).toEqual([])
  })

  it('names only what the project has; the pages are built for it', () => {
    expect(packagedParts.filter((part) => part !== 'packages/web/dist' && !existsSync(join(root, part)))).toEqual([])
  })

  it('holds no test', () => {
    expect(isPackaged('packages/server/src/main.ts')).toBe(true)
    for (const path of ['packages/server/src/app.test.ts', 'packages/server/src/test-kit', 'docs/screenshots']) {
      expect(isPackaged(path), path).toBe(false)
    }
  })

  it('starts and administers by the same commands as the project, without its tools', () => {
    const { scripts, ...manifest } = packagedManifest(JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')))
    expect(Object.keys(scripts)).toEqual(['start', 'admin'])
    expect(manifest).not.toHaveProperty('devDependencies')
  })
})
