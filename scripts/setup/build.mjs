import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { findNode } from './node.mjs'
import { root } from './place.mjs'
import { run } from './run.mjs'

const web = join(root, 'packages/web')
const stamp = join(root, '.cache/web-build')
const frontDoor = join(web, 'dist/index.html')
const sources = ['packages/web', 'packages/domain', 'packages/contract', 'package-lock.json', 'tsconfig.base.json']
const apart = new Set(['dist', 'node_modules'])

/**
 * Builds the pages unless those that are there were built from these very sources, compared by what they hold; answers
 * whether they are there now. The first page names its parts by their content, so it stands for the whole build.
 */
export async function ensureBuilt() {
  const wanted = fingerprint()
  if (existsSync(frontDoor) && existsSync(stamp) && readFileSync(stamp, 'utf8') === `${wanted} ${built()}`) return true
  console.log('Building the pages ...')
  rmSync(stamp, { force: true })
  const vite = join(root, 'node_modules/vite/bin/vite.js')
  if ((await run(findNode(), [vite, 'build', '--logLevel', 'warn'], { cwd: web })) !== 0) return false
  mkdirSync(join(root, '.cache'), { recursive: true })
  writeFileSync(stamp, `${wanted} ${built()}`)
  return true
}

function built() {
  return createHash('sha256').update(readFileSync(frontDoor)).digest('hex')
}

function fingerprint() {
  const hash = createHash('sha256')
  for (const source of sources) addTo(hash, join(root, source), source)
  return hash.digest('hex')
}

function addTo(hash, path, name) {
  const entries = name.endsWith('.json') ? null : readdirSync(path, { withFileTypes: true })
  if (entries === null) return hash.update(`${name}\n`).update(readFileSync(path))
  for (const entry of entries.sort((a, b) => (a.name < b.name ? -1 : 1))) {
    if (apart.has(entry.name) || /\.test\.tsx?$/.test(entry.name)) continue
    const child = join(path, entry.name)
    if (entry.isDirectory()) addTo(hash, child, `${name}/${entry.name}`)
    else hash.update(`${name}/${entry.name}\n`).update(readFileSync(child))
  }
}
