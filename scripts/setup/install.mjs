import { createHash } from 'node:crypto'
import { existsSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { Failure } from './failure.mjs'
import { root } from './place.mjs'
import { run } from './run.mjs'

const lockFile = join(root, 'package-lock.json')
const modules = join(root, 'node_modules')
const stamp = join(modules, '.installed-from')

/** Installs what the lock file names, unless exactly that is installed already. */
export async function ensureInstalled() {
  const wanted = createHash('sha256').update(readFileSync(lockFile)).digest('hex')
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return
  if (!installedByHand()) {
    console.log('Installing the dependencies ...')
    const code = await run('npm', [
      'ci',
      '--include=dev',
      '--include=optional',
      '--no-audit',
      '--no-fund',
      '--loglevel=error',
    ])
    if (code !== 0) throw new Failure('The dependencies could not be installed: npm says why above.')
  }
  writeFileSync(stamp, wanted)
}

/** npm notes each finished installation in a file of its own; one newer than our lock file came from it. */
function installedByHand() {
  const note = join(modules, '.package-lock.json')
  return existsSync(note) && statSync(note).mtimeMs >= statSync(lockFile).mtimeMs
}
